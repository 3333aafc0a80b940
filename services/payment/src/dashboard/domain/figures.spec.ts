import { daysBetween, figuresOf } from './figures';
import type { Taking } from './figures';

const taking = (more: Partial<Taking>): Taking => ({
  ...{ day: '2026-11-01', way: 'card', channelId: 1, salesmanId: 0, taken: 0n, refunded: 0n, payments: 0 },
  ...more,
});

describe('figures', () => {
  it('are the same takings by day, way, channel and salesman', () => {
    const all = [
      taking({ taken: 1_000n, payments: 1 }),
      taking({ way: 'balance', channelId: 2, salesmanId: 9, taken: 3_050n, payments: 2 }),
      taking({ day: '2026-11-03', way: 'balance', channelId: 2, refunded: 50n }),
    ];
    const seen = figuresOf(all, daysBetween('2026-11-01', '2026-11-03'), 'GBP');
    expect(seen.total).toEqual({ taken: '40.50', refunded: '0.50', net: '40.00', payments: 3 });
    expect(seen.days).toEqual([
      {
        ...{ day: '2026-11-01', taken: '40.50', refunded: '0.00', net: '40.50', payments: 3 },
        ways: { balance: '30.50', card: '10.00', third_party: '0.00', offline: '0.00' },
      },
      expect.objectContaining({ day: '2026-11-02', taken: '0.00', net: '0.00', payments: 0 }),
      expect.objectContaining({ day: '2026-11-03', taken: '0.00', refunded: '0.50', net: '-0.50' }),
    ]);
    expect(seen.ways.map(({ way, net }) => [way, net])).toEqual([
      ['balance', '30.00'],
      ['card', '10.00'],
      ['third_party', '0.00'],
      ['offline', '0.00'],
    ]);
    expect(seen.channels.map(({ channel_id, net }) => [channel_id, net])).toEqual([
      [2, '30.00'],
      [1, '10.00'],
    ]);
    expect(seen.salesmen.map(({ salesman_id, net }) => [salesman_id, net])).toEqual([
      [9, '30.50'],
      [null, '9.50'],
    ]);
  });

  it('of a currency without pence have none', () => {
    expect(figuresOf([taking({ taken: 1_650n })], [], 'JPY').total).toMatchObject({ taken: '1650' });
  });

  it.each([
    ['2026-02-27', '2026-03-01', ['2026-02-27', '2026-02-28', '2026-03-01']],
    ['2026-03-29', '2026-03-29', ['2026-03-29']],
    ['2026-03-02', '2026-03-01', []],
  ])('the days from %s to %s are %p', (from, to, days) => {
    expect(daysBetween(from, to)).toEqual(days);
  });
});
