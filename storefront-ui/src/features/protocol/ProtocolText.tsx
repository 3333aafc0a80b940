import Typography from '@mui/material/Typography';
import { formatDetailTime, RichText } from '@parcelway/look';
import { useTranslation } from 'react-i18next';
import { ErrorState, RowsSkeleton } from '../../ui/States';
import { useProtocol, type ProtocolCode } from './protocol-api';

/** A document's text with its version, or why it is not there. */
export function ProtocolText({ code }: { code: ProtocolCode }) {
  const { t } = useTranslation();
  const { data, isPending, isError, error, refetch } = useProtocol(code);
  if (isPending) return <RowsSkeleton rows={5} height={40} />;
  if (isError) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <RichText html={data.content} />
      <Typography variant="body2" color="text.secondary" sx={{ mt: 3 }}>
        {t('protocol.version', {
          version: data.version_no,
          date: formatDetailTime(data.effective_at).slice(0, 10),
        })}
      </Typography>
    </>
  );
}
