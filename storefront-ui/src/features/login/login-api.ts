import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client';
import { sessionStore } from '../../api/session';
import type { LoggedIn } from '../../api/types';
import type { CaptchaAnswer, CaptchaKind } from '../captcha/captcha-api';
import { contactFields, type ContactKind } from '../verification-code/code-request';
import { contactOf, type ContactForm } from '../verification-code/contact-form';
import { forgetInvite } from './invite';

/** How members get in: which captcha a log in needs, and by which ways codes can be sent. */
export interface CheckInSettings {
  readonly captcha_kind: CaptchaKind;
  readonly accountVerificationType: readonly ContactKind[];
  /** Whether sending a code needs a click captcha. */
  readonly ems_captcha: boolean;
}

export function useCheckInSettings() {
  return useQuery({
    queryKey: ['checkIn'],
    queryFn: ({ signal }) => api.get<CheckInSettings>('user/checkIn', {}, signal),
    staleTime: 60_000,
  });
}

interface CheckedIn {
  readonly userInfo: LoggedIn;
}

/** Keeps the session of who came in, and forgets what was read before. */
function useEnter(): (answer: CheckedIn) => void {
  const queryClient = useQueryClient();
  return ({ userInfo }) => {
    queryClient.clear();
    sessionStore.set({ token: userInfo.token, refreshToken: userInfo.refresh_token });
  };
}

export interface LogInForm {
  username: string;
  password: string;
  keep: boolean;
  /** Digits of the picture. */
  captcha: string;
}

export function useLogIn() {
  return useMutation({
    mutationFn: ({ form, captcha }: { form: LogInForm; captcha: CaptchaAnswer }) =>
      api.post<CheckedIn>('user/checkIn', { tab: 'login', ...form, ...captcha }),
    onSuccess: useEnter(),
  });
}

export interface RegisterForm extends ContactForm {
  username: string;
  password: string;
  captcha: string;
}

/** A new member, who is logged in at once and belongs to the salesman whose code it is, if anybody's. */
export function useRegister(invite: string) {
  const enter = useEnter();
  return useMutation({
    mutationFn: (form: RegisterForm) =>
      api.post<CheckedIn>('user/checkIn', {
        tab: 'register',
        registerType: form.kind,
        username: form.username.trim(),
        password: form.password,
        captcha: form.captcha.trim(),
        invite,
        ...contactFields(form.kind, contactOf(form), form.mobile_code),
      }),
    onSuccess: (answer) => {
      forgetInvite();
      enter(answer);
    },
  });
}

export interface FindPasswordForm extends ContactForm {
  captcha: string;
  password: string;
}

/** A new password by a code sent to the account's address. */
export function useFindPassword() {
  return useMutation({
    mutationFn: (form: FindPasswordForm) =>
      api.post<null>('account/retrievePassword', {
        type: form.kind,
        account: contactOf(form),
        mobile_code: `+${form.mobile_code}`,
        captcha: form.captcha.trim(),
        password: form.password,
      }),
  });
}
