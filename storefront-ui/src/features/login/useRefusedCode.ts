import { useState } from 'react';
import type { UseFormSetError } from 'react-hook-form';
import { ApiError } from '@parcelway/client';
import { showFieldErrors } from '../../ui/form-errors';
import type { ContactForm } from '../verification-code/contact-form';

/**
 * Why no code was sent, kept until the next try; a refusal that names fields goes to its fields, and what the server
 * calls the account is the address that was typed.
 */
export function useRefusedCode<Form extends ContactForm>(
  setError: UseFormSetError<Form>,
  getValues: () => Form,
): [refused: unknown, set: (error: unknown) => void] {
  const [refused, setRefused] = useState<unknown>(null);
  return [
    refused,
    (error) => {
      setRefused(error);
      if (!(error instanceof ApiError)) return;
      const { account, ...fields } = error.fields;
      const named = account === undefined ? fields : { ...fields, [getValues().kind]: account };
      showFieldErrors(new ApiError(error.message, { ...error.options, fields: named }), setError);
    },
  ];
}
