import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { required } from '../../ui/rules';
import { PasswordField } from '../password/PasswordField';
import { passwordRule } from '../password/password-rules';
import { StrengthLine } from '../password/StrengthLine';
import { CodeField } from '../verification-code/CodeField';
import type { CodeRequest } from '../verification-code/code-request';
import { contactOf } from '../verification-code/contact-form';
import { ContactFields } from '../verification-code/ContactFields';
import type { CheckInSettings, FindPasswordForm } from './login-api';

/** Where a person is reached, the code that proves it, and a new password; parts of the form around them. */
export function ProvenAccountFields({
  settings,
  purpose,
  passwordLabel,
  onRefused,
}: {
  settings: CheckInSettings;
  purpose: CodeRequest['purpose'];
  passwordLabel: string;
  /** Why no code was sent; null when one is asked for. */
  onRefused: (refusal: unknown) => void;
}) {
  const { t } = useTranslation();
  const { control, trigger, getValues } = useFormContext<FindPasswordForm>();
  const password = useWatch({ control, name: 'password' });
  const request = async (): Promise<CodeRequest | null> => {
    onRefused(null);
    const filled = getValues();
    const { kind, mobile_code: mobileCode } = filled;
    if (!(await trigger(kind, { shouldFocus: true }))) return null;
    return { kind, purpose, account: contactOf(filled), mobileCode };
  };
  return (
    <>
      <ContactFields kinds={settings.accountVerificationType} />
      <CodeField
        control={control}
        name="captcha"
        needsCaptcha={settings.ems_captcha}
        onRefused={onRefused}
        request={request}
      />
      <PasswordField
        control={control}
        name="password"
        label={passwordLabel}
        hint={t('password.hint')}
        checks={[required, passwordRule]}
        autoComplete="new-password"
      />
      <StrengthLine password={password} />
    </>
  );
}
