import AccountTreeOutlined from '@mui/icons-material/AccountTreeOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ErrorNotice, Notice } from '../../crud/Notice';
import { TracedJournals } from './TracedJournals';
import { useAccounts, useTrace } from './books-api';

/** From a number to the entries behind it. */
export function Trace({ initial }: { initial: string }) {
  const translate = useTranslate();
  const [typed, setTyped] = useState(initial);
  const [no, setNo] = useState(initial);
  return (
    <>
      <Card sx={{ p: 1.25, mb: 1.5 }}>
        <Box
          component="form"
          sx={{ display: 'flex', gap: 1, maxWidth: 560 }}
          onSubmit={(event) => {
            event.preventDefault();
            setNo(typed.trim());
          }}
        >
          <TextField
            size="small"
            fullWidth
            label={translate('books.number')}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            slotProps={{ htmlInput: { maxLength: 80, spellCheck: false, autoComplete: 'off' } }}
          />
          <Button
            type="submit"
            variant="contained"
            disabled={typed.trim() === ''}
            sx={{ flex: 'none', alignSelf: 'flex-end' }}
          >
            {translate('books.trace')}
          </Button>
        </Box>
      </Card>
      {no === '' ? (
        <Card>
          <Notice icon={<AccountTreeOutlined />} title={translate('books.traceHint')} />
        </Card>
      ) : (
        <Traced no={no} />
      )}
    </>
  );
}

/** The journals behind one number. */
export function Traced({ no }: { no: string }) {
  const translate = useTranslate();
  const { data, error, refetch } = useTrace(no);
  const { data: accounts = [] } = useAccounts();
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  if (!data) return <LinearProgress />;
  if (data.length > 0) return <TracedJournals journals={data} accounts={accounts} />;
  return (
    <Card>
      <Notice icon={<AccountTreeOutlined />} title={translate('books.nothing', { no })} />
    </Card>
  );
}
