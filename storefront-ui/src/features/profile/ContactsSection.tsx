import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Member } from '../../app/use-session';
import { Section } from '../../ui/Section';
import { ErrorState, RowsSkeleton } from '../../ui/States';
import type { ContactKind } from '../verification-code/code-request';
import { ChangeBindDialog } from './ChangeBindDialog';
import { useVerificationTypes } from './profile-api';

function ContactRow({
  kind,
  value,
  canChange,
  onChange,
}: {
  kind: ContactKind;
  value: string;
  canChange: boolean;
  onChange: () => void;
}) {
  const { t } = useTranslation();
  const name = t(`code.kind.${kind}`);
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        py: 1,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" color="text.secondary">
          {name}
        </Typography>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{value || t('profile.notBound')}</Typography>
      </Box>
      {canChange ? (
        <Button
          variant="outlined"
          onClick={onChange}
          aria-label={`${t(value ? 'profile.change' : 'profile.bind')} ${name}`}
        >
          {t(value ? 'profile.change' : 'profile.bind')}
        </Button>
      ) : (
        <Typography variant="body2" color="text.secondary">
          {t('profile.closed')}
        </Typography>
      )}
    </Box>
  );
}

/** E-mail and mobile, which change by a code. */
export function ContactsSection({ member }: { member: Member }) {
  const { t } = useTranslation();
  const types = useVerificationTypes();
  const [changing, setChanging] = useState<ContactKind | null>(null);
  const row = (kind: ContactKind) => (
    <ContactRow
      kind={kind}
      value={member[kind]}
      canChange={types.data?.includes(kind) ?? false}
      onChange={() => setChanging(kind)}
    />
  );
  return (
    <Section title={t('profile.contacts')}>
      {types.isPending && <RowsSkeleton rows={2} height={56} />}
      {types.isError && <ErrorState error={types.error} onRetry={() => void types.refetch()} />}
      {types.data && (
        <>
          {row('email')}
          {row('mobile')}
        </>
      )}
      {changing && <ChangeBindDialog kind={changing} member={member} onClose={() => setChanging(null)} />}
    </Section>
  );
}
