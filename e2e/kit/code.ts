import type { Api } from './api';

/** What Pay/thirdParty answers, as far as a telephone needs it. */
export interface StartedCode {
  readonly payment_no: string;
  readonly qr_code: string;
}

/** Follows the code and presses a button of the page, as the payer's telephone does; an answer that is lost is not asked for again. */
export async function scanCode(
  api: Api,
  { qr_code }: StartedCode,
  decision: 'pay' | 'decline',
): Promise<void> {
  if (qr_code === '') return;
  const { pathname } = new URL(qr_code, api.url);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const init = { method: 'POST', body: `decision=${decision}`, headers };
  await api.fetch(pathname, init).catch(() => undefined);
}
