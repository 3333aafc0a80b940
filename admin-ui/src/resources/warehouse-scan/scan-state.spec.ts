import type { ScannedIn } from '@parcelway/contracts';
import { isBusy, isLocked, OPENED, stationAfter } from './scan-state';

const scan = (already_scanned: boolean) => ({ waybill_no: 'EE473124829GB', already_scanned }) as ScannedIn;
const at = '2026-11-27T14:05:32.000Z';

describe('scan station', () => {
  it('shows a first scan as received and a second as a repeat', () => {
    const first = stationAfter(OPENED, { type: 'answered', scan: scan(false), at });
    expect(first.verdict.kind).toBe('received');
    const second = stationAfter(first, { type: 'answered', scan: scan(true), at });
    expect(second.verdict.kind).toBe('repeat');
    expect(second.lines.map(({ kind }) => kind)).toEqual(['repeat', 'received']);
  });

  it('is locked by a refused scan until that is cleared', () => {
    const refused = stationAfter(OPENED, { type: 'failed', code: 'X', text: '没有这个运单号', at });
    expect(isLocked(refused)).toBe(true);
    const cleared = stationAfter(refused, { type: 'cleared' });
    expect(isLocked(cleared)).toBe(false);
    expect(cleared.lines).toHaveLength(1);
  });

  it('is not locked by a repeat', () => {
    expect(isLocked(stationAfter(OPENED, { type: 'answered', scan: scan(true), at }))).toBe(false);
  });

  it('is busy while a scan is on its way', () => {
    expect(isBusy(stationAfter(OPENED, { type: 'sent', code: 'X' }))).toBe(true);
  });

  it('keeps the last seven scans', () => {
    const many = Array.from({ length: 9 }).reduce<typeof OPENED>(
      (state) => stationAfter(state, { type: 'answered', scan: scan(false), at }),
      OPENED,
    );
    expect(many.lines).toHaveLength(7);
  });
});
