import { ListBase, ResourceContextProvider } from 'react-admin';
import { ListFrame } from '../../crud/ListFrame';
import { declarationOf, defaultSort } from '../../crud/resource-fields';
import { ResourceRows } from '../../crud/ResourceList';
import { EndSession, LastUsed } from './SessionCells';

const cells = { last_used_at: LastUsed };

/** Where one person is logged in. `subjectId` is the id of a member (`user`) or an admin. */
export function PersonSessions({ kind, subjectId }: { kind: 'user' | 'admin'; subjectId: number }) {
  return (
    <ResourceContextProvider value="session">
      <ListBase
        perPage={25}
        sort={defaultSort(declarationOf('session'))}
        filter={{ kind, subject_id: subjectId }}
        exporter={false}
        storeKey={false}
        disableSyncWithLocation
      >
        <ListFrame filters={null}>
          <ResourceRows
            resource="session"
            selectable={false}
            omit={['kind', 'username']}
            cells={cells}
            rowActions={<EndSession />}
          />
        </ListFrame>
      </ListBase>
    </ResourceContextProvider>
  );
}
