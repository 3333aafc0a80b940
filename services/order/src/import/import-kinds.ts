import type { ImportKind } from '@parcelway/contracts';
import type { Field, Resource, Words } from '@parcelway/contracts/resources';
import {
  accessorialPriceResource,
  channelPriceResource,
  memberChannelPriceResource,
  remoteRuleResource,
  sheetOrderResource,
  waybillNoResource,
} from '@parcelway/contracts/resources';
import type { ImportColumn } from './domain/import-columns';
import { sheetOrderColumns } from './domain/sheet-order-body';

/** Kinds whose rows are entered as if they were typed into the resource's form. */
const resources: Readonly<Record<Exclude<ImportKind, 'sheet_order'>, Resource>> = {
  channel_price: channelPriceResource,
  member_channel_price: memberChannelPriceResource,
  accessorial_price: accessorialPriceResource,
  remote_rule: remoteRuleResource,
  waybill_no: waybillNoResource,
};

/** The resource whose form takes the rows; null for packages, which come in through their own entry. */
export function resourceOfKind(kind: ImportKind): Resource | null {
  return kind === 'sheet_order' ? null : resources[kind];
}

export function labelOfKind(kind: ImportKind): Words {
  return (resourceOfKind(kind) ?? sheetOrderResource).label;
}

export function columnsOfKind(kind: ImportKind): readonly ImportColumn[] {
  const resource = resourceOfKind(kind);
  if (!resource) return sheetOrderColumns;
  return Object.entries(resource.fields)
    .filter(([, { readOnly, virtual }]) => !readOnly && !virtual)
    .map(([name, field]) => ({
      name,
      field,
      label: field.label,
      required: field.required === true,
      example: exampleOf(field),
      allowed: allowedOf(field),
    }));
}

function allowedOf(field: Field): Words {
  switch (field.kind) {
    case 'flag':
      return ['1 是，0 否', '1 yes, 0 no'];
    case 'money':
      return ['金额，最多两位小数', 'An amount with two decimals at most'];
    case 'grams':
      return ['整克', 'Whole grams'];
    case 'basisPoints':
      return ['万分之一：1275 = 12.75%', 'Hundredths of a percent: 1275 = 12.75 %'];
    case 'date':
      return ['日期，如 2026-11-30', 'A date such as 2026-11-30'];
    case 'instant':
      return ['时间，如 2026-11-30T00:00:00Z', 'A time such as 2026-11-30T00:00:00Z'];
    case 'relation':
      return ['编号，或代码/名称', 'The ID, or the code or name'];
    case 'word-enum':
    case 'number-enum':
      return [(field.values ?? []).join('、'), (field.values ?? []).join(', ')];
    case 'text':
      return [`最多 ${field.max ?? 255} 个字`, `${field.max ?? 255} characters at most`];
    default:
      return ['文字', 'Text'];
  }
}

function exampleOf(field: Field): string {
  if (field.default !== undefined) return String(field.default);
  const examples: Partial<Record<Field['kind'], string>> = {
    money: '12.50',
    grams: '1000',
    instant: '2027-01-01T00:00:00Z',
    date: '2027-01-01',
    relation: field.required ? '1' : '',
    basisPoints: '1275',
  };
  return examples[field.kind] ?? '';
}
