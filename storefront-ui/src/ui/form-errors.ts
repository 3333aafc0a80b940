import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { ApiError } from '@parcelway/client';

/** Puts the server's sentences on their fields and focuses the first; false when the error names no field. */
export function showFieldErrors<Form extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Form>,
): boolean {
  if (!(error instanceof ApiError)) return false;
  const found = Object.entries(error.fields);
  found.forEach(([path, message], index) =>
    setError(path as FieldPath<Form>, { type: 'server', message }, { shouldFocus: index === 0 }),
  );
  return found.length > 0;
}

/** How many fields of a form are wrong, counting inside lists. */
export function countErrors(errors: unknown): number {
  if (typeof errors !== 'object' || errors === null) return 0;
  if ('message' in errors || 'type' in errors) return 1;
  return Object.values(errors).reduce<number>((sum, part) => sum + countErrors(part), 0);
}
