import { ResourceCreate } from '../../crud/ResourceCreate';
import { ResourceEdit } from '../../crud/ResourceEdit';
import type { FormShape } from '../../crud/ResourceForm';
import { PositionInput } from './PositionInput';

const form: FormShape = { inputs: { position: PositionInput } };

/** The forms of what has a position: salesmen and rules of their commission. */
export const PositionEdit = () => <ResourceEdit {...form} />;
export const PositionCreate = () => <ResourceCreate {...form} />;
