import { useCallback, useEffect, useRef, useState } from 'react';
import type { DeviceDraft } from './device-draft';

const DELAY_MS = 800;

/** Keeps a changed form on this device whenever typing pauses, and knows whether leaving would lose it, until it is sent or given up. */
export function useDeviceDraft<Form>({
  draft,
  of = '',
  form,
  isDirty,
  keptAt = null,
  isOff = false,
}: {
  draft: DeviceDraft<Form>;
  of?: string;
  form: Form;
  isDirty: boolean;
  /** When the form it opened with was kept; null for a new one. */
  keptAt?: number | null;
  /** Nothing is kept; leaving is asked about all the same. */
  isOff?: boolean;
}) {
  const [savedAt, setSavedAt] = useState(keptAt);
  const isOver = useRef(false);
  const latest = useRef({ form, isDirty });
  latest.current = { form, isDirty };
  const keep = useCallback(() => setSavedAt(draft.save(latest.current.form, of)), [draft, of]);
  useEffect(() => {
    if (isOff || !latest.current.isDirty || isOver.current) return undefined;
    const timer = setTimeout(() => !isOver.current && keep(), DELAY_MS);
    return () => clearTimeout(timer);
  }, [keep, form, isOff]);
  return {
    /** Epoch milliseconds; null while nothing is kept. */
    savedAt,
    setSavedAt,
    /** Whether leaving now would lose something. */
    isAtRisk: useCallback(() => !isOver.current && latest.current.isDirty, []),
    keep,
    /** The form was sent or given up: nothing of it stays here. */
    finish: useCallback(() => {
      isOver.current = true;
      if (!isOff) draft.clear(of);
    }, [draft, of, isOff]),
  };
}
