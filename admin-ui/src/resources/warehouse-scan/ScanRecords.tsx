import { ResourceList } from '../../crud/ResourceList';

/** Every scan ever made, as the default list. */
export function ScanRecords() {
  return <ResourceList word="menu.scanRecords" />;
}
