import { Injectable } from '@nestjs/common';
import type { CallContext, Client } from '@parcelway/contracts';
import { member, serviceContext } from '@parcelway/contracts';
import type { ResourceHooks, RowInput, WriteKind } from '@parcelway/crud';
import { InjectClient, invalidFields } from '@parcelway/platform';
import { DataSource, In } from 'typeorm';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import type { BillEntity } from '../bill/bill.entity';
import { adminIdOf } from '../admin-caller';
import { formatMoney } from '@parcelway/money';
import { enter } from '../checkout/begin';
import { demandWalletCurrency } from '../currency/wallet-currency';
import { PaymentRecordEntity } from '../payment/payment-record.entity';
import { RECHARGE, rechargeFacts } from './begin-recharge';

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Recharges are bills of their type with the payment behind each. What staff enter waits, as a member's own, until the money is seen. */
@Injectable()
export class RechargeHooks implements ResourceHooks<BillEntity> {
  constructor(
    private readonly dataSource: DataSource,
    @InjectClient(member) private readonly members: Client<typeof member>,
  ) {}

  scope(query: SelectQueryBuilder<BillEntity>): void {
    query.andWhere('row.billType = :rechargeType', { rechargeType: RECHARGE });
  }

  async beforeAdd(row: BillEntity, context: CallContext, manager: EntityManager): Promise<void> {
    adminIdOf(context);
    await demandWalletCurrency(manager, row.currency);
    if (row.amount <= 0n) throw invalidFields([{ field: 'amount', rule: 'min', params: { min: '0.01' } }]);
    const timeLeft = context.deadline - Date.now();
    await this.members.terms({ user_id: row.userId }, serviceContext('payment', context.requestId, timeLeft));
    Object.assign(row, rechargeFacts(row.userId, row.currency, row.amount));
  }

  async afterWrite(
    row: BillEntity,
    kind: WriteKind,
    context: CallContext,
    manager: EntityManager,
    input: RowInput = {},
  ): Promise<void> {
    if (kind !== 'add') return;
    const evidence = { proofFile: textOf(input['proof_file']), payerNote: textOf(input['memo']) };
    const offer = { way: 'offline', provider: null, expiresMinutes: 0 } as const;
    const by = { type: 'admin', id: adminIdOf(context) } as const;
    const share = { bill: row, owed: row.amount, amount: formatMoney(row.amount, row.currency) };
    await enter(manager, { userId: row.userId, offer, key: null, evidence, by }, [share]);
  }

  async present(rows: Record<string, unknown>[]): Promise<void> {
    const payments = await this.dataSource.manager.find(PaymentRecordEntity, {
      where: { billId: In(rows.map(({ id }) => Number(id))) },
      order: { id: 'ASC' },
    });
    const last = new Map(payments.map((payment) => [payment.billId, payment]));
    for (const row of rows) {
      const payment = last.get(Number(row['id']));
      Object.assign(row, {
        way: payment?.way ?? '',
        payment_no: payment?.paymentNo ?? '',
        payment_status: payment?.status ?? '',
        proof_file: payment?.proofFile ?? '',
        memo: payment?.payerNote ?? '',
      });
    }
  }
}
