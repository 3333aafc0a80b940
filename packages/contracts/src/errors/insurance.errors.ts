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
});
