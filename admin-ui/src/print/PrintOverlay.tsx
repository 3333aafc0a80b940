import CloseOutlined from '@mui/icons-material/CloseOutlined';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { tokens } from '@parcelway/look';
import { createContext, use, useCallback, useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { ErrorNotice } from '../crud/Notice';

/** A PDF that can be shown and printed; `load` is asked when the preview opens. */
export interface Printable {
  readonly title: string;
  load(): Promise<Blob>;
}

const PrintContext = createContext<(document: Printable) => void>(() => undefined);

/** Opens the print preview over everything. */
export const usePrint = () => use(PrintContext);

export function PrintOverlayProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Printable | null>(null);
  const close = useCallback(() => setShown(null), []);
  return (
    <PrintContext value={setShown}>
      {children}
      {shown && <PrintOverlay shown={shown} onClose={close} />}
    </PrintContext>
  );
}

function PrintOverlay({ shown, onClose }: { shown: Printable; onClose: () => void }) {
  const translate = useTranslate();
  const titleId = useId();
  const [attempt, setAttempt] = useState(0);
  const [url, setUrl] = useState<string>();
  const [error, setError] = useState<unknown>();
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    let made: string | undefined;
    let wanted = true;
    setUrl(undefined);
    setError(undefined);
    shown.load().then(
      (blob) => {
        if (!wanted) return;
        made = URL.createObjectURL(blob);
        setUrl(made);
      },
      (failure: unknown) => {
        if (wanted) setError(failure);
      },
    );
    return () => {
      wanted = false;
      if (made) URL.revokeObjectURL(made);
    };
  }, [shown, attempt]);

  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      aria-labelledby={titleId}
      sx={{ zIndex: tokens.zIndex.printPreview }}
      slotProps={{ paper: { sx: { bgcolor: '#5d696d', borderRadius: 0 } } }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          px: 2,
          height: 56,
          flex: 'none',
          bgcolor: 'background.paper',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography id={titleId} component="h2" variant="h4">
          {shown.title}
        </Typography>
        <Box sx={{ flex: 1 }} />
        <Button
          variant="outlined"
          startIcon={<DownloadOutlined />}
          disabled={!url}
          component="a"
          href={url ?? ''}
          download={`${shown.title}.pdf`}
          sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
        >
          {translate('print.download')}
        </Button>
        <Button
          variant="contained"
          autoFocus
          startIcon={<PrintOutlined />}
          disabled={!url}
          onClick={() => frame.current?.contentWindow?.print()}
        >
          {translate('print.print')}
        </Button>
        <IconButton aria-label={translate('print.close')} onClick={onClose}>
          <CloseOutlined />
        </IconButton>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, display: 'grid', placeItems: 'center' }}>
        {error ? (
          <Box sx={{ bgcolor: 'background.paper', borderRadius: '10px' }}>
            <ErrorNotice error={error} onRetry={() => setAttempt((n) => n + 1)} />
          </Box>
        ) : url ? (
          <iframe
            ref={frame}
            src={url}
            title={shown.title}
            style={{ width: '100%', height: '100%', border: 0, display: 'block' }}
          />
        ) : (
          <CircularProgress aria-label={translate('print.loading')} sx={{ color: '#fff' }} />
        )}
      </Box>
    </Dialog>
  );
}
