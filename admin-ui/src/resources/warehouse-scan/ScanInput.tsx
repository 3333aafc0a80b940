import QrCodeScannerOutlined from '@mui/icons-material/QrCodeScannerOutlined';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import { tokens } from '@parcelway/look';
import { useEffect } from 'react';
import type { RefObject } from 'react';
import { useTranslate } from 'react-admin';
import { isTyping } from '../../layout/hotkeys';
import { Key } from '../../layout/Key';

/** Whatever is typed or scanned outside a field goes into this one, so it need not be clicked first. */
export function useKeysGoTo(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isText = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
      const isElsewhere = event.target instanceof Element && event.target.closest('[role=dialog]') !== null;
      if (!isText || isTyping(event.target) || isElsewhere) return;
      // Before the workspace's own single keys see it.
      event.stopPropagation();
      field.current?.focus();
    };
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, [field]);
}

/** The one big field. */
export function ScanInput({
  inputRef,
  value,
  locked,
  note,
  onChange,
  onEnter,
}: {
  inputRef: RefObject<HTMLInputElement | null>;
  value: string;
  /** A refusal stands and must be cleared first. */
  locked: boolean;
  /** What the last entry was taken for, when it was no code. */
  note: string;
  onChange: (value: string) => void;
  onEnter: () => void;
}) {
  const translate = useTranslate();
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        onEnter();
      }}
      sx={(theme) => {
        const colour = locked ? theme.palette.tones.danger.fg : theme.palette.primary.main;
        const soft = locked ? theme.palette.tones.danger.bg : theme.palette.primary.light;
        return {
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          height: tokens.size.scanInput,
          px: { xs: 1.5, sm: 2.75 },
          mb: 1.5,
          borderRadius: '12px',
          border: `2px solid ${theme.palette.lineStrong}`,
          bgcolor: 'background.paper',
          '&:focus-within': { borderColor: colour, boxShadow: `0 0 0 4px ${soft}` },
        };
      }}
    >
      <QrCodeScannerOutlined sx={{ fontSize: 32, flex: 'none' }} aria-hidden />
      <InputBase
        inputRef={inputRef}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        placeholder={translate('scan.placeholder')}
        fullWidth
        inputProps={{
          'aria-label': translate('scan.field'),
          autoComplete: 'off',
          autoCapitalize: 'characters',
          spellCheck: false,
          enterKeyHint: 'go',
        }}
        sx={{
          '& input': {
            fontSize: { xs: 20, sm: 28 },
            fontWeight: 600,
            letterSpacing: '1px',
            textTransform: 'uppercase',
            p: 0,
            outline: 'none',
            '&::placeholder': {
              fontWeight: 400,
              fontSize: { xs: 18, sm: 26 },
              letterSpacing: 0,
              textTransform: 'none',
              opacity: 1,
              color: 'text.secondary',
            },
          },
        }}
      />
      <Box
        aria-live="polite"
        sx={{
          fontSize: 13,
          color: 'text.secondary',
          whiteSpace: 'nowrap',
          display: { xs: 'none', sm: 'block' },
        }}
      >
        {note || translate('scan.focus')}
      </Box>
      <Key>Enter</Key>
    </Box>
  );
}
