import type { AddressRow, BoxView, InsuranceTypeView } from '../../api/types';
import { boxOfType, type BoxForm, type PlaceForm } from './place-form';

/** What a form can start from besides a draft. */
export interface Start {
  readonly addresses: readonly AddressRow[];
  readonly boxes: readonly BoxView[];
  readonly insurance: readonly InsuranceTypeView[];
  readonly draft: PlaceForm | null;
  /** Boxes of an order to be sent again. */
  readonly again: BoxForm[] | null;
  /** Wishes from other pages: `sender`, `receiver`, `zip` of the sender, `province` of the receiver, `weight`, `size`, `coupon`. */
  readonly params: URLSearchParams;
}

/** Three sizes out of one text, `60×40×40` in any common writing; null when it is not three numbers. */
export function parseSize(text: string): [string, string, string] | null {
  const match =
    /^\s*(\d+(?:\.\d)?)\s*[x×*,，\s]\s*(\d+(?:\.\d)?)\s*[x×*,，\s]\s*(\d+(?:\.\d)?)\s*(?:cm)?\s*$/i.exec(
      text,
    );
  return match ? [match[1] ?? '', match[2] ?? '', match[3] ?? ''] : null;
}

const compact = (zip: string): string => zip.replace(/\s/g, '').toUpperCase();
const idOf = (row: AddressRow | undefined): string => (row ? String(row.id) : '');

/** The address a form starts with: the wished one, the draft's if it still exists, else the first that fits. */
function startAddress(start: Start, kind: 'sender' | 'receiver', drafted: string): string {
  const country = kind === 'sender' ? 'GB' : 'CN';
  const fitting = start.addresses.filter((row) => row.country === country && row.address_type !== 3);
  const wished = start.params.get(kind);
  const known = (id: string | null): boolean =>
    id !== null && start.addresses.some((row) => String(row.id) === id);
  if (wished && known(wished)) return wished;
  const near =
    kind === 'receiver'
      ? fitting.find((row) => row.province === start.params.get('province'))
      : fitting.find((row) => compact(row.zip_code) === compact(start.params.get('zip') ?? ''));
  if (near) return String(near.id);
  return known(drafted) ? drafted : idOf(fitting[0]);
}

/** A sized box from another page's wish: the smallest type that holds it, else an own box, with the size as given. */
function wishedBox(start: Start): BoxForm | null {
  const size = parseSize(start.params.get('size') ?? '');
  const weight = start.params.get('weight') ?? '';
  if (!size && !weight) return null;
  const [length, width, height] = size ?? ['', '', ''];
  const exact = start.boxes.find((box) =>
    [box.length, box.width, box.height].every((side, i) => Number(side) === Number(size?.[i])),
  );
  const own = start.boxes.find((box) => box.is_own === '1');
  const type = exact ?? own ?? start.boxes[0];
  return { ...boxOfType(type), weight, ...(size && { length, width, height }) };
}

/** The form as it opens. */
export function firstForm(start: Start): PlaceForm {
  const { draft } = start;
  const free = start.insurance.find((step) => step.is_free === '1') ?? start.insurance[0];
  const box = wishedBox(start);
  return {
    channel_id: draft?.channel_id ?? '',
    sender_id: startAddress(start, 'sender', draft?.sender_id ?? ''),
    receiver_id: startAddress(start, 'receiver', draft?.receiver_id ?? ''),
    cover: draft?.cover ?? free?.cover ?? '',
    member_coupon_id: start.params.get('coupon') ?? draft?.member_coupon_id ?? '',
    packages: start.again ?? (box ? [box] : (draft?.packages ?? [boxOfType(start.boxes[0])])),
    pick_up_date: draft?.pick_up_date ?? '',
    remark: draft?.remark ?? '',
    agree: false,
  };
}
