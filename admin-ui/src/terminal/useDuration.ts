import { LONDON } from '@parcelway/look';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { isUnderWay, secondsOf } from './task-rules';
import type { Task } from './task-rules';

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: LONDON, timeStyle: 'medium' });

/** Time of day in London, `14:03:31`. */
export const clockTime = (instant: string): string => clock.format(new Date(instant));

/** When a task started and how long it has taken, in words; counts on while it runs. Empty before it starts. */
export function useDuration(task: Task): { readonly at: string; readonly text: string } {
  const translate = useTranslate();
  const [now, setNow] = useState(Date.now);
  const runs = isUnderWay(task);
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [runs]);
  const seconds = secondsOf(task, now);
  if (seconds === null || task.started_at === null) return { at: '', text: '' };
  const parts = { m: Math.floor(seconds / 60), s: seconds % 60 };
  return {
    at: clockTime(task.started_at),
    text: translate(parts.m > 0 ? 'terminal.minutes' : 'terminal.seconds', parts),
  };
}
