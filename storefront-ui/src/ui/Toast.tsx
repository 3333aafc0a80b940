import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { showSuccessesWith } from '../api/client';

type Show = (text: string, kind?: 'success' | 'error') => void;
const ToastContext = createContext<Show>(() => undefined);

/** Shows one short message at a time; an error stays until it is closed. */
export function useToast(): Show {
  return useContext(ToastContext);
}

/** Holds the one message at the foot of the screen. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<{ text: string; kind: 'success' | 'error'; key: number } | null>(null);
  const [open, setOpen] = useState(false);
  const show = useCallback<Show>((text, kind = 'success') => {
    setToast({ text, kind, key: Date.now() });
    setOpen(true);
  }, []);
  useEffect(() => showSuccessesWith(show), [show]);
  const isError = toast?.kind === 'error';
  const close = useMemo(() => (_: unknown, reason?: string) => reason !== 'clickaway' && setOpen(false), []);
  return (
    <ToastContext value={show}>
      {children}
      <Snackbar
        key={toast?.key}
        open={open}
        autoHideDuration={isError ? null : 4000}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        sx={{ bottom: { xs: 120, md: 24 } }}
      >
        <Alert
          severity={toast?.kind ?? 'success'}
          variant="filled"
          role={isError ? 'alert' : 'status'}
          aria-live={isError ? 'assertive' : 'polite'}
          {...(isError && { onClose: () => setOpen(false) })}
          sx={(theme) => ({
            bgcolor: isError ? 'error.main' : 'text.primary',
            color: isError ? 'error.contrastText' : theme.palette.background.paper,
          })}
        >
          {toast?.text}
        </Alert>
      </Snackbar>
    </ToastContext>
  );
}
