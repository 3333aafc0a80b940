import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { FigureChanges } from '@parcelway/contracts';
import type { Field, Resource } from '@parcelway/contracts/resources';
import { formatDetailTime, UNKNOWN } from '@parcelway/look';
import { useQuery } from '@tanstack/react-query';
import { RecordContextProvider, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { inLocale } from '../i18n/field-words';
import { useLanguage } from '../i18n/useLanguage';
import { callRest } from '../providers/rest';
import { BoxNames } from './BoxNames';
import { FieldView } from './FieldView';
import { isMeasured } from './measured-value';
import { ErrorNotice } from './Notice';
import { declarationOf } from './resource-fields';

type Change = FigureChanges['changes'][number];

interface ChangeHistoryProps {
  /** What the rows inside of it are, where it has such. */
  lines?: Resource;
}

/** Who changed what of the row of the details page, the newest first. */
export function ChangeHistory({ lines }: ChangeHistoryProps) {
  const subject = useRecordContext();
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: [resource, 'history', subject?.id, subject?.['version']],
    queryFn: () =>
      callRest<{ list: readonly FigureChanges[] }>('GET', `/${resource}/history?id=${String(subject?.id)}`),
    enabled: subject !== undefined,
  });
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  return (
    <Card>
      {data.list.length === 0 ? (
        <Typography sx={{ p: 2, color: 'text.secondary' }}>{translate('price.noHistory')}</Typography>
      ) : (
        <TableContainer tabIndex={0} role="region" aria-label={translate('price.history')}>
          <Table size="small">
            <TableHead>
              <TableRow>
                {['when', 'who', 'what', 'before', 'after'].map((word) => (
                  <TableCell key={word}>{translate(`price.${word}`)}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {data.list.flatMap((one) =>
                one.changes.map((change, index) => (
                  <ChangeRow
                    key={`${one.id} ${change.field}`}
                    of={one}
                    change={change}
                    declared={(change.line === undefined ? undefined : lines) ?? declarationOf(resource)}
                    isFirst={index === 0}
                  />
                )),
              )}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </Card>
  );
}

interface ChangeRowProps {
  of: FigureChanges;
  change: Change;
  declared: Resource;
  isFirst: boolean;
}

function ChangeRow({ of, change, declared, isFirst }: ChangeRowProps) {
  const language = useLanguage();
  const field: Field | undefined = declared.fields[change.field];
  return (
    <TableRow>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{isFirst && formatDetailTime(of.time)}</TableCell>
      <TableCell>{isFirst && (of.by_name || of.by_type)}</TableCell>
      <TableCell sx={{ minWidth: 140 }}>
        {change.line !== undefined && (
          <>
            <BoxNames ids={change.line} />
            {' · '}
          </>
        )}
        {field ? inLocale(field.label, language) : change.field}
      </TableCell>
      {[change.from, change.to].map((value, side) => (
        <TableCell key={side}>
          {field ? <Figure declared={declared} name={change.field} field={field} value={value} /> : value}
        </TableCell>
      ))}
    </TableRow>
  );
}

interface FigureProps {
  declared: Resource;
  name: string;
  field: Field;
  value: string | null;
}

/** A figure of then as the details page shows that of now. */
function Figure({ declared, name, field, value }: FigureProps) {
  const currency: unknown = useRecordContext()?.['currency'];
  if (value === null) return UNKNOWN;
  return (
    <RecordContextProvider value={{ id: 0, currency, [name]: readFigure(field, value) }}>
      <FieldView resource={declared.name} name={name} field={field} place="show" />
    </RecordContextProvider>
  );
}

/** Histories keep text; the details page gets numbers and lists. */
function readFigure({ kind }: Field, value: string): unknown {
  if (kind === 'json' || kind === 'relations') return JSON.parse(value);
  return isMeasured(kind) && kind !== 'money' ? Number(value) : value;
}
