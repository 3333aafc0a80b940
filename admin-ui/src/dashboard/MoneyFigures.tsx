import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import LinearProgress from '@mui/material/LinearProgress';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { formatDetailTime, saveFile } from '@parcelway/look';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { ErrorNotice } from '../crud/Notice';
import { errorText } from '../providers/problem';
import { figuresFile, useFigures } from './figures-api';
import type { FiguresSpan } from './figures-api';
import { MoneyTables } from './MoneyTables';
import { Panel } from './Panel';

const ID = 'money-figures';
const MOST_DAYS = 366;
const DAY_MS = 86_400_000;

/** On paper there is nothing but the figures. */
const PRINTED = {
  '@media print': {
    'body *': { visibility: 'hidden' },
    [`#${ID}, #${ID} *`]: { visibility: 'visible' },
    [`#${ID}`]: { position: 'absolute', inset: '0 0 auto 0', border: 0, boxShadow: 'none' },
    [`#${ID} button, section:not(#${ID})`]: { display: 'none' },
  },
} as const;

/** This month by London's clock. */
function thisMonth(): Pick<FiguresSpan, 'from' | 'to'> {
  const to = formatDetailTime(new Date()).slice(0, 10);
  return { from: `${to.slice(0, 8)}01`, to };
}

const isSpan = ({ from, to }: FiguresSpan): boolean => {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS;
  return days >= 0 && days < MOST_DAYS;
};

/** What came in over some days, by day, way, channel and salesman, what went back, and what is owed; printed and exported as it stands. */
export function MoneyFigures() {
  const translate = useTranslate();
  const [asked, setAsked] = useState<FiguresSpan>(() => ({ ...thisMonth(), currency: '' }));
  const [span, setSpan] = useState(asked);
  const { data, error, isFetching, refetch } = useFigures(span);
  const ask = (change: Partial<FiguresSpan>): void => {
    const next = { ...asked, ...change };
    setAsked(next);
    if (isSpan(next)) setSpan(next);
  };
  const end = (name: 'from' | 'to') => (
    <TextField
      type="date"
      size="small"
      label={translate(`figures.${name}`)}
      value={asked[name]}
      onChange={({ target }) => ask({ [name]: target.value })}
      sx={{ width: 160 }}
    />
  );
  return (
    <Panel id={ID} title={translate('figures.title')} action={<Files span={span} />}>
      <GlobalStyles styles={PRINTED} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, px: 2, pb: 1.5 }}>
        {end('from')}
        {end('to')}
        {data && data.currencies.length > 1 && (
          <TextField
            select
            size="small"
            label={translate('figures.currency')}
            value={data.currency}
            onChange={({ target }) => ask({ currency: target.value })}
            sx={{ width: 120 }}
          >
            {data.currencies.map((currency) => (
              <MenuItem key={currency} value={currency}>
                {currency}
              </MenuItem>
            ))}
          </TextField>
        )}
      </Box>
      {!isSpan(asked) && <Alert severity="warning">{translate('figures.backwards')}</Alert>}
      <Box sx={{ height: 3 }}>{isFetching && <LinearProgress sx={{ height: 3 }} />}</Box>
      {error ? (
        <ErrorNotice error={error} onRetry={() => void refetch()} />
      ) : (
        data && <MoneyTables figures={data} />
      )}
    </Panel>
  );
}

function Files({ span }: { span: FiguresSpan }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  async function save(): Promise<void> {
    setBusy(true);
    try {
      saveFile(await figuresFile(span), `figures-${span.from}-${span.to}.xlsx`);
    } catch (error) {
      notify(errorText(error, 'ra.notification.http_error'), { type: 'error' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button variant="outlined" startIcon={<PrintOutlined />} onClick={() => window.print()}>
        {translate('figures.print')}
      </Button>
      <Button
        variant="outlined"
        startIcon={<FileDownloadOutlined />}
        loading={isBusy}
        loadingPosition="start"
        onClick={() => void save()}
      >
        {translate('figures.export')}
      </Button>
    </Box>
  );
}
