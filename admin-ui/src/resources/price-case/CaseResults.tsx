import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { PriceCaseRun } from '@parcelway/contracts';
import { formatDetailTime } from '@parcelway/look';
import { Link, useCreatePath, useTranslate } from 'react-admin';

const COLUMNS = ['name', 'result', 'since', 'expected', 'got', 'difference'] as const;

/** The outcome of a run, case by case: what was expected, what came, and since when it is so. What fails stands first. */
export function CaseResults({ runs }: { runs: readonly PriceCaseRun[] }) {
  const translate = useTranslate();
  const passed = runs.filter(({ result }) => result === 'pass').length;
  const sorted = [...runs].sort((one, other) => one.result.localeCompare(other.result));
  return (
    <Card component="section" sx={{ mb: 1.5 }}>
      <Typography variant="h4" component="h2" sx={{ p: 2, pb: 1 }}>
        {translate('cases.title')}
      </Typography>
      <Typography
        role="status"
        sx={{ px: 2, pb: 1, color: passed === runs.length ? 'success.main' : 'error.main' }}
      >
        {translate('cases.passed', { passed, all: runs.length })}
      </Typography>
      <TableContainer tabIndex={0} role="region" aria-label={translate('cases.title')}>
        <Table size="small">
          <TableHead>
            <TableRow>
              {COLUMNS.map((word) => (
                <TableCell key={word}>{translate(`cases.${word}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {sorted.map((run) => (
              <RunRow key={run.id} run={run} />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Card>
  );
}

function RunRow({ run }: { run: PriceCaseRun }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const isPass = run.result === 'pass';
  return (
    <TableRow>
      <TableCell>
        <Link to={createPath({ resource: 'price-case', type: 'show', id: run.id })}>{run.name}</Link>
      </TableCell>
      <TableCell sx={{ fontWeight: 600, color: isPass ? 'success.main' : 'error.main' }}>
        {translate(`cases.${run.result}`)}
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatDetailTime(run.since)}</TableCell>
      <TableCell>{run.expected_total}</TableCell>
      <TableCell>{run.total ?? translate('app.none')}</TableCell>
      <TableCell>
        {run.refused || run.differences.map((one) => <Difference key={one.code} of={one} />)}
      </TableCell>
    </TableRow>
  );
}

function Difference({ of: { code, expected, got } }: { of: PriceCaseRun['differences'][number] }) {
  const translate = useTranslate();
  const none = translate('app.none');
  return (
    <div>
      {translate(`cases.line.${code}`)}: {expected ?? none} → {got ?? none}
    </div>
  );
}
