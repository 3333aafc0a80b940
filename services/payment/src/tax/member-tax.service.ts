import type { CallContext, Handlers, LuggageOrderByNo, TaxBill } from '@parcelway/contracts';
import { memberTax } from '@parcelway/contracts';
import { formatMoney } from '@parcelway/money';
import { Serves } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import { BillEntity } from '../bill/bill.entity';
import { memberIdOf } from '../member-caller';
import { owedOf } from './domain/duty-standing';

/** More bills of one order than this are not shown. */
const MOST = 100;

@Serves(memberTax)
export class MemberTaxService implements Handlers<typeof memberTax> {
  constructor(private readonly dataSource: DataSource) {}

  async ofOrder({ order_no: orderNo }: LuggageOrderByNo, context: CallContext): Promise<{ list: TaxBill[] }> {
    const bills = await this.dataSource.manager.find(BillEntity, {
      where: { billType: 'tax', userId: memberIdOf(context), orderNo, isVoid: false },
      order: { id: 'DESC' },
      take: MOST,
    });
    return { list: bills.map(taxBillView) };
  }
}

function taxBillView(bill: BillEntity): TaxBill {
  return {
    bill_no: bill.billNo,
    waybill_no: bill.refNo,
    currency: bill.currency,
    amount: formatMoney(bill.amount, bill.currency),
    owed: formatMoney(owedOf(bill), bill.currency),
    pay_status: bill.payStatus,
    customs_ref: bill.customsRef,
    reason: bill.reason,
    document: bill.document,
    paid_at: bill.paidAt ? Math.floor(bill.paidAt.getTime() / 1_000) : 0,
  };
}
