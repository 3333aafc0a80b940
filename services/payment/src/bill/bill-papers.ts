import { Injectable } from '@nestjs/common';
import type { BillMovement, CallContext, Client } from '@parcelway/contracts';
import { billPaper, member, serviceContext } from '@parcelway/contracts';
import { formatMoney } from '@parcelway/money';
import { InjectClient } from '@parcelway/platform';
import { outstandingOf, payLabelOf } from '../payment/domain/pay-status';
import type { BillEntity } from './bill.entity';

const seconds = (at: Date): number => Math.floor(at.getTime() / 1_000);

/** Bills on paper: what they say is known here, how they look to the waybill service. */
@Injectable()
export class BillPapers {
  constructor(
    @InjectClient(member) private readonly members: Client<typeof member>,
    @InjectClient(billPaper) private readonly papers: Client<typeof billPaper>,
  ) {}

  /** PDF in the caller's language. Errors: service.unavailable. */
  async print(
    bill: BillEntity,
    movements: readonly BillMovement[],
    { locale, requestId, deadline }: CallContext,
  ): Promise<Uint8Array> {
    const asService = serviceContext('payment', requestId, deadline - Date.now());
    const holder = await this.members.terms({ user_id: bill.userId }, asService);
    const { currency } = bill;
    const money = (minor: bigint): string => formatMoney(minor, currency);
    const amounts = { due: bill.amount, paid: bill.paidAmount, refunded: bill.refundedAmount };
    const printed = {
      bill_no: bill.billNo,
      bill_type: bill.billType,
      ref_no: bill.refNo,
      locale,
      holder: { name: holder.nickname, account: holder.username },
      currency,
      amount: money(bill.amount),
      paid: money(bill.paidAmount),
      refunded: money(bill.refundedAmount),
      owed: money(bill.isVoid ? 0n : outstandingOf(amounts)),
      state: bill.isVoid ? 'void' : payLabelOf(amounts),
      issued_at: seconds(bill.createTime),
      due_at: bill.dueAt && seconds(bill.dueAt),
      lines: bill.lines,
      movements,
    };
    return this.papers.print({ bill: printed }, asService);
  }
}
