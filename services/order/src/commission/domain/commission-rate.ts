import { percentOf, roundHalfUp } from '@parcelway/money';
import type { Minor } from '@parcelway/money';

/** A rule as a commission keeps it; money in minor units as a digit string. */
export interface CommissionRate {
  readonly rule_id: number;
  readonly name: string;
  readonly rate_bp: number | null;
  readonly per_kg_amount: string | null;
}

export interface RuleTerms {
  readonly id: number;
  readonly salesmanId: number | null;
  /** '' = any. */
  readonly position: string;
  readonly channelId: number | null;
  readonly orderKind: string;
  readonly validFrom: Date;
  readonly validTo: Date | null;
}

/** What a rule is looked up for. */
export interface RuleSubject {
  readonly salesmanId: number;
  readonly position: string;
  readonly channelId: number | null;
  readonly orderKind: string;
  readonly at: Date;
}

const GRAMS_PER_KG = 1_000n;

/**
 * The rule in force that names its subject most narrowly: a salesman before a position before all; then a channel before all; then one kind
 * of order before all; among equals the one that began last.
 */
export function resolveRule<Rule extends RuleTerms>(
  rules: readonly Rule[],
  subject: RuleSubject,
): Rule | null {
  return (
    rules
      .filter((rule) => isInForce(rule, subject.at) && concerns(rule, subject))
      .sort(
        (left, right) =>
          narrowness(right) - narrowness(left) ||
          right.validFrom.getTime() - left.validFrom.getTime() ||
          right.id - left.id,
      )[0] ?? null
  );
}

const isInForce = ({ validFrom, validTo }: RuleTerms, at: Date): boolean =>
  validFrom <= at && (validTo === null || at < validTo);

const concerns = (rule: RuleTerms, subject: RuleSubject): boolean =>
  (rule.salesmanId === null || rule.salesmanId === subject.salesmanId) &&
  (rule.position === '' || rule.position === subject.position) &&
  (rule.channelId === null || rule.channelId === subject.channelId) &&
  (rule.orderKind === 'all' || rule.orderKind === subject.orderKind);

const narrowness = (rule: RuleTerms): number =>
  (rule.salesmanId !== null ? 8 : rule.position !== '' ? 4 : 0) +
  (rule.channelId !== null ? 2 : 0) +
  (rule.orderKind !== 'all' ? 1 : 0);

/** The money of an order that counts. `paid` holds all bills of the order: freight, accessorials and insurance less discounts. */
export interface CommissionBase {
  readonly paid: Minor;
  /** Part of `paid` that never earns. */
  readonly insurance: Minor;
  readonly refunded: Minor;
  readonly chargedG: number;
}

/** What earns before and after refunds; never below 0. */
export function baseOf({ paid, insurance, refunded }: CommissionBase): { gross: Minor; net: Minor } {
  const gross = paid > insurance ? paid - insurance : 0n;
  return { gross, net: refunded >= paid || refunded > gross ? 0n : gross - refunded };
}

/** Commission on what is left of the base: a share of it, or the amount per charged kilogram in the proportion that is left. */
export function commissionOf(rate: CommissionRate, order: CommissionBase): Minor {
  const { gross, net } = baseOf(order);
  if (net === 0n) return 0n;
  if (rate.rate_bp !== null) return percentOf(net, rate.rate_bp);
  const whole = roundHalfUp(BigInt(rate.per_kg_amount ?? '0') * BigInt(order.chargedG), GRAMS_PER_KG);
  return roundHalfUp(whole * net, gross);
}
