import type { ReactNode } from 'react';
import { ResourceCreate } from '../../crud/ResourceCreate';
import { ResourceEdit } from '../../crud/ResourceEdit';
import { WatchedResourceInput } from '../capture-rule/WatchedResourceInput';

const sections = [{ title: '', fields: ['name', 'controller', 'status'] }];
const inputs = { controller: Watched };

export const DataRecycleEdit = () => <ResourceEdit sections={sections} inputs={inputs} />;
export const DataRecycleCreate = () => <ResourceCreate sections={sections} inputs={inputs} />;

function Watched(props: { source: string; label: ReactNode }) {
  return <WatchedResourceInput resource="data-recycle" {...props} />;
}
