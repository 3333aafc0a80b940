import { ResourceCreate } from '../../crud/ResourceCreate';
import { ResourceEdit } from '../../crud/ResourceEdit';
import { ResourceList } from '../../crud/ResourceList';
import { ResourceShow } from '../../crud/ResourceShow';
import { PreviewOfForm, PreviewOfRecord, PreviewOfRow } from './PreviewButtons';

export const ArticleList = () => <ResourceList rowActions={<PreviewOfRow />} />;
export const Article = () => <ResourceShow actions={<PreviewOfRecord />} />;
export const ArticleEdit = () => <ResourceEdit tools={<PreviewOfForm />} />;
export const ArticleCreate = () => <ResourceCreate tools={<PreviewOfForm />} />;
