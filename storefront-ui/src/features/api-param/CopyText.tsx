import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { tokens } from '@parcelway/look';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../ui/copy-text';
import { useToast } from '../../ui/Toast';

function useCopy(): (text: string) => void {
  const { t } = useTranslation();
  const toast = useToast();
  return (text) => void copyText(text).then((copied) => copied && toast(t('state.copied')));
}

const mono = { fontFamily: tokens.font.mono, overflowWrap: 'anywhere' } as const;

/** A short text of code with a button that copies it. */
export function CopyText({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation();
  const copy = useCopy();
  const name = `${t('act.copy')} ${label}`;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, my: '-6px' }}>
      <Box component="code" sx={mono}>
        {text}
      </Box>
      <Tooltip title={name}>
        <IconButton size="small" aria-label={name} onClick={() => copy(text)}>
          <ContentCopyOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
    </Box>
  );
}

/** Lines of code with a button that copies them all. */
export function CopyBlock({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation();
  const copy = useCopy();
  return (
    <Box sx={{ position: 'relative' }}>
      <Box
        component="pre"
        tabIndex={0}
        aria-label={label}
        sx={{
          ...mono,
          m: 0,
          p: 1.5,
          pt: 6,
          fontSize: 13,
          lineHeight: 1.6,
          whiteSpace: 'pre-wrap',
          border: 1,
          borderColor: 'divider',
          borderRadius: '6px',
          bgcolor: 'sunken',
        }}
      >
        {text}
      </Box>
      <Button
        size="small"
        variant="outlined"
        startIcon={<ContentCopyOutlined />}
        onClick={() => copy(text)}
        sx={{ position: 'absolute', top: 8, right: 8, bgcolor: 'background.paper' }}
      >
        {t('act.copy')}
      </Button>
    </Box>
  );
}
