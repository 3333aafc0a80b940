import { eventually } from '@parcelway/testing';
import type { Stack } from '@parcelway/testing';
import type { Page } from 'playwright-core';
import { captchaSecret } from './captcha';

/** The picture's own size; `ClickPicture` of the look shows it as wide as its place. */
interface Shown {
  readonly data: { readonly width: number; readonly base64: string };
}
const STEP_PX = 8;

/** What a person reads off the picture of that name. */
export async function readDigits(stack: Stack, page: Page, picture: RegExp): Promise<string> {
  const source = await page.getByRole('img', { name: picture }).getAttribute('src');
  const id = new URL(source ?? '', stack.url).searchParams.get('id') ?? '';
  return eventually(() => captchaSecret(stack, 'image', id).catch(() => null));
}

/** Clicks where nothing is asked for, and has the next picture come, which follows by itself. */
export async function clickBeside(page: Page): Promise<void> {
  const next = page.waitForResponse(/\/clickCaptcha\?/);
  for (const x of [2, 4]) await page.getByRole('application').click({ position: { x, y: 2 } });
  await next;
}

/** Does `open`, then clicks what its captcha asks for; by arrow keys and space where `byKey`. */
export async function clickAsked(
  stack: Stack,
  page: Page,
  open: () => Promise<void>,
  byKey = false,
): Promise<void> {
  const [answer] = await Promise.all([page.waitForResponse(/\/clickCaptcha\?/), open()]);
  const { width, base64 } = ((await answer.json()) as Shown).data;
  const id = new URL(answer.url()).searchParams.get('id') ?? '';
  const { targets } = JSON.parse(await captchaSecret(stack, 'click', id)) as {
    targets: readonly { x: number; y: number; size: number }[];
  };
  const picture = page.getByRole('application');
  const box = await eventually(async () => {
    // The one before takes clicks until this one is drawn.
    const isDrawn = (await picture.locator('img').getAttribute('src'))?.endsWith(base64);
    const shown = isDrawn && (await picture.boundingBox());
    return shown && shown.height > STEP_PX && shown;
  });
  const scale = box.width / width;
  const places = targets.map(({ x, y, size }) => ({
    x: (x + size / 2) * scale,
    y: (y + size / 2) * scale,
  }));
  if (!byKey) {
    for (const position of places) await picture.click({ position });
    return;
  }
  await picture.focus();
  let [x, y] = [box.width / 2, box.height / 2];
  const go = async (distance: number, forth: string, back: string): Promise<number> => {
    const steps = Math.round(distance / STEP_PX);
    for (let step = 0; step < Math.abs(steps); step += 1) await page.keyboard.press(steps > 0 ? forth : back);
    return steps * STEP_PX;
  };
  for (const place of places) {
    x += await go(place.x - x, 'ArrowRight', 'ArrowLeft');
    y += await go(place.y - y, 'ArrowDown', 'ArrowUp');
    await page.keyboard.press('Space');
  }
}
