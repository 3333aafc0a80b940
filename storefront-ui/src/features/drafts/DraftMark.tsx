import CheckOutlined from '@mui/icons-material/CheckOutlined';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

const clock = (at: number): string => new Date(at).toTimeString().slice(0, 5);

/** When the form was last kept (epoch milliseconds); nothing before that. */
export function DraftMark({ savedAt }: { savedAt: number | null }) {
  const { t } = useTranslation();
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: '5px',
        fontSize: 13,
        color: 'text.secondary',
        whiteSpace: 'nowrap',
      }}
    >
      {savedAt !== null && (
        <>
          <CheckOutlined sx={{ fontSize: 16 }} aria-hidden />
          {t('place.draftSaved', { time: clock(savedAt) })}
        </>
      )}
    </Box>
  );
}
