import { nextTryMs } from './booking-retry';

it.each([
  [1, 5_000],
  [2, 10_000],
  [5, 80_000],
  [6, null],
  [7, null],
])('waits after attempt %i for %s ms', (attempts, ms) => {
  expect(nextTryMs(attempts)).toBe(ms);
});
