import type { PlaceForm } from './place-form';

const KEY = 'parcelway.draft.luggage';

/** A form kept for another time; `savedAt` is epoch milliseconds. */
export interface Draft {
  readonly savedAt: number;
  readonly form: PlaceForm;
}

const isForm = (form: unknown): form is PlaceForm =>
  typeof form === 'object' &&
  form !== null &&
  'packages' in form &&
  Array.isArray(form.packages) &&
  form.packages.length > 0;

/** The kept form, or null when there is none or it is of another shape. Consent is never kept. */
export function loadDraft(): Draft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('savedAt' in kept) || !('form' in kept)) return null;
    return isForm(kept.form) ? { savedAt: Number(kept.savedAt), form: { ...kept.form, agree: false } } : null;
  } catch {
    return null;
  }
}

/** Keeps the form and tells when. */
export function saveDraft(form: PlaceForm): number {
  const savedAt = Date.now();
  localStorage.setItem(KEY, JSON.stringify({ savedAt, form }));
  return savedAt;
}

/** Forgets the kept form. */
export function clearDraft(): void {
  localStorage.removeItem(KEY);
}
