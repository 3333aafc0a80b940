import { REFUND_ASKERS, REFUND_DESTINATIONS, REFUND_KINDS } from '../payment/refund-words';
import { RefundStatus } from '../statuses';
import { defineResource, instant, money, relation, text, wordEnum } from './define-resource';

const shown = { readOnly: true, list: true } as const;
const found = { ...shown, filter: true } as const;
const derived = { readOnly: true } as const;

/** Money to be given back (D3): asked for by members, staff or a rule, approved by staff. */
export const refundRequestResource = defineResource({
  name: 'refund-request',
  owner: 'payment',
  controller: 'trade.RefundRequest',
  label: ['退款申请', 'Refund requests'],
  acts: ['index'],
  actions: ['add', 'book', 'approve', 'reject', 'retry', 'limits', 'counts', 'history'],
  deletion: 'never',
  labelField: 'refund_no',
  fields: {
    refund_no: text('退款号', 'Refund no.', { ...found, max: 24, quick: true, sort: true, unique: true }),
    ref_no: text('单号', 'Reference', { ...found, max: 30, quick: true }),
    user_id: relation('会员', 'Member', 'member', found),
    amount: money('金额', 'Amount', { ...shown, sort: true }),
    currency: text('币种', 'Currency', { ...shown, max: 3 }),
    wallet_currency: text('退回余额币种', 'Balance in', { ...derived, max: 3 }),
    wallet_amount: text('退回该余额', 'Given back to it', { ...derived, max: 24, virtual: true }),
    destination: wordEnum('退到', 'Goes to', REFUND_DESTINATIONS, found),
    kind: wordEnum('种类', 'Kind', REFUND_KINDS, found),
    status: wordEnum('状态', 'Status', Object.values(RefundStatus), { ...found, statusWords: 'refund' }),
    asked_by: wordEnum('申请人', 'Asked by', REFUND_ASKERS, found),
    reason: text('原因', 'Reason', { ...derived, max: 300 }),
    payment_record_id: relation('支付', 'Payment', 'payment-record', { ...derived, filter: true }),
    bill_id: relation('账单', 'Bill', 'bill', derived),
    reviewed_by: relation('审核人', 'Reviewed by', 'admin', derived),
    review_note: text('审核说明', 'Review note', { ...derived, max: 300 }),
    provider_ref: text('凭证号', 'Reference outside', { ...derived, max: 80 }),
    failure: text('失败原因', 'Failure', { ...derived, max: 200 }),
    settled_at: instant('到账时间', 'Settled at', { ...shown, sort: true, filter: true }),
  },
});
