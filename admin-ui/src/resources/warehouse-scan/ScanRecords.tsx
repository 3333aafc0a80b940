import { ResourceList } from '../../crud/ResourceList';
import { scanCells } from './ScanCells';

/** Every scan ever made, as the default list. */
export function ScanRecords() {
  return <ResourceList word="menu.scanRecords" cells={scanCells} />;
}
