import type { FormSection } from '../../crud/ResourceForm';

/** The category's form: what it is, whether it travels, how it is found. */
export const goodsCategorySections: readonly FormSection[] = [
  { title: 'form.basics', fields: ['pid', 'code', 'name_zh', 'name_en', 'hs_code', 'status'] },
  {
    title: 'goods.verdict',
    fields: [
      'is_prohibited',
      'is_restricted',
      'needs_original_receipt',
      'is_uninsurable',
      'dangerous_class',
      'reason_zh',
      'reason_en',
    ],
  },
  { title: 'goods.found', fields: ['keywords'] },
];
