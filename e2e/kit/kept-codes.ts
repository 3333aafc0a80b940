import { eventually } from '@parcelway/testing';
import type { Api } from './api';

interface SentMessage {
  readonly to: string;
  readonly event: string;
  readonly status: string;
  readonly body: string;
}

/** The verification code last sent to `to` for `event`, as staff read it in the kept mail. */
export function keptCode(staff: Api, to: string, event: string): Promise<string> {
  return eventually(async () => {
    const path = `/admin/routine.SentMessage/index?quick_search=${encodeURIComponent(to)}&limit=20`;
    const { list } = await staff.ok(staff.get<{ list: SentMessage[] }>(path));
    const message = list.find((one) => one.to === to && one.event === event && one.status === 'kept');
    return /\b[2-9A-Z]{6}\b/.exec(message?.body ?? '')?.[0] ?? null;
  });
}
