import { eventually, openBrowser, screenshot } from '@parcelway/testing';
import type { Stack, TestBrowser } from '@parcelway/testing';
import type { Page } from 'playwright-core';
import { barriers } from '../kit/access';
import { logInToOffice, openPage } from '../kit/pages';
import { startWholeStack } from '../kit/whole-stack';
import { workbookOf } from '../kit/workbook';

let stack: Stack;
let browser: TestBrowser;
let page: Page;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startWholeStack(), openBrowser()]);
  page = await openPage(browser, 'laptop');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${stack.url}/admin/login`);
  await logInToOffice(page);
}, 120_000);
afterAll(async () => {
  await browser.close();
  await stack.stop();
}, 60_000);

const open = (path: string) => page.goto(`${stack.url}/admin/${path}`);
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
describe('prices', () => {
  it('come in from the list’s own button, a bad row told by its column', async () => {
    await open('waybill-no');
    await page.getByRole('link', { name: '导入' }).click();
    await page.getByRole('combobox', { name: '种类' }).filter({ hasText: '运单号池' }).waitFor();
    const head = ['name', 'kind', 'service', 'country', 'first_serial', 'last_serial'];
    const buffer = await workbookOf(
      head,
      ['走查', 's10', 'RA', 'GB', 1, 900],
      ['走查', 's10', 'JA', 'GB', 1, 900],
    );
    await page.getByLabel('选择 xlsx 文件').setInputFiles({ name: 'pools.xlsx', mimeType: '', buffer });
    await press('检查');
    await page.getByRole('cell', { name: '服务字母 格式不正确' }).waitFor();
    await screenshot(page, 'prices-import-zh-cn');
    const pools = () => stack.rows(`SELECT service FROM waybill_service.waybill_no WHERE name = '走查'`);
    expect(await pools()).toEqual([]);
    await press('导入');
    await page.getByRole('alertdialog').getByRole('button', { name: '导入', exact: true }).click();
    expect(await eventually(async () => (await pools())[0])).toEqual({ service: 'RA' });
    expect(await barriers(page)).toEqual([]);
  }, 120_000);

  it('of remote areas: a postcode is tried', async () => {
    const [rule] = await stack.rows<{ id: string }>(
      `SELECT id FROM order_service.remote_rule WHERE postcodes LIKE '%7362%' LIMIT 1`,
    );
    await open(`remote-rule/${rule?.id}/show`);
    await page.getByRole('textbox', { name: '邮编' }).fill('736200');
    await page.getByText(/^命中/).waitFor();
    await screenshot(page, 'prices-remote-zh-cn');
    await page.getByRole('textbox', { name: '邮编' }).fill('100000');
    await page.getByText('不在其中').waitFor();
    expect(await barriers(page)).toEqual([]);
  }, 60_000);
});
