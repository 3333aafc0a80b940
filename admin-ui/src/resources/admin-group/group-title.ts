import type { TreeRecord } from '../../crud/tree/useTreeRows';

/** How a group is called, in either language. */
export const groupTitle = (row: TreeRecord): string => String(row['name']);
