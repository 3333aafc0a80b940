import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Browser, BrowserContextOptions, Page, chromium } from 'playwright-core';

/** Where systems keep Chromium, best first. */
const usualPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/lib/chromium/chromium',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/opt/homebrew/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Nothing but the page under test: no updates, no first-run calls, no network of its own. */
const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const screenshotFolder = resolve(__dirname, '../../../e2e/screenshots');

/** The screen of the mocks: a desk in a small office. */
const usualContext: BrowserContextOptions = {
  locale: 'zh-CN',
  timezoneId: 'Europe/London',
  viewport: { width: 1440, height: 900 },
};

/** A browser, and pages in it that share no cookies or storage with each other. */
export interface TestBrowser {
  browser: Browser;
  /** A page of its own; Chinese, London time and 1440 × 900 unless said otherwise. */
  newPage(options?: BrowserContextOptions): Promise<Page>;
  close(): Promise<void>;
}

/** Starts the system's Chromium without a window. */
export async function openBrowser(): Promise<TestBrowser> {
  const executablePath = usualPaths.find((path) => existsSync(path));
  if (executablePath === undefined) throw new Error(`No Chromium at ${usualPaths.join(', ')}.`);
  const browser = await chromium.launch({ executablePath, args: flags });
  return {
    browser,
    newPage: async (options = {}) => (await browser.newContext({ ...usualContext, ...options })).newPage(),
    close: () => browser.close(),
  };
}

/** Saves the whole height of what the page shows now as `e2e/screenshots/<name>.png`; answers the file. */
export async function screenshot(page: Page, name: string): Promise<string> {
  mkdirSync(screenshotFolder, { recursive: true });
  const path = join(screenshotFolder, `${name}.png`);
  const window = page.viewportSize() ?? { width: 1440, height: 900 };
  // Behind an open dialog the page does not scroll, and its height is of no interest.
  const height = await page.evaluate<number>(
    "getComputedStyle(document.body).overflowY === 'hidden' ? 0 : document.documentElement.scrollHeight",
  );
  // In a window as high as the page, bars that stick to its edges cover nothing.
  if (height > window.height) await page.setViewportSize({ ...window, height });
  await page.screenshot({ path, animations: 'disabled' });
  if (height > window.height) await page.setViewportSize(window);
  return path;
}
