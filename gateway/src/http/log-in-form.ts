import type { CaptchaProof, LogIn } from '@parcelway/contracts';
import type { FastifyRequest } from 'fastify';
import { textOf } from './form-text';

type Form = Readonly<Record<string, unknown>>;

/** A log-in form of any client as the session call; UI flags are left out. */
export function logInOf(kind: LogIn['kind'], form: Form, request: FastifyRequest): LogIn {
  const { username, password, keep } = form;
  return {
    kind,
    username: typeof username === 'string' ? username.trim() : (username as string),
    password: password as string,
    keep: keep === true || keep === 1 || keep === '1' || keep === 'true',
    useragent: useragentOf(request),
    ...captchaProofOf(form),
  };
}

/** User agent of a client as sessions keep it. */
export function useragentOf({ headers }: FastifyRequest): string {
  return (headers['user-agent'] ?? '').slice(0, 300);
}

/** What a form proves, in the spelling of any client. */
export function captchaProofOf({ captcha_id, captchaId, captcha, captchaInfo }: Form): CaptchaProof {
  return {
    captcha_id: textOf(captcha_id) || textOf(captchaId),
    captcha: textOf(captcha),
    captcha_info: textOf(captchaInfo),
  };
}

/** The refresh token in either spelling; '' when there is none. */
export function refreshTokenOf({ refresh_token, refreshToken }: Form): string {
  const token = refresh_token || refreshToken;
  return typeof token === 'string' ? token : '';
}
