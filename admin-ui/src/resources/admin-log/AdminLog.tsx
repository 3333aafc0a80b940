import { JsonText } from '../../crud/JsonText';
import { ResourceList } from '../../crud/ResourceList';
import { ResourceShow } from '../../crud/ResourceShow';

const cells = { data: () => <JsonText source="data" /> };

export const AdminLogList = () => <ResourceList omit={['data', 'url', 'useragent']} />;
export const AdminLogRow = () => <ResourceShow cells={cells} />;
