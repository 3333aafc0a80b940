import type {
  BatchResult,
  BillMovement,
  BillReminder,
  CallContext,
  Client,
  ErrorCode,
  Handlers,
  OneRow,
  PaidOffline,
  PayBillFor,
  RemindBills,
  VoidBill,
} from '@parcelway/contracts';
import { billDesk, billReminded, DomainError, inNameOf, luggageOrder } from '@parcelway/contracts';
import { OrderStatus, PayStatus } from '@parcelway/contracts/statuses';
import { formatMoney } from '@parcelway/money';
import {
  InjectClient,
  invalidFields,
  once,
  Outbox,
  requestHash,
  runNamed,
  Serves,
} from '@parcelway/platform';
import { DataSource, In } from 'typeorm';
import { adminIdOf } from '../admin-caller';
import { payLabelOf } from '../payment/domain/pay-status';
import { payOffline } from '../payment/pay-offline';
import { payBills } from '../payment/payment.queries';
import { lockShares } from '../refund/refundable';
import { BillEntity } from './bill.entity';
import { movementsOf, remindBills } from './bill-desk.queries';
import type { BillMovementRow, RemindedRow } from './bill-desk.queries';
import { BillPapers } from './bill-papers';
import { isOfOrder, voidRefusal } from './domain/void-refusal';
import { voidBills } from './void-bills';

const MOST_IDS = 500;
const OVER: readonly number[] = [OrderStatus.cancelled, OrderStatus.returned, OrderStatus.completed];

@Serves(billDesk)
export class BillDeskService implements Handlers<typeof billDesk> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly papers: BillPapers,
    @InjectClient(luggageOrder) private readonly orders: Client<typeof luggageOrder>,
  ) {}

  async void({ id, reason }: VoidBill, context: CallContext): Promise<{ is_void: boolean }> {
    adminIdOf(context);
    const found = await this.bill(id);
    if (found.isVoid) return { is_void: true };
    const isOver = isOfOrder(found.billType) && (await this.isOver(found, context));
    await this.dataSource.transaction(async (manager) => {
      const locked = await lockShares(manager, { id: found.id });
      const [bill] = locked.bills;
      if (!bill || bill.isVoid) return;
      const refusal = voidRefusal(bill, isOver);
      if (refusal) throw new DomainError(refusal);
      await voidBills(manager, this.outbox, locked, { reason, requestId: context.requestId });
    });
    this.outbox.committed();
    return { is_void: true };
  }

  async payFor(request: PayBillFor, context: CallContext): Promise<PaidOffline> {
    const adminId = adminIdOf(context);
    const { userId, billNo } = await this.bill(request.id);
    const { requestId } = context;
    const meant = { billNos: [billNo] };
    if (request.way === 'balance') {
      const key = context.idempotencyKey || null;
      const hash = key && requestHash(meant);
      const outcome = await payBills(this.dataSource, { userId, meant, key, requestHash: hash, requestId });
      if (outcome.refused) throw new DomainError(outcome.refused, outcome.params);
      this.outbox.committed();
      const { payment_no, pay_status, paid_amount } = outcome.reply;
      return { payment_no, pay_status, paid_amount };
    }
    const { amount, reference, memo = '' } = request;
    if (!amount) throw invalidFields([{ field: 'amount', rule: 'required' }]);
    if (!reference) throw invalidFields([{ field: 'reference', rule: 'required' }]);
    const payment = { userId, meant, amount, reference, memo, adminId, requestId };
    const reply = await this.dataSource.transaction((manager) =>
      once(manager, 'payment.pay-bill-for', request, context, () =>
        payOffline(manager, this.outbox, payment),
      ),
    );
    this.outbox.committed();
    return reply;
  }

  async remind({ ids }: RemindBills, context: CallContext): Promise<BatchResult> {
    adminIdOf(context);
    const wanted = idsOf(ids);
    const reminded = await this.dataSource.transaction(async (manager) => {
      const [rows] = (await manager.query(remindBills.text, [wanted])) as [RemindedRow[], number];
      await this.outbox.addMany(manager, billReminded, rows.map(reminderOf), context.requestId);
      return new Set(rows.map(({ id }) => Number(id)));
    });
    this.outbox.committed();
    const left = wanted.filter((id) => !reminded.has(id));
    const bills = await this.dataSource.manager.findBy(BillEntity, { id: In(left) });
    const failed = left.map((id) => ({
      id,
      code: whyNotReminded(bills.find((bill) => bill.id === id)),
      params: {},
    }));
    return { done: wanted.filter((id) => reminded.has(id)), failed };
  }

  async movements(
    { id }: OneRow,
    context: CallContext,
  ): Promise<{ list: readonly BillMovement[]; label: string }> {
    adminIdOf(context);
    const bill = await this.bill(id);
    return { list: await this.listOf(bill), label: payLabelOf(amountsOf(bill)) };
  }

  async print({ id }: OneRow, context: CallContext): Promise<Uint8Array> {
    adminIdOf(context);
    const bill = await this.bill(id);
    return this.papers.print(bill, await this.listOf(bill), context);
  }

  private async listOf({ id, currency }: BillEntity): Promise<BillMovement[]> {
    const rows = await runNamed<BillMovementRow>(this.dataSource, movementsOf, [id]);
    return rows.map((row) => movementOf(row, currency));
  }

  private async bill(id: number | string): Promise<BillEntity> {
    const bill = await this.dataSource.manager.findOneBy(BillEntity, { id: Number(id) });
    if (!bill) throw new DomainError('bill.not_found');
    return bill;
  }

  /** An order that its member deleted is over as well. */
  private async isOver({ refNo, userId }: BillEntity, context: CallContext): Promise<boolean> {
    try {
      const order = await this.orders.detail({ order_no: refNo }, inNameOf(userId, context));
      return OVER.includes(order.order_status);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'order.not_found') return true;
      throw error;
    }
  }
}

const amountsOf = (bill: BillEntity) => ({
  due: bill.amount,
  paid: bill.paidAmount,
  refunded: bill.refundedAmount,
});

function movementOf(row: BillMovementRow, currency: string): BillMovement {
  const amount = BigInt(row.amount);
  const { payment_id: id, payment_no, way } = row;
  return {
    kind: amount < 0n ? 'payment' : 'refund',
    amount: formatMoney(amount < 0n ? -amount : amount, currency),
    journal_no: row.journal_no,
    payment: id && payment_no && way ? { id: Number(id), payment_no, way } : null,
    memo: row.memo,
    at: Number(row.at),
  };
}

function reminderOf(row: RemindedRow): BillReminder {
  const { bill_no, ref_no, currency, due_at } = row;
  return {
    bill_no,
    bill_type: row.bill_type as BillReminder['bill_type'],
    ref_no,
    user_id: Number(row.user_id),
    currency,
    owed: formatMoney(BigInt(row.owed), currency),
    due_at: due_at?.toISOString() ?? null,
  };
}

function whyNotReminded(bill: BillEntity | undefined): ErrorCode {
  if (!bill) return 'bill.not_found';
  if (bill.isVoid) return 'pay.bill_void';
  return bill.payStatus === PayStatus.unpaid ? 'bill.reminded_today' : 'pay.already_paid';
}

function idsOf(ids: unknown): number[] {
  const list = Array.isArray(ids) ? ids.map(Number) : [];
  if (list.length === 0 || list.length > MOST_IDS || list.some((id) => !Number.isSafeInteger(id)))
    throw invalidFields([{ field: 'ids', rule: 'list', params: { min: 1, max: MOST_IDS } }]);
  return [...new Set(list)];
}
