import QrCode2Outlined from '@mui/icons-material/QrCode2Outlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { RaRecord } from 'react-admin';
import { CopyButton } from '../partner-app/CopyButton';

/** Where a customer registers as this salesman's, as a whole address. */
export function useInviteLink(): string {
  return `${window.location.origin}${String(useRecordContext()?.['invite_path'] ?? '')}`;
}

/** Shows the invite link as a code for a phone's camera. */
export function InviteCode() {
  const salesman = useRecordContext<RaRecord>();
  const link = useInviteLink();
  const translate = useTranslate();
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const { data: picture } = useQuery({
    queryKey: ['qr-code', link],
    queryFn: () => codeOf(link),
    enabled: isOpen,
    staleTime: Infinity,
  });
  if (!salesman) return null;
  const name = String(salesman['name']);
  return (
    <>
      <Button variant="outlined" startIcon={<QrCode2Outlined />} onClick={() => setOpen(true)}>
        {translate('sales.inviteCode')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-labelledby={titleId} maxWidth="xs" fullWidth>
        <DialogTitle id={titleId}>{`${translate('sales.inviteCode')} · ${name}`}</DialogTitle>
        <DialogContent sx={{ textAlign: 'center' }}>
          <Box sx={{ display: 'grid', placeItems: 'center', minHeight: 260 }}>
            {picture ? (
              <img src={picture} alt={translate('sales.inviteCode')} width={260} height={260} />
            ) : (
              <CircularProgress aria-label={translate('print.loading')} />
            )}
          </Box>
          <Box sx={{ overflowWrap: 'anywhere', mt: 1 }}>{link}</Box>
        </DialogContent>
        <DialogActions>
          <CopyButton text={link} />
          <Button
            component="a"
            href={picture ?? ''}
            download={`${String(salesman['code'])}.svg`}
            disabled={!picture}
          >
            {translate('print.download')}
          </Button>
          <Button variant="contained" onClick={() => setOpen(false)}>
            {translate('print.close')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

/** A QR code as the address of its picture. */
async function codeOf(text: string): Promise<string> {
  const { drawingSVG, qrcode } = await import('bwip-js/browser');
  const options = { bcid: 'qrcode', text, eclevel: 'M', padding: 4, backgroundcolor: 'ffffff' };
  return `data:image/svg+xml,${encodeURIComponent(qrcode(options, drawingSVG()))}`;
}
