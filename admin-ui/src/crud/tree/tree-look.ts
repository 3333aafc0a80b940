import type { Locale } from '@parcelway/look';
import type { ComponentType } from 'react';
import type { OwnCells } from '../ResourceList';
import type { TreeRecord } from './useTreeRows';

/** How the rows of one resource look in its tree. */
export interface TreeLook {
  readonly titleOf: (row: TreeRecord, language: Locale) => string;
  /** The picture before the title. */
  readonly Mark?: ComponentType<{ row: TreeRecord }>;
  /** The field whose word stands as a chip behind the title. */
  readonly chip?: string;
  /** Fields with a column each; on a phone they stand below the title. */
  readonly columns: readonly string[];
  readonly cells?: OwnCells;
}
