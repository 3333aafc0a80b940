import { rmSync, statSync } from 'node:fs';
import { TestBrowser, openBrowser, screenshot } from './browser';

describe('openBrowser', () => {
  let browser: TestBrowser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it('shows a page as a Chinese reader in London sees it, and saves a picture of it', async () => {
    const page = await browser.newPage();
    await page.setContent('<h1>您的包裹</h1>');
    expect(await page.getByRole('heading').innerText()).toBe('您的包裹');
    expect(await page.evaluate('navigator.language')).toBe('zh-CN');
    expect(await page.evaluate('Intl.DateTimeFormat().resolvedOptions().timeZone')).toBe('Europe/London');
    const file = await screenshot(page, 'test-kit');
    expect(statSync(file).size).toBeGreaterThan(1000);
    rmSync(file);
  });

  it('keeps the storage of two pages apart', async () => {
    const [one, two] = [await browser.newPage(), await browser.newPage()];
    for (const page of [one, two]) {
      await page.route('http://storage.test/', (route) =>
        route.fulfill({ contentType: 'text/html', body: 'page' }),
      );
      await page.goto('http://storage.test/');
    }
    await one.evaluate("localStorage.setItem('token', 'of one')");
    expect(await two.evaluate("localStorage.getItem('token')")).toBeNull();
  });
});
