import AddOutlined from '@mui/icons-material/AddOutlined';
import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import MoreVertOutlined from '@mui/icons-material/MoreVertOutlined';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import { Link, useCreatePath, useTranslate } from 'react-admin';
import { useMay } from '../../layout/access';
import { neighbourId } from './row-tree';
import type { TreeRecord } from './useTreeRows';

/** The buttons at the end of a line, and all it can do in a menu; what the admin may not do is absent. */
export function TreeRowActions({
  resource,
  row,
  rows,
  title,
  isPhone,
  onMove,
  onAddBelow,
  onDelete,
}: {
  resource: string;
  row: TreeRecord;
  rows: readonly TreeRecord[];
  title: string;
  isPhone: boolean;
  onMove: ((id: number, target: number) => void) | null;
  onAddBelow: (id: number) => void;
  onDelete: (row: TreeRecord) => void;
}) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const may = useMay();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  const close = (): void => setAnchor(null);
  const child = `${createPath({ resource, type: 'create' })}?source=${encodeURIComponent(JSON.stringify({ pid: row.id }))}`;
  const edit = createPath({ resource, type: 'edit', id: row.id });

  const move = (label: string, icon: ReactElement, step: 1 | -1): ReactElement => {
    const target = neighbourId(rows, row.id, step);
    return (
      <MenuItem
        key={label}
        disabled={target === null}
        onClick={() => {
          close();
          if (target !== null) onMove?.(row.id, target);
        }}
      >
        <ListItemIcon>{icon}</ListItemIcon>
        {translate(label)}
      </MenuItem>
    );
  };
  const items = [
    ...(may(resource, 'create')
      ? [
          <MenuItem key="child" component={Link} to={child} onClick={() => onAddBelow(row.id)}>
            <ListItemIcon>
              <AddOutlined fontSize="small" />
            </ListItemIcon>
            {translate('tree.addChild')}
          </MenuItem>,
        ]
      : []),
    ...(may(resource, 'edit')
      ? [
          <MenuItem key="edit" component={Link} to={edit} onClick={close}>
            <ListItemIcon>
              <EditOutlined fontSize="small" />
            </ListItemIcon>
            {translate('ra.action.edit')}
          </MenuItem>,
        ]
      : []),
    ...(onMove
      ? [
          move('tree.moveUp', <ArrowUpwardOutlined fontSize="small" />, -1),
          move('tree.moveDown', <ArrowDownwardOutlined fontSize="small" />, 1),
        ]
      : []),
    ...(may(resource, 'delete')
      ? [
          <MenuItem
            key="delete"
            onClick={() => {
              close();
              onDelete(row);
            }}
            sx={{ color: 'error.main' }}
          >
            <ListItemIcon sx={{ color: 'inherit' }}>
              <DeleteOutlined fontSize="small" />
            </ListItemIcon>
            {translate('ra.action.delete')}
          </MenuItem>,
        ]
      : []),
  ];
  if (items.length === 0) return null;
  return (
    <>
      {!isPhone && may(resource, 'create') && (
        <RowLink to={child} label={translate('tree.addChild')} onClick={() => onAddBelow(row.id)}>
          <AddOutlined sx={{ fontSize: 16 }} />
        </RowLink>
      )}
      {!isPhone && may(resource, 'edit') && (
        <RowLink to={edit} label={translate('ra.action.edit')} isEdit>
          <EditOutlined sx={{ fontSize: 16 }} />
        </RowLink>
      )}
      <IconButton
        aria-label={translate('tree.more', { title })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        {...(anchor ? { 'aria-controls': menuId } : {})}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={isPhone ? { width: 44, height: 44 } : { width: 28, height: 28 }}
      >
        <MoreVertOutlined sx={{ fontSize: isPhone ? 20 : 16 }} />
      </IconButton>
      <Menu id={menuId} open={anchor !== null} anchorEl={anchor} onClose={close}>
        {items}
      </Menu>
    </>
  );
}

function RowLink({
  to,
  label,
  isEdit = false,
  onClick,
  children,
}: {
  to: string;
  label: string;
  isEdit?: boolean;
  onClick?: () => void;
  children: ReactElement;
}) {
  return (
    <Tooltip title={label}>
      <IconButton
        component={Link}
        to={to}
        onClick={onClick}
        aria-label={label}
        {...(isEdit ? { 'data-row-edit': true } : {})}
        sx={{ width: 28, height: 28 }}
      >
        {children}
      </IconButton>
    </Tooltip>
  );
}
