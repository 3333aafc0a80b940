const PREFIX = 'parcelway.draft.';

/** A form kept on this device for another time; `savedAt` is epoch milliseconds. */
export interface Draft<Form> {
  readonly savedAt: number;
  readonly form: Form;
}

/** Where the forms of one page are kept on this device. `of` tells apart what is changed from what is new (''). */
export class DeviceDraft<Form> {
  /** `read` gives the form that was kept, or null when it is of another shape. */
  constructor(
    private readonly name: string,
    private readonly read: (kept: unknown) => Form | null,
  ) {}

  /** The kept form; null when there is none. */
  load(of = ''): Draft<Form> | null {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(this.key(of)) ?? 'null');
      if (typeof kept !== 'object' || kept === null || !('savedAt' in kept) || !('form' in kept)) return null;
      const form = this.read(kept.form);
      return form && { savedAt: Number(kept.savedAt), form };
    } catch {
      return null;
    }
  }

  /** Keeps the form and tells when. */
  save(form: Form, of = ''): number {
    const savedAt = Date.now();
    localStorage.setItem(this.key(of), JSON.stringify({ savedAt, form }));
    return savedAt;
  }

  /** Forgets the kept form. */
  clear(of = ''): void {
    localStorage.removeItem(this.key(of));
  }

  private key(of: string): string {
    return of ? `${PREFIX}${this.name}.${of}` : PREFIX + this.name;
  }
}

/** Forgets every form: what a member typed is not for whoever uses the device next. */
export function forgetDrafts(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
}
