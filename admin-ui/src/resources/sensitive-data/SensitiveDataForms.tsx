import type { ReactNode } from 'react';
import { ResourceCreate } from '../../crud/ResourceCreate';
import { ResourceEdit } from '../../crud/ResourceEdit';
import { WatchedResourceInput } from '../capture-rule/WatchedResourceInput';
import { WatchedFieldsInput } from './WatchedFieldsInput';

const sections = [{ title: '', fields: ['name', 'controller', 'status', 'data_fields'] }];
const inputs = { controller: Watched, data_fields: WatchedFieldsInput };

export const SensitiveDataEdit = () => <ResourceEdit sections={sections} inputs={inputs} />;
export const SensitiveDataCreate = () => <ResourceCreate sections={sections} inputs={inputs} />;

function Watched(props: { source: string; label: ReactNode }) {
  return <WatchedResourceInput resource="sensitive-data" {...props} />;
}
