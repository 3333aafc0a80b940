import CloseOutlined from '@mui/icons-material/CloseOutlined';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { tokens } from '@parcelway/look';
import { createContext, use, useCallback, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { ErrorNotice } from '../crud/Notice';

/** A PDF that can be shown and printed; `load` is asked when it comes to the front. */
export interface Printable {
  readonly title: string;
  load(): Promise<Blob>;
}

const PrintContext = createContext<(documents: readonly Printable[]) => void>(() => undefined);

/** Opens the print preview over everything with one or more documents. */
export const usePrint = () => use(PrintContext);

export function PrintOverlayProvider({ children }: { children: ReactNode }) {
  const [documents, setDocuments] = useState<readonly Printable[]>([]);
  const close = useCallback(() => setDocuments([]), []);
  return (
    <PrintContext value={setDocuments}>
      {children}
      {documents.length > 0 && <PrintOverlay documents={documents} onClose={close} />}
    </PrintContext>
  );
}

function PrintOverlay({ documents, onClose }: { documents: readonly Printable[]; onClose: () => void }) {
  const translate = useTranslate();
  const [at, setAt] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const [url, setUrl] = useState<string>();
  const [error, setError] = useState<unknown>();
  const frame = useRef<HTMLIFrameElement>(null);
  const shown = documents[at];

  useEffect(() => {
    if (!shown) return;
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
      aria-label={translate('print.preview')}
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
        {documents.length > 1 ? (
          <TextField
            select
            value={at}
            onChange={({ target }) => setAt(Number(target.value))}
            sx={{ width: 280, m: 0 }}
            slotProps={{
              select: {
                MenuProps: { sx: { zIndex: tokens.zIndex.printPreview + 1 } },
                SelectDisplayProps: { 'aria-label': translate('print.preview') },
              },
            }}
          >
            {documents.map(({ title }, index) => (
              <MenuItem key={title} value={index}>
                {`${index + 1} / ${documents.length} · ${title}`}
              </MenuItem>
            ))}
          </TextField>
        ) : (
          <b>{shown?.title}</b>
        )}
        <Box sx={{ flex: 1 }} />
        <Button
          variant="outlined"
          startIcon={<DownloadOutlined />}
          disabled={!url}
          component="a"
          href={url ?? ''}
          download={`${shown?.title ?? 'parcelway'}.pdf`}
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
            title={shown?.title}
            style={{ width: '100%', height: '100%', border: 0, display: 'block' }}
          />
        ) : (
          <CircularProgress aria-label={translate('print.loading')} sx={{ color: '#fff' }} />
        )}
      </Box>
    </Dialog>
  );
}
