import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { useGetList, useRecordContext, useTranslate } from 'react-admin';
import { ErrorNotice } from '../../crud/Notice';
import { HtmlView } from '../../crud/HtmlView';
import type { DiffLine } from './line-diff';
import { lineDiff, linesOfHtml } from './line-diff';

const MOST_VERSIONS = 100;

const marks = { same: '', removed: '−', added: '+' } as const;

/** This version beside another one of the same terms, and below them what changed in the text. */
export function VersionDiff({ language }: { language: 'zh' | 'en' }) {
  const record = useRecordContext<RaRecord>();
  const translate = useTranslate();
  const [chosen, setChosen] = useState<string>();
  const {
    data = [],
    error,
    refetch,
  } = useGetList('protocol', {
    filter: { code: record?.['code'] },
    pagination: { page: 1, perPage: MOST_VERSIONS },
    sort: { field: 'id', order: 'DESC' },
  });
  if (!record) return null;
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  const others = data.filter(({ id }) => id !== record.id);
  const usual = others.find((row) => Number(row['version_no']) < Number(record['version_no'])) ?? others[0];
  const other = others.find(({ id }) => String(id) === chosen) ?? usual;
  const textOf = (row: RaRecord): string => String(row[`content_${language}`] ?? '');
  const versionOf = (row: RaRecord): string =>
    translate('protocol.version', { no: String(row['version_no']) });
  if (!other)
    return (
      <Card sx={{ p: 2 }}>
        <Typography sx={{ mb: 1, color: 'text.secondary' }}>{translate('protocol.noOther')}</Typography>
        <HtmlView html={textOf(record)} />
      </Card>
    );
  const lines = lineDiff(linesOfHtml(textOf(other)), linesOfHtml(textOf(record)));
  return (
    <Card sx={{ p: 2 }}>
      <TextField
        select
        id="compared-version"
        label={translate('protocol.compareWith')}
        value={String(other.id)}
        onChange={({ target }) => setChosen(target.value)}
        sx={{ width: 240 }}
      >
        {others.map((row) => (
          <MenuItem key={row.id} value={String(row.id)}>
            {versionOf(row)}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, gap: 2, my: 1.5 }}>
        {[other, record].map((row) => (
          <div key={row.id}>
            <b>{versionOf(row)}</b>
            <HtmlView html={textOf(row)} />
          </div>
        ))}
      </Box>
      <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
        {translate('protocol.changes')}
      </Typography>
      {lines.some(({ kind }) => kind !== 'same') ? (
        lines.map((line, index) => <Line key={index} line={line} />)
      ) : (
        <span>{translate('protocol.noChange')}</span>
      )}
    </Card>
  );
}

function Line({ line: { kind, text } }: { line: DiffLine }) {
  const translate = useTranslate();
  const tone = kind === 'added' ? 'success' : 'danger';
  return (
    <Box
      component={kind === 'added' ? 'ins' : kind === 'removed' ? 'del' : 'div'}
      {...(kind === 'same' ? {} : { 'aria-label': translate(`protocol.${kind}`) })}
      sx={[
        { display: 'flex', gap: 1, px: 1, py: 0.25, textDecoration: 'none', overflowWrap: 'anywhere' },
        kind !== 'same' &&
          ((theme) => ({ bgcolor: theme.palette.tones[tone].bg, color: theme.palette.tones[tone].fg })),
      ]}
    >
      <Box component="span" aria-hidden sx={{ width: 12, flexShrink: 0 }}>
        {marks[kind]}
      </Box>
      {text}
    </Box>
  );
}
