import LanguageOutlined from '@mui/icons-material/LanguageOutlined';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Logo } from '@parcelway/look';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useCheckAuth, useLocaleState, useLocation, useLogin, useNavigate, useTranslate } from 'react-admin';
import { errorText } from '../providers/problem';
import { ClickCaptcha, ImageCaptcha } from './Captcha';
import type { CaptchaAnswer } from './captcha-api';
import { logInSettings, newCaptchaId } from './captcha-api';

/** The way in for staff. Errors stand under the fields, those of the server above the button. */
export function LoginPage() {
  const translate = useTranslate();
  const login = useLogin();
  const checkAuth = useCheckAuth();
  const navigate = useNavigate();
  const { state } = useLocation() as { state?: { nextPathname?: string; nextSearch?: string } | null };
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const { data: settings } = useQuery({ queryKey: ['logIn'], queryFn: logInSettings, staleTime: Infinity });
  const kind = settings?.captcha_kind ?? 'none';
  const [captchaId, setCaptchaId] = useState(newCaptchaId);
  const [digits, setDigits] = useState('');
  const [clicking, setClicking] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);

  useEffect(() => {
    document.title = `${translate('login.title')} - Parcelway`;
    checkAuth({}, false).then(
      () => navigate('/'),
      () => nameField.current?.focus(),
    );
  }, [checkAuth, navigate, translate]);

  const nameWrong = tried && username.trim() === '';
  const passwordWrong = tried && password === '';
  const digitsWrong = tried && kind === 'image' && digits.trim() === '';

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    setFailure('');
    if (username.trim() === '') return nameField.current?.focus();
    if (password === '') return passwordField.current?.focus();
    if (kind === 'image' && digits.trim() === '') return document.getElementById('captcha')?.focus();
    if (kind === 'click') return setClicking(true);
    await enter(kind === 'image' ? { captchaId, captcha: digits.trim() } : {});
  }

  /** A captcha opens one attempt; the next one needs another. */
  const anotherCaptcha = (): void => {
    setDigits('');
    setCaptchaId(newCaptchaId());
  };

  async function enter(captcha: CaptchaAnswer): Promise<void> {
    setClicking(false);
    setBusy(true);
    try {
      await login(
        { username: username.trim(), password, ...captcha },
        `${state?.nextPathname ?? '/'}${state?.nextSearch ?? ''}`,
      );
    } catch (error) {
      setFailure(errorText(error, translate('login.failed')));
      anotherCaptcha();
      passwordField.current?.focus();
    } finally {
      setBusy(false);
    }
  }

  return (
    <Box
      component="main"
      sx={(theme) => ({
        minHeight: '100dvh',
        display: 'grid',
        gridTemplateRows: 'auto 1fr',
        bgcolor: { xs: 'background.paper', sm: theme.palette.menu.bg },
      })}
    >
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', p: 1.5 }}>
        <LanguageButton />
      </Box>
      <Box sx={{ display: 'grid', placeItems: { xs: 'start center', sm: 'center' }, p: 2, pb: { sm: 12 } }}>
        <Card sx={{ width: 420, maxWidth: '100%', p: { xs: 0, sm: 4 }, border: { xs: 0, sm: 1 } }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', mb: 3 }}>
            <Logo />
            <Box component="small" sx={{ color: 'text.secondary', fontSize: 12 }}>
              {translate('app.office')}
            </Box>
          </Box>
          <Typography variant="h2" component="h1" sx={{ mb: 2 }}>
            {translate('login.title')}
          </Typography>
          <Box
            component="form"
            noValidate
            onSubmit={(event) => void submit(event)}
            sx={{ display: 'grid', gap: 1 }}
          >
            <TextField
              id="username"
              label={translate('login.username')}
              value={username}
              onChange={({ target }) => setUsername(target.value)}
              inputRef={nameField}
              error={nameWrong}
              helperText={translate(nameWrong ? 'login.usernameRequired' : 'login.usernameHint')}
              autoComplete="username"
            />
            <PasswordField
              value={password}
              onChange={setPassword}
              inputRef={passwordField}
              wrong={passwordWrong}
            />
            {kind === 'image' && (
              <ImageCaptcha
                id={captchaId}
                value={digits}
                wrong={digitsWrong}
                onChange={setDigits}
                onAnother={anotherCaptcha}
              />
            )}
            {failure && (
              <Alert severity="error" role="alert">
                {failure}
              </Alert>
            )}
            <Button type="submit" variant="contained" size="large" disabled={busy} sx={{ mt: 1 }}>
              {translate('login.submit')}
            </Button>
          </Box>
        </Card>
      </Box>
      {clicking && (
        <ClickCaptcha
          id={captchaId}
          onSolved={(captchaInfo) => void enter({ captchaId, captchaInfo })}
          onClose={() => setClicking(false)}
        />
      )}
    </Box>
  );
}

function PasswordField({
  value,
  onChange,
  inputRef,
  wrong,
}: {
  value: string;
  onChange: (value: string) => void;
  inputRef: React.RefObject<HTMLInputElement | null>;
  wrong: boolean;
}) {
  const translate = useTranslate();
  const [visible, setVisible] = useState(false);
  return (
    <TextField
      id="password"
      label={translate('login.password')}
      type={visible ? 'text' : 'password'}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      inputRef={inputRef}
      error={wrong}
      helperText={wrong ? translate('login.passwordRequired') : undefined}
      autoComplete="current-password"
      slotProps={{
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                aria-label={translate(visible ? 'login.hidePassword' : 'login.showPassword')}
                aria-pressed={visible}
                onClick={() => setVisible(!visible)}
              >
                {visible ? (
                  <VisibilityOffOutlined fontSize="small" />
                ) : (
                  <VisibilityOutlined fontSize="small" />
                )}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

function LanguageButton() {
  const [locale, setLocale] = useLocaleState();
  const other = locale === 'en' ? { locale: 'zh-cn', name: '中文' } : { locale: 'en', name: 'English' };
  return (
    <Button
      lang={other.locale}
      startIcon={<LanguageOutlined />}
      onClick={() => setLocale(other.locale)}
      sx={(theme) => ({ color: { xs: 'text.primary', sm: theme.palette.menu.text } })}
    >
      {other.name}
    </Button>
  );
}
