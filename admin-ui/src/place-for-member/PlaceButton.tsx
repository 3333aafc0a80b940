import Button from '@mui/material/Button';
import { WriteIntent } from '@parcelway/client';
import { useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { callRest } from '../providers/rest';

interface ForMember {
  readonly user_id: number;
  readonly agree: boolean;
}

/** Places what the form says once the customer has agreed. Pressed again after a broken connection, it asks for the same order. */
export function PlaceButton<Reply>({
  resource,
  request,
  onPlaced,
}: {
  resource: string;
  /** null while something is missing */
  request: ForMember | null;
  onPlaced: (reply: Reply, userId: number) => void;
}) {
  const translate = useTranslate();
  const notify = useNotify();
  const { setError } = useFormContext();
  const intent = useRef(new WriteIntent());
  const [isBusy, setBusy] = useState(false);
  const place = async (): Promise<void> => {
    if (!request) return;
    setBusy(true);
    try {
      const reply = await intent.current.run(request, (idempotencyKey) =>
        callRest<Reply>('POST', `/${resource}/place`, request, { idempotencyKey }),
      );
      onPlaced(reply, request.user_id);
    } catch (error) {
      const { message, body } = error as Error & { body?: { errors?: Readonly<Record<string, string>> } };
      Object.entries(body?.errors ?? {}).forEach(([name, text]) => setError(name, { message: text }));
      notify(message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="contained"
      size="large"
      disabled={!request?.agree || isBusy}
      onClick={() => void place()}
    >
      {translate('placing.submit')}
    </Button>
  );
}
