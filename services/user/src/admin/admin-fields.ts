import { PASSWORD_PATTERN } from '@parcelway/checks';
import type { FieldError } from '@parcelway/contracts';
import { adminResource } from '@parcelway/contracts/resources';
import { invalidFields } from '@parcelway/platform';
import { EMAIL_PATTERN } from '../address/domain/contact';
import { hashPassword } from '../session/password';
import type { AdminEntity } from './admin.entity';

/**
 * Checks and normalises what has changed since `before`, and hashes a new password. Errors: request.invalid with every broken field.
 */
export async function complete(row: AdminEntity, before: Readonly<AdminEntity> | null): Promise<void> {
  const errors: FieldError[] = [];
  row.email = (row.email ?? '').toLowerCase();
  if (row.email && row.email !== before?.email && !EMAIL_PATTERN.test(row.email))
    errors.push({ field: 'email', rule: 'email' });
  const { mobile } = adminResource.fields;
  if (row.mobile && row.mobile !== before?.mobile && !mobile.pattern?.test(row.mobile))
    errors.push({ field: 'mobile', rule: 'mobile' });
  const hasNewPassword = row.password !== before?.password;
  if (hasNewPassword && !PASSWORD_PATTERN.test(row.password))
    errors.push({ field: 'password', rule: 'pattern' });
  if (errors.length > 0) throw invalidFields(errors);
  if (hasNewPassword) row.password = await hashPassword(row.password);
}
