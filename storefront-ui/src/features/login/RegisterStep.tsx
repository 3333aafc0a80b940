import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { memberName } from '../../app/use-session';
import { FormField } from '../../ui/FormField';
import { showFieldErrors } from '../../ui/form-errors';
import { required } from '../../ui/rules';
import { useErrorText } from '../../ui/States';
import { useToast } from '../../ui/Toast';
import { ProtocolLink } from '../protocol/ProtocolLink';
import { emptyContact } from '../verification-code/contact-form';
import { useInvite } from './invite';
import { useRegister, type CheckInSettings, type RegisterForm } from './login-api';
import { newUsername, safeTarget } from './login-rules';
import { LoginCard } from './LoginCard';
import { ProvenAccountFields } from './ProvenAccountFields';
import { StepLink } from './StepLink';
import { useRefusedCode } from './useRefusedCode';

/** A new account, proved by a code; whoever made it is logged in. */
export function RegisterStep({ settings }: { settings: CheckInSettings }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const toast = useToast();
  const errorText = useErrorText();
  const [params] = useSearchParams();
  const register = useRegister(useInvite());
  const form = useForm<RegisterForm>({
    mode: 'onTouched',
    defaultValues: {
      kind: settings.accountVerificationType[0] ?? 'email',
      ...emptyContact,
      username: '',
      password: '',
      captcha: '',
    },
  });
  const { control, handleSubmit, setError, getValues } = form;
  const [refused, setRefused] = useRefusedCode(setError, getValues);
  const submit = handleSubmit((filled) => {
    setRefused(null);
    register.mutate(filled, {
      onSuccess: ({ userInfo }) => {
        toast(t('register.welcome', { name: memberName(userInfo) }));
        void navigate(safeTarget(params.get('to')), { replace: true });
      },
      onError: (error) => showFieldErrors(error, setError),
    });
  });
  const failed = register.error ?? refused;
  return (
    <LoginCard title={t('register.title')} lead={t('register.lead')}>
      <FormProvider {...form}>
        <Box component="form" noValidate onSubmit={(event) => void submit(event)}>
          <Box sx={{ display: 'grid', gap: 2 }}>
            <FormField
              control={control}
              name="username"
              label={t('login.username')}
              hint={t('register.usernameHint')}
              checks={[required, newUsername]}
              autoComplete="username"
            />
            <ProvenAccountFields
              settings={settings}
              purpose="register"
              passwordLabel={t('login.password')}
              onRefused={setRefused}
            />
          </Box>
          {failed !== null && (
            <Alert severity="error" role="alert" sx={{ mt: 1.5 }}>
              {errorText(failed)}
            </Alert>
          )}
          <Typography variant="body2" color="text.secondary" sx={{ my: 1.5 }}>
            {t('register.agree')} <ProtocolLink code="terms">{t('protocol.terms')}</ProtocolLink>{' '}
            {t('place.termsAnd')} <ProtocolLink code="privacy">{t('protocol.privacy')}</ProtocolLink>
          </Typography>
          <Button type="submit" variant="contained" size="large" fullWidth disabled={register.isPending}>
            {t(register.isPending ? 'register.busy' : 'register.submit')}
          </Button>
          <Box sx={{ mt: 1.5, display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'center' }}>
            {t('register.hasAccount')} <StepLink step="login">{t('login.title')}</StepLink>
          </Box>
        </Box>
      </FormProvider>
    </LoginCard>
  );
}
