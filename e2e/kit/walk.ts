import { openBrowser } from '@parcelway/testing';
import type { Stack, TestBrowser } from '@parcelway/testing';
import type { Page } from 'playwright-core';
import { logInAsMember, logInToOffice, openPage } from './pages';
import type { Lang, viewports } from './pages';
import { startWholeStack } from './whole-stack';

/** What a walk through the pages has: a stack, and a browser on it. */
export interface Walk {
  readonly stack: Stack;
  readonly browser: TestBrowser;
}

/** Starts both at once; the stack is the whole one unless said otherwise. */
export async function startWalk(start: () => Promise<Stack> = startWholeStack): Promise<Walk> {
  const [stack, browser] = await Promise.all([start(), openBrowser()]);
  return { stack, browser };
}

export async function endWalk({ stack, browser }: Walk): Promise<void> {
  await browser.close();
  await stack.stop();
}

/** A page of the demo admin, who has logged in to the back office. */
export async function openOffice(
  { stack, browser }: Walk,
  viewport: keyof typeof viewports = 'desk',
  lang: Lang = 'zh-cn',
): Promise<Page> {
  const page = await openPage(browser, viewport);
  await page.goto(`${stack.url}/admin/login`);
  if (lang === 'en') await page.getByRole('button', { name: 'English' }).click();
  await logInToOffice(page, lang);
  return page;
}

/** On a page where nobody is logged in: goes to a member's page, logs in on the way as the demo member, in Chinese unless said otherwise. */
export async function logInOnTheWay(
  page: Page,
  { stack }: Walk,
  path: string,
  lang: Lang = 'zh-cn',
): Promise<void> {
  if (lang === 'en') await page.addInitScript("localStorage.setItem('parcelway.language', 'en')");
  await page.goto(`${stack.url}/user/login?to=${encodeURIComponent(path)}`);
  await logInAsMember(page, lang);
}
