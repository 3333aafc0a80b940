import { useMay } from '../../layout/access';
import { ResourceList } from '../../crud/ResourceList';
import { importable } from './importable';
import { NewImport } from './NewImport';

/** Imports and the form that starts one, for those who may fill anything. */
export function ImportList() {
  const may = useMay();
  const kinds = importable.filter(({ resource }) => may(resource, 'import'));
  return (
    <>
      {kinds.length > 0 && <NewImport kinds={kinds} />}
      <ResourceList />
    </>
  );
}
