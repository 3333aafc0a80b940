import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { required } from '../../ui/rules';
import { useErrorText } from '../../ui/States';
import { useToast } from '../../ui/Toast';
import { PasswordField } from '../password/PasswordField';
import { passwordRule } from '../password/password-rules';
import { StrengthLine } from '../password/StrengthLine';
import { CodeField } from '../verification-code/CodeField';
import { contactOf, emptyContact } from '../verification-code/contact-form';
import { ContactFields } from '../verification-code/ContactFields';
import { useFindPassword, type CheckInSettings, type FindPasswordForm } from './login-api';
import { LoginCard } from './LoginCard';
import { StepLink, useStepPath } from './StepLink';
import { useRefusedCode } from './useRefusedCode';

/** A new password for a forgotten one, proved by a code to the account's address. */
export function FindPasswordStep({ settings }: { settings: CheckInSettings }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const path = useStepPath();
  const toast = useToast();
  const errorText = useErrorText();
  const find = useFindPassword();
  const kinds = settings.accountVerificationType;
  const form = useForm<FindPasswordForm>({
    mode: 'onTouched',
    defaultValues: { kind: kinds[0] ?? 'email', ...emptyContact, captcha: '', password: '' },
  });
  const { control, handleSubmit, setError, trigger, getValues } = form;
  const password = useWatch({ control, name: 'password' });
  const [refused, setRefused] = useRefusedCode(setError, getValues);
  const submit = handleSubmit((filled) => {
    setRefused(null);
    find.mutate(filled, {
      onSuccess: () => {
        toast(t('find.changed'));
        void navigate(path('login'), { replace: true });
      },
      onError: setRefused,
    });
  });
  return (
    <LoginCard title={t('find.title')} lead={t('find.lead')}>
      <FormProvider {...form}>
        <Box component="form" noValidate onSubmit={(event) => void submit(event)}>
          <Box sx={{ display: 'grid', gap: 2 }}>
            <ContactFields kinds={kinds} />
            <CodeField
              control={control}
              name="captcha"
              needsCaptcha={settings.ems_captcha}
              onRefused={setRefused}
              request={async () => {
                setRefused(null);
                const filled = getValues();
                if (!(await trigger(filled.kind, { shouldFocus: true }))) return null;
                const account = contactOf(filled);
                return {
                  kind: filled.kind,
                  purpose: 'retrieve_pwd',
                  account,
                  mobileCode: filled.mobile_code,
                };
              }}
            />
            <PasswordField
              control={control}
              name="password"
              label={t('password.new')}
              hint={t('password.hint')}
              checks={[required, passwordRule]}
              autoComplete="new-password"
            />
            <StrengthLine password={password} />
          </Box>
          {refused !== null && (
            <Alert severity="error" role="alert" sx={{ mt: 1.5 }}>
              {errorText(refused)}
            </Alert>
          )}
          <Button
            type="submit"
            variant="contained"
            size="large"
            fullWidth
            disabled={find.isPending}
            sx={{ mt: 2 }}
          >
            {t('find.submit')}
          </Button>
          <Box sx={{ mt: 1.5, textAlign: 'center' }}>
            <StepLink step="login">{t('find.back')}</StepLink>
          </Box>
        </Box>
      </FormProvider>
    </LoginCard>
  );
}
