import { Injectable } from '@nestjs/common';
import type { ConfirmOffline, RejectOffline } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import { PaymentRecordStatus } from '@parcelway/contracts/statuses';
import { formatMoney, parseMoney } from '@parcelway/money';
import { invalidFields, Outbox, transition } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import type { Evidence } from '../checkout/begin';
import { settle } from '../checkout/settle';
import { PaymentRecordEntity } from '../payment/payment-record.entity';
import { spread } from './domain/spread';

/** How long a payer has to show another proof once staff found no money. */
const AGAIN_MS = 7 * 86_400_000;

type Confirmed = Pick<ConfirmOffline, 'received_on' | 'amount'>;

interface Confirmation {
  readonly payment: PaymentRecordEntity;
  /** What went to the member's balance because no bill needed it, in minor units. */
  readonly left: bigint;
}

interface Staff {
  readonly adminId: number;
  readonly requestId: string;
}

/** Payments whose money comes in outside: they wait until staff have seen it on the account. */
@Injectable()
export class OfflinePayments {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /** The money is here. What is missing of the sum stays due; more is refused. Answers what no bill needed. Errors: payment.not_found, pay.not_waiting, pay.more_than_asked. */
  async confirm(
    id: number,
    { received_on: receivedOn, amount }: Confirmed,
    { adminId, requestId }: Staff,
  ): Promise<Confirmation> {
    if (receivedOn > new Date().toISOString().slice(0, 10))
      throw invalidFields([{ field: 'received_on', rule: 'refused' }]);
    const confirmation = await this.dataSource.transaction(async (manager) => {
      const payment = await locked(manager, id);
      const { currency } = payment;
      const asked = payment.amount;
      const received = parseMoney(amount, currency);
      if (received > asked)
        throw new DomainError('pay.more_than_asked', { currency, amount: formatMoney(asked, currency) });
      if (received < asked) await takeLess(manager, payment, received);
      const left = await settle(manager, this.outbox, payment, {
        by: { type: 'admin', id: adminId },
        reason:
          received < asked ? `${currency} ${amount} / ${formatMoney(asked, currency)}` : `${receivedOn}`,
        requestId,
        set: { received_on: receivedOn, confirmed_by: adminId },
      });
      return { payment, left };
    });
    this.outbox.committed();
    return confirmation;
  }

  /** No such money came in; the payer is told why and may show another proof. Errors: payment.not_found, pay.not_waiting. */
  async reject(id: number, { reason }: Pick<RejectOffline, 'reason'>, { adminId }: Staff): Promise<void> {
    const until = new Date(Date.now() + AGAIN_MS);
    await this.dataSource.transaction(async (manager) => {
      const payment = await locked(manager, id);
      if (payment.status !== PaymentRecordStatus.processing) throw new DomainError('pay.not_waiting');
      await transition(manager, {
        ...{ table: 'payment_record', id, from: payment.status, to: PaymentRecordStatus.failed, reason },
        by: { type: 'admin', id: adminId },
        set: {
          ...{ failure_code: 'not_received', failure_text: reason },
          ...{ expires_at: until, next_look_at: until },
        },
      });
    });
  }

  /** The payer shows another proof: a payment that waits has it from now on, one that was rejected waits again. */
  async showAgain(payment: PaymentRecordEntity, evidence: Evidence): Promise<void> {
    const { manager } = this.dataSource;
    const { id, userId } = payment;
    const isAgain = await transition(manager, {
      table: 'payment_record',
      ...{ id, from: PaymentRecordStatus.failed, to: PaymentRecordStatus.processing },
      by: { type: 'member', id: userId },
      set: {
        ...{ proof_file: evidence.proofFile, payer_note: evidence.payerNote },
        ...{ failure_code: '', failure_text: '', expires_at: null, next_look_at: null },
      },
    });
    if (!isAgain)
      await manager.update(PaymentRecordEntity, { id, status: PaymentRecordStatus.processing }, evidence);
  }
}

/** An offline payment whose money may still come in. */
async function locked(manager: EntityManager, id: number): Promise<PaymentRecordEntity> {
  const payment = await manager.findOne(PaymentRecordEntity, {
    where: { id },
    lock: { mode: 'pessimistic_write' },
  });
  if (!payment) throw new DomainError('payment.not_found');
  const S = PaymentRecordStatus;
  const isOpen = payment.status === S.processing || payment.status === S.failed;
  if (payment.way !== 'offline' || !isOpen) throw new DomainError('pay.not_waiting');
  return payment;
}

/** The payment is one over what came in; a recharge asks for no more than that. */
async function takeLess(
  manager: EntityManager,
  payment: PaymentRecordEntity,
  received: bigint,
): Promise<void> {
  const { id, currency, billType } = payment;
  const parts = payment.allocations.map((part) => ({ ...part, amount: parseMoney(part.amount, currency) }));
  const allocations = spread(parts, received).map((part) => ({
    ...part,
    amount: formatMoney(part.amount, currency),
  }));
  await manager.update(PaymentRecordEntity, { id }, { amount: received, allocations });
  Object.assign(payment, { amount: received, allocations });
  if (billType === 'recharge')
    await manager.query(
      `UPDATE bill SET amount = paid_amount + $2, version = version + 1, update_time = now()
       WHERE id = $1 AND pay_status = 1 AND NOT is_void`,
      [payment.billId, received.toString()],
    );
}
