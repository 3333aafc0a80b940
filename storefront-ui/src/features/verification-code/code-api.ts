import { api } from '../../api/client';
import type { CaptchaAnswer } from '../captcha/captcha-api';
import { contactFields, eventName, type CodeRequest } from './code-request';

/** Sends a code; 60 seconds must pass before the next. */
export async function sendCode(request: CodeRequest, captcha: CaptchaAnswer): Promise<void> {
  const { kind, purpose, account, mobileCode, password } = request;
  const event = eventName(kind, purpose);
  await api.post<null>(kind === 'email' ? 'Ems/send' : 'Sms/send', {
    ...contactFields(kind, account, mobileCode),
    ...(kind === 'email' ? { event } : { template_code: event }),
    ...(password !== undefined && { password }),
    ...captcha,
  });
}
