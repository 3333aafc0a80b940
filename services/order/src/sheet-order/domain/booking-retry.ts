const FIRST_MS = 5_000;
const MOST_ATTEMPTS = 6;

/** How long to wait after an attempt that got no answer: 5 s, doubled each time; null after the sixth, when staff decide. */
export function nextTryMs(attempts: number): number | null {
  return attempts >= MOST_ATTEMPTS ? null : FIRST_MS * 2 ** (attempts - 1);
}
