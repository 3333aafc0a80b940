import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useRecordContext } from 'react-admin';
import type { RaRecord } from 'react-admin';
import { declarationOf, showFields } from '../../crud/resource-fields';
import { Facts, ShowPage } from '../../crud/ResourceShow';
import { Differences } from './Differences';
import type { Difference } from './difference';

/** One run and what it found. */
export function ReconciliationPage() {
  const fields = showFields(declarationOf('reconciliation-run')).filter(({ name }) => name !== 'differences');
  return (
    <ShowPage>
      <Facts fields={fields} />
      <Found />
    </ShowPage>
  );
}

function Found() {
  const run = useRecordContext<RaRecord & { readonly differences?: readonly Difference[] }>();
  if (!run?.differences?.length) return null;
  return (
    <Box sx={{ mt: 1.5 }}>
      <Card>
        <Differences rows={run.differences} />
      </Card>
    </Box>
  );
}
