import { isFilled } from './server-draft';
import type { PlaceForm } from './place-form';

const KEY = 'parcelway.draft.luggage';
/** What was typed on top of a draft of the account lies apart from an order that is new. */
const keyOf = (draftNo: string): string => (draftNo ? `${KEY}.${draftNo}` : KEY);

/** A form kept on this device for another time; `savedAt` is epoch milliseconds. */
export interface Draft {
  readonly savedAt: number;
  readonly form: PlaceForm;
}

/** The kept form of a new order or of the draft `draftNo`; null when there is none or it is of another shape. Consent is never kept. */
export function loadDraft(draftNo = ''): Draft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(draftNo)) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('savedAt' in kept) || !('form' in kept)) return null;
    const { form } = kept;
    return isFilled<PlaceForm>(form)
      ? { savedAt: Number(kept.savedAt), form: { ...form, agree: false } }
      : null;
  } catch {
    return null;
  }
}

/** Keeps the form and tells when. */
export function saveDraft(form: PlaceForm, draftNo = ''): number {
  const savedAt = Date.now();
  localStorage.setItem(keyOf(draftNo), JSON.stringify({ savedAt, form }));
  return savedAt;
}

/** Forgets the kept form. */
export function clearDraft(draftNo = ''): void {
  localStorage.removeItem(keyOf(draftNo));
}
