import { eventually } from '@parcelway/testing';
import type { TestBrowser } from '@parcelway/testing';
import type { Locator, Page } from 'playwright-core';

export type Lang = 'zh-cn' | 'en';
/** Viewports of the designs: a phone, a laptop, the staff's desk. */
export const viewports = {
  phone: { width: 390, height: 844 },
  laptop: { width: 1280, height: 800 },
  desk: { width: 1440, height: 900 },
};
/** How long a page may take to show what is expected of it, on a machine that has other work too. */
const PATIENCE_MS = 15_000;

/** A reader's page, on which nothing moves; everything that is waited for has 15 s to come. */
export async function openPage(
  browser: TestBrowser,
  viewport: keyof typeof viewports,
  hasTouch = viewport === 'phone',
): Promise<Page> {
  const page = await browser.newPage({
    viewport: viewports[viewport],
    hasTouch,
    reducedMotion: 'reduce',
  });
  page.setDefaultTimeout(PATIENCE_MS);
  return page;
}

const words = {
  'zh-cn': { username: '账户', staffName: '用户名', password: '密码', logIn: '登录', office: '控制台' },
  en: {
    username: 'User name',
    staffName: 'User name',
    password: 'Password',
    logIn: 'Log in',
    office: 'Dashboard',
  },
};

/** On the storefront's log-in page: fills it in as the demo member and goes on. */
export async function logInAsMember(page: Page, lang: Lang = 'zh-cn'): Promise<void> {
  const { username, password, logIn } = words[lang];
  await page.getByRole('textbox', { name: username }).fill('demo');
  await page.getByLabel(password, { exact: true }).fill('Demo1234');
  await page.getByRole('button', { name: logIn, exact: true }).click();
}

/** On the back office's log-in page: fills it in as the demo admin and waits for the workspace. */
export async function logInToOffice(page: Page, lang: Lang = 'zh-cn'): Promise<void> {
  const { staffName, password, logIn, office } = words[lang];
  await page.getByRole('textbox', { name: staffName }).fill('admin');
  await page.getByLabel(password, { exact: true }).fill('Admin123');
  await page.getByRole('button', { name: logIn, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: office }).waitFor();
}

/** Opens the select of that label in `place` and takes the option that starts with `option`. */
export async function choose(place: Locator, label: string, option: string): Promise<void> {
  await place.getByRole('combobox', { name: label }).click();
  await place.page().getByRole('option', { name: option }).first().click();
}

/** A picture of the browser's document viewer is far smaller than this while its page is not drawn. */
const DRAWN_PAGE_BYTES = 30_000;

/**
 * Does `open` and waits for the document it fetches to be drawn in a frame of that title; answers its status and type.
 */
export async function openDocument(
  page: Page,
  title: string | RegExp,
  open: () => Promise<void>,
): Promise<{ status: number; type: string | undefined }> {
  const [answer] = await Promise.all([page.waitForResponse(/\/print[A-Z]\w+\?/), open()]);
  await page.getByTitle(title).waitFor();
  await eventually(async () => (await page.screenshot()).length > DRAWN_PAGE_BYTES, PATIENCE_MS);
  return { status: answer.status(), type: answer.headers()['content-type'] };
}
/** What {@link openDocument} answers when there was a PDF. */
export const aPdf = { status: 200, type: 'application/pdf' };

/** Pence of an amount as shown: `£1,018.86`, `−£6.68`. */
export function pence(shown: string): number {
  return Number(shown.replace('\u2212', '-').replace(/[£,.]/g, ''));
}
