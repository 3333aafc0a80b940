import type { SaveLuggageDraft } from '@parcelway/contracts';
import type { LuggageOrderDetail } from '../../api/types';
import { DROP_OFF, type PlaceForm } from './place-form';

/** True for a kept form, or the part of one, that has boxes. */
export function isFilled<Form extends { packages: unknown }>(form: unknown): form is Form {
  return (
    typeof form === 'object' &&
    form !== null &&
    'packages' in form &&
    Array.isArray(form.packages) &&
    form.packages.length > 0
  );
}

/** What the account keeps of a form: everything but consent; dropping the boxes off is chosen anew. */
export function draftRequest(form: PlaceForm, draftNo: string): SaveLuggageDraft {
  const { channel_id, sender_id, receiver_id, cover, member_coupon_id, pick_up_date, remark, packages } =
    form;
  return {
    ...(draftNo && { order_no: draftNo }),
    ...(channel_id && { channel_id }),
    ...(sender_id && { sender_id }),
    ...(receiver_id && { receiver_id }),
    ...(cover && { cover }),
    ...(member_coupon_id && { member_coupon_id }),
    ...(pick_up_date && pick_up_date !== DROP_OFF && { pick_up_date }),
    ...(remark && { remark }),
    packages,
  };
}

const text = (value: number | string | undefined): string => (value === undefined ? '' : String(value));

/** The form of a draft of the account; null when it has no boxes or is no draft any more. */
export function formOfDraft(draft: LuggageOrderDetail['draft']): PlaceForm | null {
  if (!isFilled<SaveLuggageDraft & Pick<PlaceForm, 'packages'>>(draft)) return null;
  return {
    channel_id: text(draft.channel_id),
    sender_id: text(draft.sender_id),
    receiver_id: text(draft.receiver_id),
    cover: text(draft.cover),
    member_coupon_id: text(draft.member_coupon_id),
    packages: draft.packages,
    pick_up_date: text(draft.pick_up_date),
    remark: text(draft.remark),
    agree: false,
  };
}
