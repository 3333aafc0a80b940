import type { DomainError } from '@parcelway/contracts';
import type { Envelope, LegacyClient } from '@parcelway/legacy';
import { EnvelopeCode, failure, loginNeeded } from '@parcelway/legacy';
import type { ErrorWords } from './error-text';
import type { Face } from './faces';

/** A failure for the legacy faces. The status is 200 unless the product itself is in trouble: clients then know nothing was decided. */
export function legacyFailure(
  error: DomainError,
  { text, fields }: ErrorWords,
  face: Face,
  isStock: boolean,
  client: LegacyClient,
): { readonly status: number; readonly envelope: Envelope } {
  switch (error.code) {
    case 'auth.login_required':
      return ok(loginNeeded(client, text, face === 'admin' ? '/admin/login' : '/user/login'));
    case 'auth.logged_in':
      return ok(failure(EnvelopeCode.loginState, text, { type: 'logged in' }));
    case 'auth.token_expired':
      return ok(failure(EnvelopeCode.tokenExpired, text, []));
    case 'auth.no_permission':
      return ok(failure(EnvelopeCode.noPermission, text, []));
    default: {
      const data = isStock ? null : { error: error.code, fields };
      return { status: statusOf(error), envelope: failure(EnvelopeCode.failed, text, data) };
    }
  }
}

function statusOf({ code }: DomainError): number {
  if (code === 'service.unavailable') return 503;
  return code === 'internal' ? 500 : 200;
}

function ok(envelope: Envelope): { status: number; envelope: Envelope } {
  return { status: 200, envelope };
}
