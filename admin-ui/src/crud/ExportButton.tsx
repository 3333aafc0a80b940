import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { saveFile } from '@parcelway/look';
import { useId, useState } from 'react';
import { useListContext, useNotify, useTranslate } from 'react-admin';
import { useMay } from '../layout/access';
import { exportOf } from '../providers/admin-api';
import { errorText } from '../providers/problem';

const FORMATS = ['xlsx', 'csv'] as const;

/** Saves the list with its filter as a file, all pages of it. Not drawn without its node. */
export function ExportButton() {
  const { resource, filterValues } = useListContext();
  const translate = useTranslate();
  const notify = useNotify();
  const may = useMay();
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isBusy, setBusy] = useState(false);
  if (!may(resource, 'export')) return null;

  async function save(format: (typeof FORMATS)[number]): Promise<void> {
    setAnchor(null);
    setBusy(true);
    try {
      saveFile(await exportOf(resource, filterValues ?? {}, format), `${resource}.${format}`);
    } catch (error) {
      notify(errorText(error, 'ra.notification.http_error'), { type: 'error' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button
        variant="outlined"
        startIcon={<FileDownloadOutlined />}
        loading={isBusy}
        loadingPosition="start"
        aria-haspopup="menu"
        aria-controls={anchor ? menuId : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate('ra.action.export')}
      </Button>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {FORMATS.map((format) => (
          <MenuItem key={format} onClick={() => void save(format)}>
            {format === 'xlsx' ? 'Excel (xlsx)' : 'CSV'}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
