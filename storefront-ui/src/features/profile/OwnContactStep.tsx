import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { required } from '../../ui/rules';
import { useCheckInSettings } from '../login/login-api';
import { PasswordField } from '../password/PasswordField';
import type { ContactKind } from '../verification-code/code-request';
import { CodeField } from '../verification-code/CodeField';
import { BindStep } from './BindStep';
import { useVerifyOwn } from './profile-api';

interface OwnForm {
  password: string;
  captcha: string;
}

/** Proves the address in use: password, then the code sent to it. */
export function OwnContactStep({
  kind,
  own,
  onVerified,
  onClose,
}: {
  kind: ContactKind;
  own: string;
  onVerified: (token: string) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const needsCaptcha = useCheckInSettings().data?.ems_captcha ?? false;
  const verify = useVerifyOwn();
  const [refused, setRefused] = useState<unknown>(null);
  const { control, handleSubmit, getValues, trigger } = useForm<OwnForm>({
    mode: 'onTouched',
    defaultValues: { password: '', captcha: '' },
  });
  const submit = handleSubmit(({ captcha }) => {
    setRefused(null);
    verify.mutate({ kind, captcha }, { onSuccess: onVerified, onError: setRefused });
  });
  return (
    <BindStep
      lead={t('profile.verifyLead', { own })}
      error={refused}
      submit={t('profile.next')}
      isBusy={verify.isPending}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <PasswordField
        control={control}
        name="password"
        label={t('login.password')}
        checks={[required]}
        autoComplete="current-password"
      />
      <CodeField
        control={control}
        name="captcha"
        needsCaptcha={needsCaptcha}
        onRefused={setRefused}
        request={async () => {
          setRefused(null);
          if (!(await trigger('password', { shouldFocus: true }))) return null;
          return { kind, purpose: 'verify', account: own, mobileCode: '', password: getValues('password') };
        }}
      />
    </BindStep>
  );
}
