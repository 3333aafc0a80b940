import { randomBytes } from 'node:crypto';
import type { InsuredOrderKind } from '@parcelway/contracts';
import type { Minor } from '@parcelway/money';
import { orderNo } from '../luggage-order/domain/order-no';
import type { StoredItem } from '../luggage-order/stored-quote';
import { coverOf, splitCover } from './domain/split-cover';
import type { InsuranceRuleEntity } from './insurance.entity';

const NO_BYTES = 5;

/** What was bought, amounts in minor units. */
export interface SoldCover {
  readonly orderKind: InsuredOrderKind;
  readonly insuranceTypeId: number;
  readonly rule: Pick<InsuranceRuleEntity, 'scope' | 'damageDays' | 'lossDays'>;
  readonly cover: Minor;
  readonly premium: Minor;
  /** What the order costs besides. */
  readonly carriage: Minor;
}

export interface GoodsOfBox {
  readonly no: number;
  /** By which it is claimed for, where that is known already. */
  readonly waybillNo?: string;
  /** Worth of its goods that can be insured. */
  readonly insurable: Minor;
  readonly items: readonly StoredItem[];
}

/** The insurance of an order that is not paid yet, columns by name as quote_insurance takes them: money as digit strings of minor units. */
export type QuotedInsurance = NonNullable<ReturnType<typeof quotedInsurance>>;

/** Null where there is nothing to insure. */
export function quotedInsurance(sold: SoldCover, boxes: readonly GoodsOfBox[], currency: string) {
  const { rule, premium, carriage } = sold;
  const declaredValue = boxes.reduce((sum, { insurable }) => sum + insurable, 0n);
  const cover = coverOf(sold.cover, { insurable: declaredValue, carriage });
  if (cover <= 0n) return null;
  const shares = splitCover({ cover, premium, scope: rule.scope }, boxes);
  return {
    order_kind: sold.orderKind,
    insurance_no: orderNo(randomBytes(NO_BYTES), 'IN'),
    insurance_type_id: sold.insuranceTypeId,
    declared_value: declaredValue.toString(),
    cover: cover.toString(),
    premium: premium.toString(),
    currency,
    damage_days: rule.damageDays,
    loss_days: rule.lossDays,
    boxes: boxes.map(({ no, waybillNo, insurable, items }, index) => ({
      package_no: no,
      waybill_no: waybillNo ?? '',
      declared_value: insurable.toString(),
      cover: (shares[index]?.cover ?? 0n).toString(),
      premium: (shares[index]?.premium ?? 0n).toString(),
      currency,
      items,
    })),
  };
}
