import { randomKey } from '@parcelway/client';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { memberName } from '../../app/use-session';
import { FormField } from '../../ui/FormField';
import { showFieldErrors } from '../../ui/form-errors';
import { required } from '../../ui/rules';
import { useErrorText } from '../../ui/States';
import { useToast } from '../../ui/Toast';
import type { CaptchaAnswer } from '../captcha/captcha-api';
import { ImageCaptchaField } from '../captcha/ImageCaptchaField';
import { useClickCaptcha } from '../captcha/useClickCaptcha';
import { PasswordField } from '../password/PasswordField';
import { useLogIn, type CheckInSettings, type LogInForm } from './login-api';
import { accountName, safeTarget } from './login-rules';
import { LoginCard } from './LoginCard';
import { StepLink } from './StepLink';

/** Log in with name and password; goes on to where the reader was heading. */
export function LogInStep({
  settings,
  refusal,
}: {
  settings: CheckInSettings | undefined;
  /** Why nobody can come in at the moment. */
  refusal: unknown;
}) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const toast = useToast();
  const errorText = useErrorText();
  const [params] = useSearchParams();
  const [imageId, setImageId] = useState(randomKey);
  const clicks = useClickCaptcha();
  const logIn = useLogIn();
  const { control, handleSubmit, setError, setValue } = useForm<LogInForm>({
    mode: 'onTouched',
    defaultValues: { username: '', password: '', keep: true, captcha: '' },
  });
  const kind = settings?.captcha_kind ?? 'none';
  const anotherImage = (): void => {
    setImageId(randomKey());
    setValue('captcha', '');
  };
  const captchaOf = (form: LogInForm): Promise<CaptchaAnswer | null> | CaptchaAnswer => {
    if (kind === 'click') return clicks.ask();
    return kind === 'image' ? { captchaId: imageId, captcha: form.captcha.trim() } : {};
  };
  const submit = handleSubmit(async (form) => {
    const captcha = await captchaOf(form);
    if (!captcha) return;
    logIn.mutate(
      { form: { ...form, username: form.username.trim() }, captcha },
      {
        onSuccess: ({ userInfo }) => {
          toast(t('login.welcome', { name: memberName(userInfo) }));
          void navigate(safeTarget(params.get('to')), { replace: true });
        },
        onError: (error) => {
          showFieldErrors(error, setError);
          if (kind === 'image') anotherImage();
        },
      },
    );
  });
  return (
    <LoginCard title={t('login.title')} lead={t(params.has('to') ? 'login.expired' : 'login.lead')}>
      <Box component="form" noValidate onSubmit={(event) => void submit(event)}>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <FormField
            control={control}
            name="username"
            label={t('login.username')}
            hint={t('login.usernameHint')}
            checks={[required, accountName]}
            autoComplete="username"
          />
          <PasswordField
            control={control}
            name="password"
            label={t('login.password')}
            checks={[required]}
            autoComplete="current-password"
          />
          {kind === 'image' && (
            <ImageCaptchaField control={control} name="captcha" id={imageId} onAnother={anotherImage} />
          )}
        </Box>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', my: 0.5 }}>
          <Controller
            control={control}
            name="keep"
            render={({ field }) => (
              <FormControlLabel
                control={<Checkbox checked={field.value} onChange={field.onChange} />}
                label={t('login.keep')}
              />
            )}
          />
          {settings && settings.accountVerificationType.length > 0 && (
            <StepLink step="find">{t('login.forgot')}</StepLink>
          )}
        </Box>
        {refusal != null && !logIn.isError && (
          <Alert severity="warning" sx={{ mb: 1.5 }}>
            {errorText(refusal)}
          </Alert>
        )}
        {logIn.isError && (
          <Alert severity="error" role="alert" sx={{ mb: 1.5 }}>
            {errorText(logIn.error)}
          </Alert>
        )}
        <Button type="submit" variant="contained" size="large" fullWidth disabled={logIn.isPending}>
          {t(logIn.isPending ? 'login.busy' : 'login.submit')}
        </Button>
        {settings && settings.accountVerificationType.length > 0 && (
          <Box sx={{ mt: 1.5, display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'center' }}>
            {t('login.noAccount')} <StepLink step="register">{t('register.title')}</StepLink>
          </Box>
        )}
      </Box>
      {clicks.dialog}
    </LoginCard>
  );
}
