import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { inLocale } from '../../i18n/field-words';
import { useLanguage } from '../../i18n/useLanguage';
import { useMay } from '../../layout/access';
import { declarationOf } from '../resource-fields';
import type { TreeLine } from './row-tree';
import type { TreeLook } from './tree-look';
import { TreeTableRow } from './TreeTableRow';
import type { TreeRecord } from './useTreeRows';
import { useRowDrag } from './useRowDrag';

/** The lines of a tree as a table; on a phone title, switch and menu alone. */
export function TreeTable({
  resource,
  rows,
  lines,
  titleOf,
  onTurn,
  onMove,
  onAddBelow,
  onDelete,
  ...look
}: Omit<TreeLook, 'titleOf'> & {
  resource: string;
  /** Every row, those that do not show too. */
  rows: readonly TreeRecord[];
  lines: readonly TreeLine<TreeRecord>[];
  titleOf: (row: TreeRecord) => string;
  onTurn: (id: number) => void;
  /** Puts a row where another stands; null where rows cannot be sorted. */
  onMove: ((id: number, target: number) => void) | null;
  /** A row is about to come under that one. */
  onAddBelow: (id: number) => void;
  onDelete: (row: TreeRecord) => void;
}) {
  const translate = useTranslate();
  const language = useLanguage();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const { drag, handle } = useRowDrag(rows, (id, target) => onMove?.(id, target));
  const { fields, labelField, label } = declarationOf(resource);
  const may = useMay();
  const hasActs = ['create', 'edit', 'sortable', 'delete'].some((act) => may(resource, act));
  const names = [labelField, ...(isPhone ? [] : look.columns), ...(fields['status'] ? ['status'] : [])];
  const moved = rows.findIndex(({ id }) => id === drag?.id);
  return (
    <Table
      role="treegrid"
      aria-label={inLocale(label, language)}
      size="small"
      sx={{
        '& .MuiTableCell-root': { fontSize: 13.5, px: '9px', py: '4px', height: 44 },
        '& .MuiTableCell-head': { fontSize: 12.5, height: 36 },
        '& tbody tr:last-of-type .MuiTableCell-root': { borderBottom: 0 },
        '& tbody tr:focus': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
      }}
    >
      <TableHead>
        <TableRow>
          {names.map((name) => (
            <TableCell key={name}>
              {name.endsWith('_zh')
                ? translate('tree.name')
                : inLocale(fields[name]?.label ?? ['', ''], language)}
            </TableCell>
          ))}
          {hasActs && <TableCell align="right">{translate('list.actions')}</TableCell>}
        </TableRow>
      </TableHead>
      <TableBody>
        {lines.map((line) => (
          <TreeTableRow
            key={line.row.id}
            {...look}
            resource={resource}
            line={line}
            rows={rows}
            title={titleOf(line.row)}
            isPhone={isPhone}
            hasActs={hasActs}
            isDragged={line.row.id === drag?.id}
            dropEdge={
              line.row.id !== drag?.target
                ? null
                : rows.findIndex(({ id }) => id === line.row.id) > moved
                  ? 'bottom'
                  : 'top'
            }
            handle={onMove && !isPhone ? handle(line.row.id) : null}
            onTurn={onTurn}
            onMove={onMove}
            onAddBelow={onAddBelow}
            onDelete={onDelete}
          />
        ))}
      </TableBody>
    </Table>
  );
}
