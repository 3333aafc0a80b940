import { randomBytes } from 'node:crypto';
import { parseMoney } from '@parcelway/money';
import type { EntityManager } from 'typeorm';
import { orderNo } from '../luggage-order/domain/order-no';
import type { LuggageOrderEntity } from '../luggage-order/luggage-order.entity';
import { coverOf, splitCover } from './domain/split-cover';
import {
  InsuranceBoxEntity,
  InsuranceOrderEntity,
  InsuranceOrderHistoryEntity,
} from './insurance-order.entity';

const NO_BYTES = 5;

interface RuleTerms {
  readonly type_id: string;
  readonly scope: 'order' | 'box';
  readonly damage_days: number;
  readonly loss_days: number;
}

/** Insures orders that have just been paid, by the cover that they were sold with, in the caller's transaction. */
export async function issueInsurance(
  manager: EntityManager,
  paid: readonly { readonly order: LuggageOrderEntity; readonly paidAt: Date }[],
): Promise<void> {
  const sold = paid.flatMap((one) => {
    const { insurance } = one.order.quoteSnapshot;
    return insurance ? [{ ...one, typeId: insurance.id }] : [];
  });
  if (sold.length === 0) return;
  const terms = await termsOf(
    manager,
    sold.map(({ typeId }) => typeId),
  );
  const policies = sold.flatMap(({ order, paidAt, typeId }) => {
    const rule = terms.get(typeId);
    const one = rule && policyOf(order, typeId, rule, paidAt);
    return one ? [one] : [];
  });
  if (policies.length === 0) return;
  const rows = await manager.save(
    InsuranceOrderEntity,
    policies.map(({ policy }) => policy),
  );
  await manager.insert(
    InsuranceBoxEntity,
    policies.flatMap(({ boxes }, index) =>
      boxes.map((box) => ({ ...box, insuranceOrderId: rows[index]?.id ?? 0 })),
    ),
  );
  await manager.insert(
    InsuranceOrderHistoryEntity,
    rows.map(({ id, status }) => ({
      subjectId: id,
      fromStatus: null,
      toStatus: status,
      byType: 'system',
      byId: null,
    })),
  );
}

async function termsOf(
  manager: EntityManager,
  typeIds: readonly number[],
): Promise<ReadonlyMap<number, RuleTerms>> {
  const rows = (await manager.query(
    `SELECT t.id AS type_id, r.scope, r.damage_days, r.loss_days
     FROM insurance_type t JOIN insurance_rule r ON r.id = t.insurance_rule_id WHERE t.id = ANY ($1)`,
    [[...new Set(typeIds)]],
  )) as RuleTerms[];
  return new Map(rows.map((row) => [Number(row.type_id), row]));
}

/** Null where there is nothing to insure. */
function policyOf(order: LuggageOrderEntity, insuranceTypeId: number, rule: RuleTerms, startsAt: Date) {
  const { currency, orderNo: number, userId, orderTotalInsuranceAmount: premium } = order;
  const values = order.packages.map((one) => ({
    no: one.no,
    insurable: parseMoney(one.insurable_value ?? one.declared_value, currency),
  }));
  const declaredValue = values.reduce((sum, { insurable }) => sum + insurable, 0n);
  const carriage = order.orderTotalAmount - premium;
  const cover = coverOf(order.insuranceCover, { insurable: declaredValue, carriage });
  if (cover <= 0n) return null;
  const shares = splitCover({ cover, premium, scope: rule.scope }, values);
  const policy = {
    insuranceNo: orderNo(randomBytes(NO_BYTES), 'IN'),
    orderNo: number,
    userId,
    insuranceTypeId,
    declaredValue,
    cover,
    premium,
    currency,
    status: 'active' as const,
    damageDays: rule.damage_days,
    lossDays: rule.loss_days,
    startsAt,
  };
  const boxes = order.packages.map((one, index) => ({
    packageNo: one.no,
    declaredValue: values[index]?.insurable ?? 0n,
    cover: shares[index]?.cover ?? 0n,
    premium: shares[index]?.premium ?? 0n,
    currency,
    items: one.items,
  }));
  return { policy, boxes };
}
