import DragIndicatorOutlined from '@mui/icons-material/DragIndicatorOutlined';
import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { ToneChip } from '@parcelway/look';
import type { HTMLAttributes, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { Link, RecordContextProvider, useCreatePath, useNavigate, useTranslate } from 'react-admin';
import { enumWord } from '../../i18n/field-words';
import { useLanguage } from '../../i18n/useLanguage';
import { useMay } from '../../layout/access';
import { FieldView } from '../FieldView';
import { declarationOf } from '../resource-fields';
import type { TreeLine } from './row-tree';
import { StatusSwitch } from './StatusSwitch';
import type { TreeLook } from './tree-look';
import { TreeRowActions } from './TreeRowActions';
import type { TreeRecord } from './useTreeRows';
import { ROW_ATTRIBUTE } from './useRowDrag';

const INDENT_PX = { desk: 26, phone: 14 };

/** One line of a tree: a click opens the row, arrows on the row fold and unfold it. */
export function TreeTableRow({
  resource,
  line,
  rows,
  title,
  isPhone,
  hasActs,
  isDragged,
  dropEdge,
  handle,
  onTurn,
  onMove,
  onAddBelow,
  onDelete,
  ...look
}: Omit<TreeLook, 'titleOf'> & {
  resource: string;
  line: TreeLine<TreeRecord>;
  rows: readonly TreeRecord[];
  title: string;
  isPhone: boolean;
  /** Whether rows of the table have buttons. */
  hasActs: boolean;
  isDragged: boolean;
  /** The edge along which a dragged row would come to stand; null when it would not. */
  dropEdge: 'top' | 'bottom' | null;
  handle: HTMLAttributes<HTMLElement> | null;
  onTurn: (id: number) => void;
  onMove: ((id: number, target: number) => void) | null;
  onAddBelow: (id: number) => void;
  onDelete: (row: TreeRecord) => void;
}) {
  const { row, level, position, siblings, hasChildren, isUnfolded } = line;
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const may = useMay();
  const page = createPath({ resource, type: 'show', id: row.id });
  const { fields } = declarationOf(resource);

  const cell = (name: string): ReactNode => {
    const Own = look.cells?.[name];
    const field = fields[name];
    if (Own) return <Own />;
    return field ? <FieldView resource={resource} name={name} field={field} place="list" /> : null;
  };
  const open = ({ target }: MouseEvent): void => {
    if (!(target instanceof Element && target.closest('a, button, label, input, [data-handle]')))
      navigate(page);
  };
  const turn = (event: KeyboardEvent): void => {
    const wanted = { ArrowRight: true, ArrowLeft: false }[event.key];
    if (event.target !== event.currentTarget || event.altKey || !hasChildren || wanted === undefined) return;
    event.preventDefault();
    if (wanted !== isUnfolded) onTurn(row.id);
  };
  return (
    <RecordContextProvider value={row}>
      <TableRow
        hover
        {...{ [ROW_ATTRIBUTE]: row.id }}
        tabIndex={-1}
        aria-level={level}
        aria-posinset={position}
        aria-setsize={siblings}
        {...(hasChildren ? { 'aria-expanded': isUnfolded } : {})}
        onClick={open}
        onKeyDown={turn}
        sx={{
          cursor: 'pointer',
          opacity: isDragged ? 0.5 : 1,
          ...(dropEdge && {
            boxShadow: ({ palette }) =>
              `inset 0 ${dropEdge === 'top' ? '2px' : '-2px'} 0 ${palette.primary.main}`,
          }),
        }}
      >
        <TableCell sx={{ width: '100%' }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, minWidth: 0 }}>
            {handle && <Handle {...handle} />}
            <Box sx={{ width: (level - 1) * (isPhone ? INDENT_PX.phone : INDENT_PX.desk), flex: 'none' }} />
            <Fold line={line} title={title} onTurn={onTurn} />
            {look.Mark && <look.Mark row={row} />}
            <Box sx={{ minWidth: 0 }}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
                <Link to={page} sx={{ color: 'text.primary', fontWeight: hasChildren ? 600 : 400 }}>
                  {title}
                </Link>
                {look.chip && <FieldChip resource={resource} name={look.chip} row={row} />}
              </Box>
              {isPhone && (
                <Box sx={{ fontSize: 12.5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
                  {look.columns.map((name) => (
                    <Box component="span" key={name} sx={{ mr: 1.5 }}>
                      {cell(name)}
                    </Box>
                  ))}
                </Box>
              )}
            </Box>
          </Box>
        </TableCell>
        {!isPhone &&
          look.columns.map((name) => (
            <TableCell key={name} sx={{ whiteSpace: 'nowrap' }}>
              {cell(name)}
            </TableCell>
          ))}
        {fields['status'] && (
          <TableCell sx={{ whiteSpace: 'nowrap' }}>
            {may(resource, 'edit') ? (
              <StatusSwitch resource={resource} row={row} title={title} />
            ) : (
              cell('status')
            )}
          </TableCell>
        )}
        {hasActs && (
          // What is clicked in the open menu is no click on the row.
          <TableCell
            align="right"
            onClick={(event) => event.stopPropagation()}
            sx={{ whiteSpace: 'nowrap', cursor: 'default' }}
          >
            <TreeRowActions
              resource={resource}
              row={row}
              rows={rows}
              title={title}
              isPhone={isPhone}
              onMove={onMove}
              onAddBelow={onAddBelow}
              onDelete={onDelete}
            />
          </TableCell>
        )}
      </TableRow>
    </RecordContextProvider>
  );
}

/** Taken with mouse or pen; with the keyboard rows move by their menu. */
function Handle(props: HTMLAttributes<HTMLElement>) {
  const translate = useTranslate();
  return (
    <Box
      {...props}
      component="span"
      data-handle
      aria-hidden
      title={translate('tree.drag')}
      sx={{
        display: 'inline-flex',
        p: '4px',
        ml: '-4px',
        flex: 'none',
        color: 'text.secondary',
        cursor: 'grab',
        touchAction: 'none',
        '&:active': { cursor: 'grabbing' },
      }}
    >
      <DragIndicatorOutlined sx={{ fontSize: 18 }} />
    </Box>
  );
}

function Fold({
  line: { row, hasChildren, isUnfolded },
  title,
  onTurn,
}: {
  line: TreeLine<TreeRecord>;
  title: string;
  onTurn: (id: number) => void;
}) {
  const translate = useTranslate();
  if (!hasChildren) return <Box sx={{ width: 28, flex: 'none' }} />;
  return (
    <IconButton
      aria-label={translate(isUnfolded ? 'tree.fold' : 'tree.unfold', { title })}
      aria-expanded={isUnfolded}
      onClick={() => onTurn(row.id)}
      sx={{ width: 28, height: 28, flex: 'none' }}
    >
      <ExpandMoreOutlined sx={{ fontSize: 18, transform: isUnfolded ? 'none' : 'rotate(-90deg)' }} />
    </IconButton>
  );
}

function FieldChip({ resource, name, row }: { resource: string; name: string; row: TreeRecord }) {
  const language = useLanguage();
  const declaration = declarationOf(resource);
  const field = declaration.fields[name];
  return field ? (
    <ToneChip
      tone="neutral"
      dot={false}
      label={enumWord(declaration, name, field, String(row[name] ?? ''), language)}
    />
  ) : null;
}
