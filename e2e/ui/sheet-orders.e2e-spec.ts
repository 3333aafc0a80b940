import { openBrowser, screenshot } from '@parcelway/testing';
import type { Stack, TestBrowser } from '@parcelway/testing';
import type { Page } from 'playwright-core';
import { barriers } from '../kit/access';
import { Api } from '../kit/api';
import { logInAsMember, openPage } from '../kit/pages';
import { logIn } from '../kit/shipment';
import { startWholeStack } from '../kit/whole-stack';

let stack: Stack;
let browser: TestBrowser;
let page: Page;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startWholeStack(), openBrowser()]);
  const api = await logIn(new Api(stack.url));
  for (const out_order_id of ['T-100', 'T-101', 'T-102'])
    await api.ok(
      api.post('/api/sheetOrder/add', {
        out_order_id,
        channel_code: 'UK-PARCEL',
        receiverName: '张伟',
        receiverCity: 'Leeds',
        receiverDetailAddress: '148 Kirkstall Road',
        receiverCountryCode: 'GB',
        receiverZipCode: 'LS3 1EW',
        receiverTelephone: '+44 7700 900142',
        packageWeight: 1250,
        items: [
          { itemEnglishName: 'Tea', itemUnitPrice: '4.20', itemQuantity: 2, itemUnitPriceCurrency: 'GBP' },
        ],
      }),
    );
  page = await openPage(browser, 'phone');
  await page.emulateMedia({ reducedMotion: 'reduce' });
}, 120_000);
afterAll(async () => {
  await browser.close();
  await stack.stop();
}, 60_000);

describe('the member’s packages', () => {
  it('are listed by state on a phone', async () => {
    await page.goto(`${stack.url}/user/login?to=${encodeURIComponent('/user/account/sheetOrder')}`);
    await logInAsMember(page);
    await page.getByText('T-102').first().waitFor();
    expect(await barriers(page)).toEqual([]);
    await screenshot(page, 'sheet-orders-phone-zh-cn');
  }, 60_000);

  it('show their track and are made void after a question', async () => {
    await page.getByText('T-101').first().click();
    await page.waitForURL(/sheetOrder\/\d+/);
    await page.getByText('已下单').first().waitFor();
    expect(await barriers(page)).toEqual([]);
    await screenshot(page, 'sheet-order-phone-zh-cn');
    await page.getByRole('button', { name: '作废' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: '作废' }).click();
    await page.getByText('已作废').first().waitFor();
  }, 60_000);

  it('read in English on a laptop', async () => {
    const laptop = await openPage(browser, 'laptop');
    await laptop.addInitScript("localStorage.setItem('parcelway.language', 'en')");
    await laptop.goto(`${stack.url}/user/login?to=${encodeURIComponent('/user/account/sheetOrder')}`);
    await logInAsMember(laptop, 'en');
    await laptop.getByText('T-100').first().waitFor();
    expect(await barriers(laptop)).toEqual([]);
    await screenshot(laptop, 'sheet-orders-laptop');
  }, 60_000);
});
