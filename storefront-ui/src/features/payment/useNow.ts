import { useEffect, useState } from 'react';

const seconds = (): number => Math.floor(Date.now() / 1000);

/** The present in epoch seconds, renewed every `everyMs`. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(seconds);
  useEffect(() => {
    const timer = setInterval(() => setNow(seconds()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
