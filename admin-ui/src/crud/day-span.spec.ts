import { spanIn, spanText, withSpan } from './day-span';

const words = { from: '从', until: '至' };

describe('spans of days', () => {
  it('narrows dates by both days and instants to the last second of the last day', () => {
    const span = { from: '2026-11-14', until: '2026-11-27' };
    expect(withSpan({ q: 'x' }, 'pick_up_date', span, false)).toEqual({
      q: 'x',
      pick_up_date_gte: '2026-11-14',
      pick_up_date_lte: '2026-11-27',
    });
    expect(withSpan({}, 'paid_at', span, true)).toMatchObject({ paid_at_lte: '2026-11-27 23:59:59' });
  });

  it('reads back what it wrote', () => {
    const span = { from: '', until: '2026-11-27' };
    expect(spanIn(withSpan({}, 'paid_at', span, true), 'paid_at')).toEqual(span);
  });

  it('leaves no trace of open ends', () => {
    const narrowed = withSpan({}, 'paid_at', { from: '2026-11-14', until: '' }, true);
    expect(withSpan(narrowed, 'paid_at', { from: '', until: '' }, true)).toEqual({});
  });

  it('words closed and open spans', () => {
    expect(spanText({ from: '2026-11-14', until: '2026-11-27' }, words)).toBe('11-14 至 11-27');
    expect(spanText({ from: '2026-11-14', until: '' }, words)).toBe('从 11-14');
    expect(spanText({ from: '', until: '2026-11-27' }, words)).toBe('至 11-27');
  });
});
