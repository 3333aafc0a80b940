import Box from '@mui/material/Box';
import { useRecordContext } from 'react-admin';
import type { RaRecord } from 'react-admin';
import { ResourceShow } from '../../crud/ResourceShow';
import { Traced } from './Trace';

/** One movement of money with its entries. */
export function JournalPage() {
  return (
    <ResourceShow>
      <Box sx={{ mt: 1.5 }}>
        <OwnEntries />
      </Box>
    </ResourceShow>
  );
}

function OwnEntries() {
  const journal = useRecordContext<RaRecord>();
  return journal ? <Traced no={String(journal['journal_no'])} /> : null;
}
