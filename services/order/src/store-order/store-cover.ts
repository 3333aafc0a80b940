import { DomainError } from '@parcelway/contracts';
import type { QuoteStore, SizeClass } from '@parcelway/contracts';
import { formatMoney, parseMoney } from '@parcelway/money';
import { In, IsNull } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { OFFERED_WITH } from '../insurance/domain/offered-with';
import { InsuranceRuleEntity, InsuranceTypeEntity } from '../insurance/insurance.entity';
import type { QuotedInsurance } from '../insurance/quoted-insurance';
import { quotedInsurance } from '../insurance/quoted-insurance';
import { insure } from '../quote/domain/insurance';
import type { StoreOffer } from './store-offer';
import type { StoredItem } from './store-order.entity';

/** What stored pieces are insured for, amounts in minor units. */
export interface StoreCover {
  readonly type: InsuranceTypeEntity;
  readonly rule: InsuranceRuleEntity;
  readonly cover: bigint;
  readonly premium: bigint;
}

/** An insurance type that storage is offered with, and the terms it has. */
export type OfferedCover = Pick<StoreCover, 'type' | 'rule'>;

/** Types for storage, the least cover first. */
export async function offeredCovers(manager: EntityManager): Promise<readonly OfferedCover[]> {
  const living = { deleteTime: IsNull(), status: true };
  const [rules, types] = await Promise.all([
    manager.findBy(InsuranceRuleEntity, living),
    manager.find(InsuranceTypeEntity, {
      where: { ...living, appliesTo: In(OFFERED_WITH.store) },
      order: { cover: 'ASC', id: 'ASC' },
    }),
  ]);
  return types.flatMap((type) => {
    const rule = rules.find(({ id }) => id === type.insuranceRuleId);
    return rule ? [{ type, rule }] : [];
  });
}

/**
 * What a type covers and costs; without a wish it is the free one, or none. A rate insures what was declared, as far as it covers that much;
 * terms by box count for each piece. Errors: store.no_insurance, store.cover_over_cap, store.over_declared.
 */
export function chooseCover(
  offered: readonly OfferedCover[],
  { insurance_type_id: wanted }: Pick<QuoteStore, 'insurance_type_id'>,
  { items, itemCount, currency }: Pick<StoreOffer, 'items' | 'itemCount' | 'currency'>,
): StoreCover | null {
  const found = offered.find(
    ({ type }) => type.currency === currency && (wanted ? type.id === Number(wanted) : type.isFree),
  );
  if (!found) {
    if (wanted) throw refused('store.no_insurance', {});
    return null;
  }
  const { type, rule } = found;
  const insurable = items.reduce((sum, item) => sum + declaredOf(item, currency), 0n);
  if (type.isFree && insurable === 0n) return null;
  const most = type.maxCover !== null && type.maxCover < insurable ? type.maxCover : insurable;
  const terms = { scope: rule.scope, capPerBox: rule.capPerBox, offers: [type] };
  const sum = type.isFree && !wanted ? 0n : type.mode === 'step' ? type.cover : most;
  const chosen = insure(terms, sum, { boxes: itemCount, insurable, carriage: 0n });
  if (chosen && 'offer' in chosen) return { type, rule, ...chosen.insurance };
  const max = formatMoney(chosen?.most ?? 0n, currency);
  throw refused(chosen?.refused === 'over_cap' ? 'store.cover_over_cap' : 'store.over_declared', { max });
}

/** The insurance of a booked order, as it is entered; null where nothing is insured. */
export function storeInsurance(
  orderNo: string,
  { insurance, items, currency }: Pick<StoreOffer, 'insurance' | 'items' | 'currency'>,
): QuotedInsurance | null {
  if (!insurance) return null;
  const { type, rule, cover, premium } = insurance;
  const { damageDays, lossDays } = rule;
  return quotedInsurance(
    {
      orderKind: 'store',
      insuranceTypeId: type.id,
      rule: { scope: 'order', damageDays, lossDays },
      cover,
      premium,
      carriage: 0n,
    },
    items.map((item, index) => {
      const insurable = declaredOf(item, currency);
      const each = formatMoney(insurable / BigInt(item.quantity), currency);
      return {
        no: index + 1,
        waybillNo: `${orderNo}-${index + 1}`,
        insurable,
        items: [{ ...NO_CATEGORY, ...namesOf(item), quantity: item.quantity, unit_price: each }],
      };
    }),
    currency,
  );
}

/** What is stored has no customs data. */
const NO_CATEGORY = { category_id: 0, category_zh: '', category_en: '', hs_code: '' };

const SIZE_WORDS: Readonly<Record<SizeClass, readonly [zh: string, en: string]>> = {
  S: ['小件', 'small'],
  M: ['中件', 'medium'],
  L: ['大件', 'large'],
  XL: ['超大件', 'extra large'],
};

function namesOf({ name, size_class }: StoredItem): { name_zh: string; name_en: string } {
  const [zh, en] = SIZE_WORDS[size_class];
  return { name_zh: name || `寄存件（${zh}）`, name_en: name || `Stored piece, ${en}` };
}

function declaredOf({ declared_value }: StoredItem, currency: string): bigint {
  return declared_value ? parseMoney(declared_value, currency) : 0n;
}

function refused(
  code: 'store.no_insurance' | 'store.cover_over_cap' | 'store.over_declared',
  params: { readonly max?: string },
): DomainError {
  return new DomainError(code, params, [{ field: 'insurance_type_id', rule: 'refused' }]);
}
