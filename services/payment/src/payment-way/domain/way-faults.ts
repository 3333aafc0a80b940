import type { FieldError } from '@parcelway/contracts';
import { paymentWayResource } from '@parcelway/contracts/resources';

/** A way to pay as staff write it. */
export interface WrittenWay {
  readonly code: string;
  readonly provider: string;
  readonly currencies: unknown;
  readonly billTypes: unknown;
  readonly minAmount: bigint | null;
  readonly maxAmount: bigint | null;
}

const MOST_CURRENCIES = 20;
const BILL_TYPES: readonly unknown[] = paymentWayResource.fields.bill_types.values ?? [];

const isListOf = (value: unknown, isGood: (one: unknown) => boolean): value is readonly unknown[] =>
  Array.isArray(value) && value.every(isGood) && new Set(value).size === value.length;

const isCurrency = (one: unknown): boolean => typeof one === 'string' && /^[A-Z]{3}$/.test(one);

/** On what a kind of way may stand. */
const PROVIDERS_OF: Readonly<Record<string, readonly string[]>> = {
  balance: ['none'],
  card: ['stripe', 'local_card'],
  third_party: ['wallet_qr'],
  offline: ['none'],
};

/** What is wrong with it. */
export function faultsOf(way: WrittenWay): FieldError[] {
  const providers = PROVIDERS_OF[way.code] ?? [];
  const { currencies, billTypes, minAmount, maxAmount } = way;
  const faults: FieldError[] = [];
  if (!providers.includes(way.provider))
    faults.push({ field: 'provider', rule: 'one_of', params: { allowed: providers.join(', ') } });
  if (!isListOf(currencies, isCurrency) || currencies.length > MOST_CURRENCIES)
    faults.push({ field: 'currencies', rule: 'list', params: { min: 0, max: MOST_CURRENCIES } });
  if (!isListOf(billTypes, (one) => BILL_TYPES.includes(one)))
    faults.push({ field: 'bill_types', rule: 'list', params: { min: 0, max: BILL_TYPES.length } });
  if (minAmount !== null && maxAmount !== null && minAmount > maxAmount)
    faults.push({ field: 'max_amount', rule: 'refused' });
  return faults;
}
