import type { CommissionRate, RuleTerms } from './commission-rate';
import { baseOf, commissionOf, resolveRule } from './commission-rate';

const day = (text: string): Date => new Date(`${text}T00:00:00Z`);
const rule = (id: number, change: Partial<RuleTerms> = {}): RuleTerms => ({
  id,
  salesmanId: null,
  position: '',
  channelId: null,
  orderKind: 'all',
  validFrom: day('2026-01-01'),
  validTo: null,
  ...change,
});
const subject = {
  salesmanId: 7,
  position: '经理',
  channelId: 3,
  orderKind: 'luggage',
  at: day('2026-06-01'),
};

describe('the rule in force', () => {
  it.each<[string, RuleTerms[], number | null]>([
    ['none without rules', [], null],
    ['the one for all', [rule(1)], 1],
    ['a position before all', [rule(1), rule(2, { position: '经理' })], 2],
    ['a salesman before a position', [rule(2, { position: '经理' }), rule(3, { salesmanId: 7 })], 3],
    [
      'a salesman before a channel',
      [rule(4, { channelId: 3, orderKind: 'luggage' }), rule(3, { salesmanId: 7 })],
      3,
    ],
    [
      'a channel before all channels',
      [rule(3, { salesmanId: 7 }), rule(5, { salesmanId: 7, channelId: 3 })],
      5,
    ],
    ['a channel before a kind', [rule(6, { orderKind: 'luggage' }), rule(7, { channelId: 3 })], 7],
    ['not that of another salesman', [rule(1), rule(8, { salesmanId: 8 })], 1],
    ['not that of another position', [rule(9, { position: '专员' })], null],
    ['not that of another kind', [rule(10, { orderKind: 'store' })], null],
    ['the one that began last', [rule(1), rule(11, { validFrom: day('2026-05-01') })], 11],
    ['from its first instant on', [rule(12, { validFrom: day('2026-06-01') })], 12],
    ['not at its end', [rule(13, { validTo: day('2026-06-01') })], null],
  ])('%s', (_what, rules, id) => {
    expect(resolveRule(rules, subject)?.id ?? null).toBe(id);
  });
});

describe('what is earned', () => {
  const share: CommissionRate = { rule_id: 1, name: '', rate_bp: 500, per_kg_amount: null };
  const perKg: CommissionRate = { rule_id: 2, name: '', rate_bp: null, per_kg_amount: '50' };
  // Paid 181.14 with insurance of 8.00 in it: 173.14 counts.
  const order = { paid: 18_114n, insurance: 800n, refunded: 0n, chargedG: 24_500 };

  it.each<[string, CommissionRate, typeof order, bigint]>([
    ['5 % of freight and accessorials, never of insurance', share, order, 866n],
    ['less what went back', share, { ...order, refunded: 7_314n }, 500n],
    ['nothing of an order that was refunded whole', share, { ...order, refunded: 18_114n }, 0n],
    ['nothing where more went back than counts', share, { ...order, refunded: 17_500n }, 0n],
    ['per charged kilogram', perKg, order, 1_225n],
    ['per kilogram, in the proportion that is left', perKg, { ...order, refunded: 8_657n }, 613n],
  ])('%s', (_what, rate, given, amount) => {
    expect(commissionOf(rate, given)).toBe(amount);
  });

  it('keeps the base before and after refunds', () => {
    expect(baseOf({ ...order, refunded: 314n })).toEqual({ gross: 17_314n, net: 17_000n });
  });
});
