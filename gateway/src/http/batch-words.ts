import type { CallContext, BatchResult } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import { errorWords } from './error-text';

/** What was done to several rows, each refusal with its sentence in the caller's language. */
export function batchInWords({ done, failed }: BatchResult, { locale }: Pick<CallContext, 'locale'>) {
  return {
    done,
    failed: failed.map((one) => ({
      ...one,
      text: errorWords(new DomainError(one.code, one.params), locale).text,
    })),
  };
}
