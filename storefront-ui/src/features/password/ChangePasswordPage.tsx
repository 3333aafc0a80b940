import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { api } from '../../api/client';
import { sessionStore } from '../../api/session';
import { useMember } from '../../app/use-session';
import { showFieldErrors } from '../../ui/form-errors';
import { required } from '../../ui/rules';
import { useErrorText } from '../../ui/States';
import { useToast } from '../../ui/Toast';
import { MemberPage } from '../account/MemberPage';
import { passwordRule, sameAs } from './password-rules';
import { PasswordField } from './PasswordField';
import { StrengthLine } from './StrengthLine';

interface PasswordForm {
  oldPassword: string;
  newPassword: string;
  confirmPassword: string;
}

/** A new password for the old one. The server ends every session, so the log in comes next. */
export function ChangePasswordPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const toast = useToast();
  const errorText = useErrorText();
  const username = useMember().data?.username ?? '';
  const { control, handleSubmit, setError, getValues } = useForm<PasswordForm>({
    mode: 'onTouched',
    defaultValues: { oldPassword: '', newPassword: '', confirmPassword: '' },
  });
  const newPassword = useWatch({ control, name: 'newPassword' });
  const change = useMutation({
    mutationFn: (form: PasswordForm) => api.post<null>('account/changePassword', form),
    onSuccess: () => {
      sessionStore.set(null);
      queryClient.clear();
      toast(t('password.changed'));
      void navigate('/user/login', { replace: true });
    },
    onError: (error) => showFieldErrors(error, setError),
  });
  return (
    <MemberPage title={t('password.title')}>
      <Card sx={{ maxWidth: 560, mt: { xs: 1.5, md: 0 }, p: { xs: '16px 14px', md: '20px' } }}>
        <Box
          component="form"
          noValidate
          onSubmit={(event) => void handleSubmit((form) => change.mutate(form))(event)}
          sx={{ display: 'grid', gap: 2 }}
        >
          <input hidden readOnly name="username" autoComplete="username" value={username} />
          <PasswordField
            control={control}
            name="oldPassword"
            label={t('password.old')}
            checks={[required]}
            autoComplete="current-password"
          />
          <PasswordField
            control={control}
            name="newPassword"
            label={t('password.new')}
            hint={t('password.hint')}
            checks={[required, passwordRule]}
            autoComplete="new-password"
          />
          <StrengthLine password={newPassword} />
          <PasswordField
            control={control}
            name="confirmPassword"
            label={t('password.again')}
            hint={t('password.note')}
            checks={[required, sameAs(() => getValues('newPassword'))]}
            autoComplete="new-password"
          />
          {change.isError && (
            <Alert severity="error" role="alert">
              {errorText(change.error)}
            </Alert>
          )}
          <Button
            type="submit"
            variant="contained"
            size="large"
            disabled={change.isPending}
            sx={{ justifySelf: { md: 'start' } }}
          >
            {t('password.submit')}
          </Button>
        </Box>
      </Card>
    </MemberPage>
  );
}
