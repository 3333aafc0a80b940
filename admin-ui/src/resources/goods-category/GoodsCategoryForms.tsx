import type { ReactNode } from 'react';
import { ResourceCreate } from '../../crud/ResourceCreate';
import { ResourceEdit } from '../../crud/ResourceEdit';
import type { FormShape } from '../../crud/ResourceForm';
import { ParentInput } from '../../crud/tree/ParentInput';
import { goodsCategorySections } from './goods-category-sections';
import { categoryTitle } from './GoodsCategoryTree';

function CategoryParentInput(props: { source: string; label: ReactNode }) {
  return <ParentInput {...props} titleOf={categoryTitle} />;
}

const form: FormShape = { sections: goodsCategorySections, inputs: { pid: CategoryParentInput } };

export const GoodsCategoryEdit = () => <ResourceEdit {...form} />;
export const GoodsCategoryCreate = () => <ResourceCreate {...form} />;
