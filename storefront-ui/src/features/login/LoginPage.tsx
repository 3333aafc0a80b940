import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Logo } from '@parcelway/look';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { api } from '../../api/client';
import { sessionStore } from '../../api/session';
import type { LoggedIn } from '../../api/types';
import { LanguageSwitch } from '../../app/TopBar';
import { memberName } from '../../app/use-session';
import { FormField } from '../../ui/FormField';
import { showFieldErrors } from '../../ui/form-errors';
import { usePageTitle } from '../../ui/Page';
import { required } from '../../ui/rules';
import { useErrorText } from '../../ui/States';
import { useToast } from '../../ui/Toast';
import { useIsPhone } from '../../ui/useIsPhone';
import { safeTarget, username } from './login-rules';

interface LoginForm {
  username: string;
  password: string;
  keep: boolean;
}

/** Log in with user name and password; goes on to where the reader was heading. */
export function LoginPage() {
  const { t } = useTranslation();
  const phone = useIsPhone();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const toast = useToast();
  const errorText = useErrorText();
  const [params] = useSearchParams();
  const [shown, setShown] = useState(false);
  usePageTitle(t('login.title'));
  const { control, handleSubmit, setError } = useForm<LoginForm>({
    mode: 'onTouched',
    defaultValues: { username: '', password: '', keep: true },
  });
  const login = useMutation({
    mutationFn: (form: LoginForm) =>
      api.post<{ userInfo: LoggedIn }>('user/checkIn', { tab: 'login', ...form }),
    onSuccess: ({ userInfo }) => {
      queryClient.clear();
      sessionStore.set({ token: userInfo.token, refreshToken: userInfo.refresh_token });
      toast(t('login.welcome', { name: memberName(userInfo) }));
      void navigate(safeTarget(params.get('to')), { replace: true });
    },
    onError: (error) => showFieldErrors(error, setError),
  });
  return (
    <Box
      component="main"
      id="main"
      sx={(theme) => ({
        flex: 1,
        display: 'grid',
        placeItems: { xs: 'start stretch', md: 'center' },
        bgcolor: { xs: 'background.paper', md: theme.palette.menu.bg },
        py: { xs: 0, md: 6 },
      })}
    >
      <Card
        sx={{
          width: { xs: '100%', md: 420 },
          p: { xs: 2.5, md: 4 },
          border: { xs: 0, md: 1 },
          borderRadius: { xs: 0, md: '14px' },
          boxShadow: { xs: 'none' },
        }}
      >
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', mb: 3 }}>
          <Logo />
          {phone && <LanguageSwitch />}
        </Box>
        <Typography variant="h1" tabIndex={-1} sx={{ outline: 'none' }}>
          {t('login.title')}
        </Typography>
        <Typography color="text.secondary" sx={{ mb: 2.5 }}>
          {t(params.has('to') ? 'login.expired' : 'login.lead')}
        </Typography>
        <Box
          component="form"
          noValidate
          onSubmit={(event) => void handleSubmit((form) => login.mutate(form))(event)}
        >
          <Box sx={{ display: 'grid', gap: 2 }}>
            <FormField
              control={control}
              name="username"
              label={t('login.username')}
              hint={t('login.usernameHint')}
              checks={[required, username]}
              autoComplete="username"
            />
            <FormField
              control={control}
              name="password"
              label={t('login.password')}
              type={shown ? 'text' : 'password'}
              checks={[required]}
              autoComplete="current-password"
              unit={
                <IconButton
                  size="small"
                  edge="end"
                  aria-label={t(shown ? 'login.hide' : 'login.show')}
                  onClick={() => setShown(!shown)}
                >
                  {shown ? (
                    <VisibilityOffOutlined fontSize="small" />
                  ) : (
                    <VisibilityOutlined fontSize="small" />
                  )}
                </IconButton>
              }
            />
          </Box>
          <Controller
            control={control}
            name="keep"
            render={({ field }) => (
              <FormControlLabel
                control={<Checkbox checked={field.value} onChange={field.onChange} />}
                label={t('login.keep')}
                sx={{ my: 1 }}
              />
            )}
          />
          {login.isError && (
            <Alert severity="error" role="alert" sx={{ mb: 1.5 }}>
              {errorText(login.error)}
            </Alert>
          )}
          <Button type="submit" variant="contained" size="large" fullWidth disabled={login.isPending}>
            {t(login.isPending ? 'login.busy' : 'login.submit')}
          </Button>
        </Box>
      </Card>
    </Box>
  );
}
