import type { FormSection } from '../../crud/ResourceForm';

/** The channel's form in the order people think about it. */
export const channelSections: readonly FormSection[] = [
  {
    title: 'channel.basics',
    fields: [
      'code',
      'name_zh',
      'name_en',
      'carrier_code',
      'transport',
      'kind',
      'country_id',
      'origin_warehouse_id',
      'currency',
      'waybill_no_id',
      'status',
    ],
  },
  {
    title: 'channel.weight',
    fields: [
      'divisor',
      'volumetric_mode',
      'weigh_by',
      'weight_step_g',
      'min_charge_g',
      'max_box_weight_g',
      'max_side_mm',
      'max_girth_mm',
      'max_declared_value',
      'excluded_attribute_ids',
    ],
  },
  { title: 'channel.surcharges', fields: ['fuel_bp', 'remote_rule_id', 'insurance_rule_id', 'tax_rule_id'] },
  {
    title: 'channel.service',
    fields: [
      'eta_min_days',
      'eta_max_days',
      'customs_form',
      'label_format',
      'sender_pickup',
      'needs_id_card',
      'cover',
    ],
  },
  { title: 'channel.texts', fields: ['intro_zh', 'intro_en'] },
];
