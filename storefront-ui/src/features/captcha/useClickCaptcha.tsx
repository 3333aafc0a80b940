import { randomKey } from '@parcelway/client';
import { useRef, useState, type ReactNode } from 'react';
import type { CaptchaAnswer } from './captcha-api';
import { ClickCaptchaDialog } from './ClickCaptchaDialog';

/** Opens the click captcha before a call. `ask` gives its answer, or null when the reader closed it; render `dialog`. */
export function useClickCaptcha(): { ask: () => Promise<CaptchaAnswer | null>; dialog: ReactNode } {
  const [id, setId] = useState<string | null>(null);
  const answered = useRef<(answer: CaptchaAnswer | null) => void>(() => undefined);
  const end = (answer: CaptchaAnswer | null): void => {
    setId(null);
    answered.current(answer);
  };
  return {
    ask: () =>
      new Promise((resolve) => {
        answered.current = resolve;
        setId(randomKey());
      }),
    dialog: id !== null && <ClickCaptchaDialog id={id} onSolved={end} onClose={() => end(null)} />,
  };
}
