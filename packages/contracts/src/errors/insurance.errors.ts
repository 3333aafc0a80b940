import { declareErrors } from './error-text';

export const insuranceErrors = declareErrors({
  'insurance.not_found': { status: 404, 'zh-cn': '保险单不存在', en: 'There is no such insurance' },
  'insurance.wrong_state': {
    status: 409,
    'zh-cn': '保险单现在是“{state}”，不能这样操作',
    en: 'The insurance is in state "{state}", so this is not possible',
  },
  'insurance.collected': {
    status: 409,
    'zh-cn': '货物已经取件，保险不能再作废',
    en: 'The goods have been collected, so the insurance can no longer be made void',
  },
  'claim.not_found': { status: 404, 'zh-cn': '理赔不存在', en: 'There is no such claim' },
  'claim.wrong_state': {
    status: 409,
    'zh-cn': '理赔现在是“{state}”，不能这样操作',
    en: 'The claim is in state "{state}", so this is not possible',
  },
  'claim.not_insured': {
    status: 422,
    'zh-cn': '这个运单没有有效的保险',
    en: 'This waybill has no insurance in force',
  },
  'claim.not_collected': {
    status: 422,
    'zh-cn': '货物还没有交到我们手上，不能索赔',
    en: 'The goods have not reached us yet, so nothing can be claimed',
  },
  'claim.window_closed': {
    status: 422,
    'zh-cn': '理赔期限已过，最后一天是 {last}',
    en: 'The time to claim is over, its last day was {last}',
  },
  'claim.open_already': {
    status: 409,
    'zh-cn': '这个箱子已有未决的理赔 {claim_no}',
    en: 'Claim {claim_no} on this box is not decided yet',
  },
  'claim.over_cover': {
    status: 422,
    'zh-cn': '这次理赔最多赔付 {max}',
    en: 'At most {max} can be paid on this claim',
  },
});
