import type { DomainError, Locale } from '@parcelway/contracts';
import { errorTexts, fieldSentence, fillText } from '@parcelway/contracts';
import type { Resource } from '@parcelway/contracts/resources';
import { fieldLabel } from './field-labels';

/** An error in the caller's language: one sentence for the whole, one per field. */
export interface ErrorWords {
  readonly text: string;
  readonly fields: readonly { readonly field: string; readonly text: string }[];
}

/** `resource` gives field names their declared labels. */
export function errorWords(error: DomainError, locale: Locale, resource?: Resource): ErrorWords {
  const fields = error.fields.map((one) => ({
    field: one.field,
    text: fieldSentence(one, locale, fieldLabel(one.field, locale, resource)),
  }));
  const { field } = error.params;
  const first = fields[0]?.text;
  const params = {
    ...error.params,
    ...(typeof field === 'string' ? { field: fieldLabel(field, locale, resource) } : {}),
    ...(first === undefined ? {} : { first }),
  };
  // A fault of the whole request has no field that says what is wrong.
  const code = error.code === 'request.invalid' && first === undefined ? 'request.malformed' : error.code;
  return { text: fillText(errorTexts[code][locale], params), fields };
}
