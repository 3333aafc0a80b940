import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useMember } from '../../app/use-session';
import { ErrorState, RowsSkeleton } from '../../ui/States';
import { MemberPage } from '../account/MemberPage';
import { ContactsSection } from './ContactsSection';
import { ProfileSection } from './ProfileSection';

/** Who the member is: picture, names, dates, and how they are reached. */
export function ProfilePage() {
  const { t } = useTranslation();
  const member = useMember();
  return (
    <MemberPage title={t('profile.title')}>
      <Box sx={{ pt: { xs: 1.5, md: 0 } }}>
        {member.isPending && <RowsSkeleton rows={5} height={64} />}
        {member.isError && <ErrorState error={member.error} onRetry={() => void member.refetch()} />}
        {member.data && (
          <>
            <ProfileSection key={member.data.id} member={member.data} />
            <ContactsSection member={member.data} />
          </>
        )}
      </Box>
    </MemberPage>
  );
}
