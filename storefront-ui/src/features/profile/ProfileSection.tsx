import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { statusChoices } from '@parcelway/look';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useAppearance } from '../../app/Appearance';
import { memberName, type Member } from '../../app/use-session';
import { FormField } from '../../ui/FormField';
import { showFieldErrors } from '../../ui/form-errors';
import { atMost, ifGiven, required } from '../../ui/rules';
import { Section } from '../../ui/Section';
import { useErrorText } from '../../ui/States';
import { useToast } from '../../ui/Toast';
import { newUsername } from '../login/login-rules';
import { AvatarField } from './AvatarField';
import { useSaveProfile, type ProfileForm } from './profile-api';
import { birthdayRule, nicknameRule, profileForm } from './profile-form';

const wide = { gridColumn: '1 / -1' };
const today = (): string => new Date().toISOString().slice(0, 10);

/** The fields a member changes freely. */
export function ProfileSection({ member }: { member: Member }) {
  const { t } = useTranslation();
  const { locale } = useAppearance();
  const toast = useToast();
  const errorText = useErrorText();
  const save = useSaveProfile();
  const { control, handleSubmit, setError, setValue } = useForm<ProfileForm>({
    mode: 'onTouched',
    defaultValues: profileForm(member),
  });
  const submit = handleSubmit((form) =>
    save.mutate(form, {
      onSuccess: () => toast(t('state.saved')),
      onError: (error) => showFieldErrors(error, setError),
    }),
  );
  return (
    <Section title={t('profile.about')}>
      <Box component="form" noValidate onSubmit={(event) => void submit(event)}>
        <AvatarField
          url={member.avatar}
          name={memberName(member)}
          onUploaded={(url) => setValue('avatar', url, { shouldDirty: true })}
        />
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2, mt: 2.5 }}>
          <FormField
            control={control}
            name="username"
            label={t('login.username')}
            hint={t('register.usernameHint')}
            checks={[required, newUsername]}
            autoComplete="username"
          />
          <FormField
            control={control}
            name="nickname"
            label={t('profile.nickname')}
            hint={t('profile.nicknameHint')}
            checks={[required, nicknameRule, atMost(50)]}
            autoComplete="nickname"
          />
          <FormField control={control} name="gender" label={t('profile.gender')}>
            {statusChoices('gender', locale).map(({ value, text }) => (
              <MenuItem key={value} value={value}>
                {text}
              </MenuItem>
            ))}
          </FormField>
          <FormField
            control={control}
            name="birthday"
            label={t('profile.birthday')}
            optional
            type="date"
            checks={[ifGiven(birthdayRule(today()))]}
            autoComplete="bday"
          />
          <FormField
            control={control}
            name="language"
            label={t('profile.language')}
            hint={t('profile.languageHint')}
          >
            <MenuItem value="zh-cn">中文</MenuItem>
            <MenuItem value="en">English</MenuItem>
          </FormField>
          <FormField
            control={control}
            name="motto"
            label={t('profile.motto')}
            optional
            multiline
            checks={[atMost(255)]}
            sx={wide}
          />
        </Box>
        {save.isError && (
          <Alert severity="error" role="alert" sx={{ mt: 2 }}>
            {errorText(save.error)}
          </Alert>
        )}
        <Button
          type="submit"
          variant="contained"
          size="large"
          disabled={save.isPending}
          sx={{ mt: 2.5, width: { xs: '100%', sm: 'auto' } }}
        >
          {t('act.save')}
        </Button>
      </Box>
    </Section>
  );
}
