import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useErrorText } from '../../ui/States';
import { useToast } from '../../ui/Toast';
import { emptyContact } from '../verification-code/contact-form';
import { useFindPassword, type CheckInSettings, type FindPasswordForm } from './login-api';
import { LoginCard } from './LoginCard';
import { ProvenAccountFields } from './ProvenAccountFields';
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
  const form = useForm<FindPasswordForm>({
    mode: 'onTouched',
    defaultValues: {
      kind: settings.accountVerificationType[0] ?? 'email',
      ...emptyContact,
      captcha: '',
      password: '',
    },
  });
  const { handleSubmit, setError, getValues } = form;
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
            <ProvenAccountFields
              settings={settings}
              purpose="retrieve_pwd"
              passwordLabel={t('password.new')}
              onRefused={setRefused}
            />
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
