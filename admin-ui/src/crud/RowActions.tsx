import EditOutlined from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { Link, useCreatePath, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { useRowMay } from './useRowMay';

/** The small buttons at the end of a row; what the admin may not do is absent. */
export function RowActions({ children }: { children?: ReactNode; label?: string; cellClassName?: string }) {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const createPath = useCreatePath();
  const may = useRowMay(resource);
  if (!record) return null;
  return (
    <span
      style={{ display: 'flex', justifyContent: 'flex-end' }}
      onClick={(event) => event.stopPropagation()}
    >
      {children}
      {may('edit', record) && (
        <Tooltip title={translate('ra.action.edit')}>
          <IconButton
            component={Link}
            to={createPath({ resource, type: 'edit', id: record.id })}
            data-row-edit
            aria-label={translate('ra.action.edit')}
            sx={{ width: 28, height: 28 }}
          >
            <EditOutlined sx={{ fontSize: 16 }} />
          </IconButton>
        </Tooltip>
      )}
    </span>
  );
}
