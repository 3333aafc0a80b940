import { CommissionStatus } from '@parcelway/contracts/statuses';
import type { EntityManager } from 'typeorm';
import { IsNull, LessThanOrEqual } from 'typeorm';
import { SalesmanEntity } from '../salesman/salesman.entity';
import { moveCommissions } from './commission-moves';
import { CommissionEntity, CommissionHistoryEntity, CommissionRuleEntity } from './commission.entity';
import type { CommissionBase, CommissionRate } from './domain/commission-rate';
import { baseOf, commissionOf, resolveRule } from './domain/commission-rate';

const SYSTEM = { type: 'system', id: null } as const;

/** A paid order as its commission sees it; money in minor units of `currency`. */
export interface EarningOrder extends CommissionBase {
  readonly orderKind: CommissionEntity['orderKind'];
  readonly orderNo: string;
  readonly userId: number;
  readonly salesmanId: number | null;
  readonly channelId: number | null;
  readonly currency: string;
}

/** The order was paid: its salesman earns by the rule in force at that instant, once. */
export async function earnCommission(manager: EntityManager, order: EarningOrder, at: Date): Promise<void> {
  if (order.salesmanId === null) return;
  const rate = await rateInForce(manager, order, order.salesmanId, at);
  const amount = rate && commissionOf(rate, order);
  if (!rate || !amount) return;
  const { raw } = await manager
    .createQueryBuilder()
    .insert()
    .into(CommissionEntity)
    .values({
      ...columnsOf(order, order.salesmanId, rate),
      kind: 'earn',
      baseAmount: baseOf(order).net,
      amount,
      status: CommissionStatus.pending,
      paidAt: at,
    })
    .orIgnore()
    .returning('id')
    .execute();
  const [row] = raw as { id: string }[];
  if (row) await firstHistory(manager, Number(row.id), CommissionStatus.pending);
}

/**
 * Money of the order came or went since: what is not settled yet follows it, and falls away with the whole of it; of a settled commission a
 * reversal takes back the difference. Repeatable: the same figures change nothing.
 */
export async function adjustCommission(manager: EntityManager, order: EarningOrder): Promise<void> {
  if (order.salesmanId === null) return;
  const rows = await manager.find(CommissionEntity, {
    where: { orderKind: order.orderKind, orderNo: order.orderNo, salesmanId: order.salesmanId },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  const earned = rows.find(({ kind }) => kind === 'earn');
  if (!earned || earned.status === CommissionStatus.cancelled) return;
  const amount = commissionOf(earned.rate, order);
  const { net } = baseOf(order);
  if (earned.status === CommissionStatus.settled)
    return reverse(manager, order, earned, rows, { amount, net });
  if (net === 0n) {
    const from =
      earned.status === CommissionStatus.pending ? CommissionStatus.pending : CommissionStatus.confirmed;
    await moveCommissions(manager, [earned.id], from, CommissionStatus.cancelled, {
      by: SYSTEM,
      reason: 'refunded',
    });
    return;
  }
  await manager.update(CommissionEntity, { id: earned.id }, { amount, baseAmount: net });
}

/** What is owed less what was settled becomes the open reversal; nothing more is ever paid for an order after its settlement. */
async function reverse(
  manager: EntityManager,
  order: EarningOrder,
  earned: CommissionEntity,
  rows: readonly CommissionEntity[],
  left: { readonly amount: bigint; readonly net: bigint },
): Promise<void> {
  const settled = rows.filter(({ status }) => status === CommissionStatus.settled);
  const amount = left.amount - settled.reduce((sum, row) => sum + row.amount, 0n);
  const baseAmount = left.net - settled.reduce((sum, row) => sum + row.baseAmount, 0n);
  if (amount >= 0n) return;
  const open = rows.find(({ kind, status }) => kind === 'reverse' && status === CommissionStatus.confirmed);
  if (open) {
    await manager.update(CommissionEntity, { id: open.id }, { amount, baseAmount });
    return;
  }
  const row = await manager.save(CommissionEntity, {
    ...columnsOf(order, earned.salesmanId, earned.rate),
    kind: 'reverse' as const,
    baseAmount,
    amount,
    status: CommissionStatus.confirmed,
    paidAt: earned.paidAt,
    confirmedAt: new Date(),
  });
  await firstHistory(manager, row.id, CommissionStatus.confirmed);
}

const columnsOf = (order: EarningOrder, salesmanId: number, rate: CommissionRate) => ({
  salesmanId,
  rate,
  orderKind: order.orderKind,
  orderNo: order.orderNo,
  userId: order.userId,
  currency: order.currency,
});

async function rateInForce(
  manager: EntityManager,
  order: EarningOrder,
  salesmanId: number,
  at: Date,
): Promise<CommissionRate | null> {
  const salesman = await manager.findOneBy(SalesmanEntity, { id: salesmanId });
  if (!salesman) return null;
  const rules = await manager.findBy(CommissionRuleEntity, {
    status: true,
    deleteTime: IsNull(),
    currency: order.currency,
    validFrom: LessThanOrEqual(at),
  });
  const rule = resolveRule(rules, { ...order, salesmanId, position: salesman.position, at });
  return (
    rule && {
      rule_id: rule.id,
      name: rule.name,
      rate_bp: rule.rateBp,
      per_kg_amount: rule.perKgAmount?.toString() ?? null,
    }
  );
}

async function firstHistory(manager: EntityManager, id: number, to: CommissionStatus): Promise<void> {
  await manager.insert(CommissionHistoryEntity, {
    subjectId: id,
    fromStatus: null,
    toStatus: to,
    byType: SYSTEM.type,
    byId: null,
  });
}
