import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../ui/FormField';
import { required } from '../../ui/rules';
import { useToast } from '../../ui/Toast';
import { useClickCaptcha } from '../captcha/useClickCaptcha';
import { sendCode } from './code-api';
import type { CodeRequest } from './code-request';

const WAIT_SECONDS = 60;

/** Seconds until the next code may be asked for, and what starts them. */
function useWait(): [left: number, start: () => void] {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (left === 0) return undefined;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return [left, () => setLeft(WAIT_SECONDS)];
}

/**
 * A code that is sent to the person: the field with the button that sends it and counts down. `request` checks the address
 * and says what to send, null when the address is wrong; a refusal goes to `onRefused`.
 */
export function CodeField<Form extends FieldValues>({
  control,
  name,
  needsCaptcha,
  request,
  onRefused,
}: {
  control: Control<Form>;
  name: FieldPath<Form>;
  needsCaptcha: boolean;
  request: () => Promise<CodeRequest | null>;
  onRefused: (error: unknown) => void;
}) {
  const { t } = useTranslation();
  const toast = useToast();
  const captcha = useClickCaptcha();
  const [left, start] = useWait();
  const send = useMutation({
    mutationFn: async (): Promise<boolean> => {
      const wanted = await request();
      const answer = wanted && (needsCaptcha ? await captcha.ask() : {});
      if (!wanted || !answer) return false;
      await sendCode(wanted, answer);
      return true;
    },
    onSuccess: (sent) => {
      if (!sent) return;
      start();
      toast(t('code.sent'));
    },
    onError: onRefused,
  });
  return (
    <>
      <FormField
        control={control}
        name={name}
        label={t('code.label')}
        hint={t('code.hint')}
        checks={[required]}
        autoComplete="one-time-code"
        unit={
          <Button
            size="small"
            disabled={left > 0 || send.isPending}
            onClick={() => send.mutate()}
            sx={{ mr: -1 }}
          >
            {left > 0 ? t('code.again', { count: left }) : t('code.send')}
          </Button>
        }
      />
      {captcha.dialog}
    </>
  );
}
