import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showFieldErrors } from '../../ui/form-errors';
import { required } from '../../ui/rules';
import { useCheckInSettings } from '../login/login-api';
import { PasswordField } from '../password/PasswordField';
import type { ContactKind } from '../verification-code/code-request';
import { CodeField } from '../verification-code/CodeField';
import { contactOf, emptyContact } from '../verification-code/contact-form';
import { ContactFields } from '../verification-code/ContactFields';
import { BindStep } from './BindStep';
import { useChangeBind, type BindForm } from './profile-api';

/** The new address and the code sent to it; without a token of the old one also the password. */
export function NewContactStep({
  kind,
  token,
  onDone,
  onClose,
}: {
  kind: ContactKind;
  token: string | null;
  onDone: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const needsCaptcha = useCheckInSettings().data?.ems_captcha ?? false;
  const bind = useChangeBind(token);
  const [refused, setRefused] = useState<unknown>(null);
  const form = useForm<BindForm>({
    mode: 'onTouched',
    defaultValues: { kind, ...emptyContact, captcha: '', password: '' },
  });
  const { control, handleSubmit, getValues, setError, trigger } = form;
  const refuse = (error: unknown): void => {
    setRefused(error);
    showFieldErrors(error, setError);
  };
  const submit = handleSubmit((filled) => {
    setRefused(null);
    bind.mutate(filled, { onSuccess: onDone, onError: refuse });
  });
  return (
    <FormProvider {...form}>
      <BindStep
        lead={t(token === null ? 'profile.bindLead' : 'profile.newLead')}
        error={refused}
        submit={t('act.save')}
        isBusy={bind.isPending}
        onSubmit={(event) => void submit(event)}
        onClose={onClose}
      >
        <ContactFields kinds={[kind]} label={t('profile.newContact', { name: t(`code.kind.${kind}`) })} />
        <CodeField
          control={control}
          name="captcha"
          needsCaptcha={needsCaptcha}
          onRefused={refuse}
          request={async () => {
            setRefused(null);
            if (!(await trigger(kind, { shouldFocus: true }))) return null;
            const filled = getValues();
            return { kind, purpose: 'change', account: contactOf(filled), mobileCode: filled.mobile_code };
          }}
        />
        {token === null && (
          <PasswordField
            control={control}
            name="password"
            label={t('login.password')}
            checks={[required]}
            autoComplete="current-password"
          />
        )}
      </BindStep>
    </FormProvider>
  );
}
