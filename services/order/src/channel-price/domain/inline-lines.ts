import type { FieldError } from '@parcelway/contracts';
import { parseMoney } from '@parcelway/money';

/** A packaging line that comes with its price: `{packaging_box_id: '3,4', price: '2.60', status?: '0'}`. */
export interface InlineLine {
  readonly packagingBoxId: string;
  readonly price: bigint;
  readonly status: boolean;
}

const BOXES = /^\d+(,\d+)*$/;
const LONGEST = 200;

/** The lines of a new price, or what is wrong with which of them (`lines.1.price`). A box stands in one line only; 0 is every other box. */
export function readLines(
  given: unknown,
  currency: string,
): { readonly lines: readonly InlineLine[]; readonly faults: readonly FieldError[] } {
  if (given === undefined || given === null) return { lines: [], faults: [] };
  if (!Array.isArray(given)) return { lines: [], faults: [{ field: 'lines', rule: 'json' }] };
  const lines: InlineLine[] = [];
  const faults: FieldError[] = [];
  const taken = new Map<string, number>();
  given.forEach((value: unknown, index) => {
    const { packaging_box_id: boxes, price, status } = Object(value) as Record<string, unknown>;
    const at = (field: string): string => `lines.${index}.${field}`;
    const list = typeof boxes === 'string' ? boxes : '';
    if (!BOXES.test(list) || list.length > LONGEST)
      faults.push({ field: at('packaging_box_id'), rule: list === '' ? 'required' : 'pattern' });
    else {
      const ids = list.split(',');
      const other = ids.map((id, place) => (ids.indexOf(id) < place ? index : taken.get(id))).find(isGiven);
      if (other !== undefined)
        faults.push({ field: at('packaging_box_id'), rule: 'box_taken', params: { line: other + 1 } });
      for (const id of ids) if (!taken.has(id)) taken.set(id, index);
    }
    const amount = amountOf(price, currency);
    if (amount === null)
      faults.push({
        field: at('price'),
        ...(price ? { rule: 'decimal', params: { scale: 2 } } : { rule: 'required' }),
      });
    else lines.push({ packagingBoxId: list, price: amount, status: status !== '0' });
  });
  return { lines, faults };
}

const isGiven = (line: number | undefined): line is number => line !== undefined;

function amountOf(price: unknown, currency: string): bigint | null {
  if (typeof price !== 'string' && typeof price !== 'number') return null;
  try {
    const amount = parseMoney(String(price), currency);
    return amount < 0n ? null : amount;
  } catch {
    return null;
  }
}
