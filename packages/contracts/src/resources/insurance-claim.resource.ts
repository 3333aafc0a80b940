import { CLAIM_DESTINATIONS, CLAIM_KINDS } from '../order/claim-words';
import { ClaimStatus } from '../statuses';
import { date, defineResource, json, longText, money, relation, text, wordEnum } from './define-resource';

const shown = { readOnly: true, list: true } as const;
const found = { ...shown, filter: true } as const;
const derived = { readOnly: true } as const;

/** Claims of members on insured boxes (D7): made by them or for them, decided by staff. */
export const insuranceClaimResource = defineResource({
  name: 'insurance-claim',
  owner: 'order',
  controller: 'insurance.Claim',
  label: ['理赔', 'Claims'],
  acts: ['index'],
  actions: ['claimFor', 'amend', 'ask', 'accept', 'refuse', 'counts', 'history'],
  deletion: 'never',
  labelField: 'claim_no',
  fields: {
    claim_no: text('理赔号', 'Claim no.', { ...found, max: 20, quick: true, sort: true, unique: true }),
    insurance_order_id: relation('保险单', 'Insurance', 'insurance-order', found),
    insurance_box_id: relation('箱件', 'Box', 'insurance-box', derived),
    waybill_no: text('运单号或件号', 'Waybill or piece no.', { ...found, max: 30, quick: true }),
    user_id: relation('会员', 'Member', 'member', found),
    kind: wordEnum('原因', 'Reason', CLAIM_KINDS, found),
    happened_on: date('发生日期', 'Happened on', shown),
    amount_claimed: money('索赔金额', 'Amount claimed', { ...shown, sort: true }),
    currency: text('币种', 'Currency', { ...shown, max: 3 }),
    description: longText('情况说明', 'What happened', derived),
    photos: json('照片', 'Photos', derived),
    amount_paid: money('赔付金额', 'Amount paid', shown),
    destination: wordEnum('赔付到', 'Paid to', CLAIM_DESTINATIONS, { ...derived, filter: true }),
    payout_reference: text('转账编号', 'Transfer reference', { ...derived, max: 60 }),
    decision_note: text('处理说明', 'Decision', { ...derived, max: 300 }),
    status: wordEnum('状态', 'Status', Object.values(ClaimStatus), {
      ...found,
      statusWords: 'insuranceClaim',
    }),
  },
});
