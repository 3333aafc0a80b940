import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ApiError } from '@parcelway/client';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { required } from '../../ui/rules';
import { ErrorState, RowsSkeleton, useErrorText } from '../../ui/States';
import { useToast } from '../../ui/Toast';
import { LoginCard } from '../login/LoginCard';
import { passwordRule, sameAs } from './password-rules';
import { PasswordField } from './PasswordField';
import { useResetLink, useResetPassword } from './reset-api';
import { StrengthLine } from './StrengthLine';

const isDead = (error: unknown): boolean =>
  error instanceof ApiError && error.options.error === 'account.reset_link_dead';

/** Where the link of a mail leads: a new password for a forgotten one. What the link carries stands behind the `#`. */
export function ResetPasswordPage() {
  const { t } = useTranslation();
  const token = useLocation().hash.slice(1);
  const link = useResetLink(token);
  if (link.data) return <ResetForm token={token} username={link.data.username} />;
  if (isDead(link.error)) return <DeadLink />;
  return (
    <LoginCard title={t('reset.title')} lead={t('reset.checking')}>
      {link.isError ? (
        <ErrorState error={link.error} onRetry={() => void link.refetch()} />
      ) : (
        <RowsSkeleton rows={2} height={56} />
      )}
    </LoginCard>
  );
}

function DeadLink() {
  const { t } = useTranslation();
  return (
    <LoginCard title={t('reset.dead')} lead={t('reset.deadText')}>
      <Button component={Link} to="/user/login?step=find" variant="contained" size="large" fullWidth>
        {t('reset.find')}
      </Button>
    </LoginCard>
  );
}

interface ResetFields {
  password: string;
  again: string;
}

function ResetForm({ token, username }: { token: string; username: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const toast = useToast();
  const errorText = useErrorText();
  const reset = useResetPassword(token, () => {
    toast(t('reset.changed'));
    void navigate('/user/login', { replace: true });
  });
  const { control, handleSubmit, getValues } = useForm<ResetFields>({
    mode: 'onTouched',
    defaultValues: { password: '', again: '' },
  });
  const password = useWatch({ control, name: 'password' });
  if (isDead(reset.error)) return <DeadLink />;
  const submit = handleSubmit((filled) => reset.mutate(filled.password));
  return (
    <LoginCard title={t('reset.title')} lead={t('reset.lead', { name: username })}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void submit(event)}
        sx={{ display: 'grid', gap: 2 }}
      >
        <input hidden readOnly name="username" autoComplete="username" value={username} />
        <PasswordField
          control={control}
          name="password"
          label={t('password.new')}
          hint={t('password.hint')}
          checks={[required, passwordRule]}
          autoComplete="new-password"
        />
        <StrengthLine password={password} />
        <PasswordField
          control={control}
          name="again"
          label={t('password.again')}
          checks={[required, sameAs(() => getValues('password'))]}
          autoComplete="new-password"
        />
        {reset.isError && (
          <Alert severity="error" role="alert">
            {errorText(reset.error)}
          </Alert>
        )}
        <Typography variant="body2" color="text.secondary">
          {t('password.note')}
        </Typography>
        <Button type="submit" variant="contained" size="large" fullWidth disabled={reset.isPending}>
          {t('reset.submit')}
        </Button>
      </Box>
    </LoginCard>
  );
}
