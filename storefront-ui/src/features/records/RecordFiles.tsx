import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { saveFile } from '@parcelway/look';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppearance } from '../../app/Appearance';
import { useErrorText } from '../../ui/States';
import { useToast } from '../../ui/Toast';
import { PrintPreview } from '../print/PrintPreview';
import { monthText, recentMonths } from './record-text';
import { recordsFile, type RecordFilter, type RecordKind } from './records-api';

const FORMATS = [
  ['xlsx', 'Excel (xlsx)'],
  ['csv', 'CSV'],
] as const;

/** What is listed as a file. */
export function ExportRecords({ kind, filter }: { kind: RecordKind; filter: RecordFilter }) {
  const { t } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const save = useMutation({
    mutationFn: async (format: 'xlsx' | 'csv') =>
      saveFile(await recordsFile(kind, filter, format), `${kind}-records.${format}`),
    onError: (error) => toast(errorText(error), 'error'),
  });
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<FileDownloadOutlined />}
        loading={save.isPending}
        loadingPosition="start"
        aria-haspopup="menu"
        aria-controls={anchor ? menuId : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('records.export')}
      </Button>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {FORMATS.map(([format, name]) => (
          <MenuItem
            key={format}
            onClick={() => {
              setAnchor(null);
              save.mutate(format);
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/** The statement of the month that is listed, of this month where all are. */
export function MonthStatement({ month }: { month: string }) {
  const { t } = useTranslation();
  const { locale } = useAppearance();
  const [isOpen, setOpen] = useState(false);
  const of = month || (recentMonths(1)[0] ?? '');
  return (
    <>
      <Button variant="outlined" startIcon={<DescriptionOutlined />} onClick={() => setOpen(true)}>
        {t('records.statement', { month: monthText(of, locale) })}
      </Button>
      {isOpen && <PrintPreview of={{ kind: 'statement', month: of }} onClose={() => setOpen(false)} />}
    </>
  );
}
