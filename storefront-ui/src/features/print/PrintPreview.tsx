import CloseOutlined from '@mui/icons-material/CloseOutlined';
import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { tokens, useBlobUrl } from '@parcelway/look';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client';
import { ErrorState, RowsSkeleton } from '../../ui/States';
import { useIsPhone } from '../../ui/useIsPhone';

/** A document to print: the server's PDF of a waybill's label, an order's customer copy, a storage order's, the labels of sheet orders, or a month's statement. */
export type PrintDocument =
  | { kind: 'label'; waybillNo: string }
  | { kind: 'customerCopy'; orderNo: string }
  | { kind: 'storageCopy'; orderNo: string }
  | { kind: 'sheetLabels'; ids: readonly number[] }
  | { kind: 'statement'; month: string };

const fetchDocument = (of: PrintDocument): Promise<Blob> => {
  switch (of.kind) {
    case 'label':
      return api.file('waybill/printLastMileLabel', { waybill_no: of.waybillNo });
    case 'customerCopy':
      return api.file('waybill/printOrder', { order_no: of.orderNo });
    case 'storageCopy':
      return api.file('storeOrder/printOrder', { order_no: of.orderNo });
    case 'sheetLabels':
      return api.file('sheetOrder/getWaybill', { ids: of.ids.join(',') });
    case 'statement':
      return api.file('userMoneyRecord/statement', { month: of.month });
  }
};

/** The server's PDF over everything else, with 打印 and 关闭. The same PDF is what leaves the printer. */
export function PrintPreview({ of, onClose }: { of: PrintDocument; onClose: () => void }) {
  const { t } = useTranslation();
  const phone = useIsPhone();
  const frame = useRef<HTMLIFrameElement>(null);
  const titleId = useId();
  const file = useQuery({
    queryKey: ['print', of],
    queryFn: () => fetchDocument(of),
    gcTime: 0,
    retry: false,
  });
  const url = useBlobUrl(file.data);
  const name = t(`print.${of.kind}`);
  const newWindow = { component: 'a', href: url ?? '', target: '_blank', rel: 'noreferrer' } as const;
  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      aria-labelledby={titleId}
      sx={{ zIndex: tokens.zIndex.printPreview }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          minHeight: 56,
          pl: 2,
          pr: { xs: 0.5, sm: 2 },
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography id={titleId} variant="h3" component="h2" noWrap sx={{ flex: 1 }}>
          {phone ? name : `${t('print.preview')} · ${name}`}
        </Typography>
        {url &&
          (phone ? (
            <IconButton {...newWindow} aria-label={t('print.open')}>
              <OpenInNewOutlined />
            </IconButton>
          ) : (
            <Button {...newWindow}>{t('print.open')}</Button>
          ))}
        <Button
          variant="contained"
          startIcon={<PrintOutlined />}
          disabled={!url}
          onClick={() => frame.current?.contentWindow?.print()}
          sx={{ minHeight: 40, flexShrink: 0 }}
        >
          {t('act.print')}
        </Button>
        {phone ? (
          <IconButton aria-label={t('act.close')} onClick={onClose}>
            <CloseOutlined />
          </IconButton>
        ) : (
          <Button startIcon={<CloseOutlined />} onClick={onClose}>
            {t('act.close')}
          </Button>
        )}
      </Box>
      <Box sx={{ flex: 1, bgcolor: '#5B666A', display: 'grid', placeItems: 'stretch', minHeight: 0 }}>
        {url && (
          <iframe ref={frame} src={url} title={name} style={{ border: 0, width: '100%', height: '100%' }} />
        )}
        {!url && (
          <Box
            sx={{
              width: 'min(560px, 100%)',
              m: 'auto',
              p: 3,
              bgcolor: 'background.paper',
              borderRadius: '10px',
            }}
          >
            {file.isError ? (
              <ErrorState error={file.error} onRetry={() => void file.refetch()} />
            ) : (
              <>
                <Typography variant="body2" role="status" color="text.secondary" sx={{ mb: 2 }}>
                  {t('print.ready')}
                </Typography>
                <RowsSkeleton rows={4} height={40} />
              </>
            )}
          </Box>
        )}
      </Box>
    </Dialog>
  );
}
