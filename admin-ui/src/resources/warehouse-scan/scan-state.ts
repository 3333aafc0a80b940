import type { ScannedIn } from '@parcelway/contracts';

/** What the station shows about the latest scan. */
export type Verdict =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'sending'; readonly code: string }
  | { readonly kind: 'received' | 'repeat'; readonly scan: ScannedIn }
  | { readonly kind: 'refused'; readonly code: string; readonly text: string };

/** One line of the last scans. `at` is ISO. */
export interface ScanLine {
  readonly key: string;
  readonly code: string;
  readonly kind: 'received' | 'repeat' | 'refused';
  readonly at: string;
  readonly scan?: ScannedIn;
  readonly text?: string;
}

export interface StationState {
  readonly verdict: Verdict;
  /** Scans made here since the page was opened, newest first. */
  readonly lines: readonly ScanLine[];
}

export type StationEvent =
  | { readonly type: 'sent'; readonly code: string }
  | { readonly type: 'answered'; readonly scan: ScannedIn; readonly at: string }
  | { readonly type: 'failed'; readonly code: string; readonly text: string; readonly at: string }
  | { readonly type: 'cleared' };

export const OPENED: StationState = { verdict: { kind: 'waiting' }, lines: [] };

/** How many of the last scans are kept on the screen. */
const KEPT_LINES = 7;

/** While a refused scan stands, the next Enter only clears it; while one is on its way, nothing else counts. */
export const isLocked = ({ verdict }: StationState): boolean => verdict.kind === 'refused';
export const isBusy = ({ verdict }: StationState): boolean => verdict.kind === 'sending';

const withLine = (state: StationState, line: Omit<ScanLine, 'key'>): readonly ScanLine[] =>
  [{ ...line, key: `${line.at}-${line.code}` }, ...state.lines].slice(0, KEPT_LINES);

/** The station after something happened. */
export function stationAfter(state: StationState, event: StationEvent): StationState {
  switch (event.type) {
    case 'sent':
      return { ...state, verdict: { kind: 'sending', code: event.code } };
    case 'answered': {
      const kind = event.scan.already_scanned ? 'repeat' : 'received';
      return {
        verdict: { kind, scan: event.scan },
        lines: withLine(state, { code: event.scan.waybill_no, kind, at: event.at, scan: event.scan }),
      };
    }
    case 'failed':
      return {
        verdict: { kind: 'refused', code: event.code, text: event.text },
        lines: withLine(state, { code: event.code, kind: 'refused', at: event.at, text: event.text }),
      };
    case 'cleared':
      return { ...state, verdict: { kind: 'waiting' } };
  }
}
