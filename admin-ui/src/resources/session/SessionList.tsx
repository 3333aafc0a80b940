import { ResourceList } from '../../crud/ResourceList';
import { EndSession, LastUsed } from './SessionCells';

const cells = { last_used_at: LastUsed };

/** Who is logged in; the session this page is open in is marked. */
export const SessionList = () => <ResourceList cells={cells} rowActions={<EndSession />} />;
