import { source as axe } from 'axe-core';
import type { Locator, Page } from 'playwright-core';

interface Violation {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary: string }[];
}

/** Until what fades or slides in is there: halfway it has other colours. What never ends or stands still does not count. */
const SETTLED = `Promise.all(document.getAnimations()
  .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
  .map((one) => one.finished.catch(() => undefined))).then(() => undefined)`;

/** What axe finds on the page as it stands that is serious or critical: the rule, where, and what would mend it. */
export async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(SETTLED);
  await page.evaluate(axe);
  const violations = await page.evaluate<Violation[]>(
    "axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations)",
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    );
}

/** Whether the keyboard is at it now. */
export const hasFocus = (locator: Locator): Promise<boolean> =>
  locator.evaluate(
    (element: { ownerDocument: { activeElement: unknown } }) =>
      element.ownerDocument.activeElement === element,
  );

/** Presses Tab until `locator` has the focus, 30 times at most. */
export async function tabTo(page: Page, locator: Locator): Promise<void> {
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    if (await hasFocus(locator)) return;
  }
  throw new Error('30 presses of Tab did not reach it');
}
