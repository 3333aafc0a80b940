import { crudOf } from '@parcelway/contracts';
import { asAdmin, eventually, screenshot } from '@parcelway/testing';
import type { Stack, TestBrowser } from '@parcelway/testing';
import type { Page } from 'playwright-core';
import { barriers, hasFocus, tabTo } from '../kit/access';
import { viewports } from '../kit/pages';
import { endWalk, openOffice, startWalk } from '../kit/walk';
import { workbookOf } from '../kit/workbook';

let stack: Stack;
let browser: TestBrowser;
let page: Page;

beforeAll(async () => {
  ({ stack, browser } = await startWalk());
  page = await openOffice({ stack, browser }, 'laptop');
}, 120_000);
afterAll(() => endWalk({ stack, browser }), 60_000);

const open = (path: string) => page.goto(`${stack.url}/admin/${path}`);
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const inPhone = async (name: string): Promise<void> => {
  await page.setViewportSize(viewports.phone);
  await screenshot(page, name);
  await page.setViewportSize(viewports.laptop);
};

/** The list leaves a row out before the server has answered. */
const isDeleted = (table: string, where: string) =>
  eventually(async () => {
    const rows = await stack.rows<{ living: boolean }>(
      `SELECT delete_time IS NULL AS living FROM order_service.${table} WHERE ${where}`,
    );
    return rows.length === 1 && rows.every(({ living }) => !living);
  });

describe('prices', () => {
  it('is added with its packaging lines; a box in two lines and dates of another price are told at their fields', async () => {
    await open('channel-price');
    await page.getByRole('link', { name: '导入' }).waitFor();
    await screenshot(page, 'prices-list-zh-cn');
    await open('channel-price/create');
    await page.getByRole('combobox', { name: '渠道' }).fill('邮政空运');
    await page.getByRole('option', { name: /邮政空运/ }).click();
    await page.getByRole('textbox', { name: /^首重$/ }).fill('1');
    await page.getByRole('textbox', { name: '首重价' }).fill('10.00');
    await page.getByRole('textbox', { name: '续重价' }).fill('2.00');
    await page.getByLabel('生效').fill('2026-03-01T00:00');
    await page.getByText(/^重叠 2026-03-01 00:00/).waitFor();
    const lines = page.getByRole('listitem').filter({ has: page.getByRole('combobox', { name: '箱型' }) });
    for (const [at, price] of ['2.60', '1.90'].entries()) {
      await press('添加');
      await lines.nth(at).getByRole('combobox', { name: '箱型' }).fill('小号');
      await page.getByRole('option', { name: /小号/ }).click();
      await page.keyboard.press('Escape');
      await lines.nth(at).getByRole('textbox', { name: '续重价' }).fill(price);
    }
    await press('保存');
    await page.getByText(/生效 与第 \d+ 行（.*）的有效期重叠/).waitFor();
    await screenshot(page, 'prices-overlap-zh-cn');
    expect(await barriers(page)).toEqual([]);
    await page.getByLabel('生效').fill('2025-01-01T00:00');
    await page.getByLabel('失效').fill('2025-12-01T00:00');
    await page.getByText(/^空缺 2025-12-01 00:00/).waitFor();
    await press('保存');
    await page.getByText('箱型 里的箱型已在第 1 行定价').waitFor();
    await screenshot(page, 'prices-box-twice-zh-cn');
    await inPhone('prices-box-twice-phone-zh-cn');
    await lines.nth(1).getByRole('button', { name: '移除' }).click();
    await press('保存');
    await page.waitForURL(/channel-price\/\d+\/show/);
    await page.locator('[data-veil]').waitFor({ state: 'detached' });
    await page.getByText('小号纸箱').first().waitFor();
    await screenshot(page, 'prices-shown-zh-cn');
    expect(
      await stack.rows(
        `SELECT l.packaging_box_id, l.price FROM order_service.member_channel_price_packaging l
         JOIN order_service.channel_price p ON p.id = l.channel_price_id WHERE p.first_price = 1000`,
      ),
    ).toEqual([{ packaging_box_id: expect.stringMatching(/^\d+$/), price: '260' }]);
    await page.getByRole('tab', { name: '变更历史' }).click();
    await page.getByRole('cell', { name: /2\.60/ }).waitFor();
    await screenshot(page, 'prices-history-zh-cn');
    await inPhone('prices-history-phone-zh-cn');
    expect(await barriers(page)).toEqual([]);
  }, 120_000);

  it('of a known shipment is kept in the simulator and held against the prices of now, with what differs', async () => {
    await open('price-simulator');
    await page.getByRole('combobox', { name: '箱型' }).first().click();
    await page
      .getByRole('option', { name: /大号|中号|小号/ })
      .first()
      .click();
    for (const [name, value] of Object.entries({ 重量: '12.30', 长: '60', 宽: '40', 高: '40' }))
      await page
        .getByRole('textbox', { name: new RegExp(`^${name}`) })
        .first()
        .fill(value);
    await press('存为价格用例');
    await page.getByText('已存为价格用例').waitFor();
    await screenshot(page, 'prices-simulator-zh-cn');
    await open('price-case');
    await press('全部运行');
    await page.getByText('1 / 1 通过').waitFor();
    const [known] = await stack.rows<{ channel_id: string }>(
      `SELECT channel_id FROM order_service.price_case`,
    );
    await stack
      .client(crudOf('order'))
      .edit({ resource: 'channel', id: Number(known?.channel_id), row: { fuel_bp: 1 } }, asAdmin(1));
    await press('全部运行');
    await page.getByText('0 / 1 通过').waitFor();
    await page.getByRole('cell', { name: /燃油附加费: 11\.48 → / }).waitFor();
    await screenshot(page, 'prices-cases-zh-cn');
    await inPhone('prices-cases-phone-zh-cn');
    expect(await barriers(page)).toEqual([]);
    await open(`channel/${known?.channel_id}/show`);
    await page.getByRole('tab', { name: '变更历史' }).click();
    await page.getByRole('row', { name: /燃油 12\.75 % 0\.01 %/ }).waitFor();
    await screenshot(page, 'prices-channel-history-zh-cn');
    expect(await barriers(page)).toEqual([]);
  }, 120_000);

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

const text = (label: string, value: string) => async (): Promise<void> =>
  page.getByRole('textbox', { name: new RegExp(`^${label}\\s*(可不填)?$`) }).fill(value);
const when = (label: string, value: string) => async (): Promise<void> => page.getByLabel(label).fill(value);
const pick = (label: string, words: string, option: string) => async (): Promise<void> => {
  await page.getByRole('combobox', { name: label }).fill(words);
  await page.getByRole('option', { name: option }).first().click();
};
const choose = (label: string, option: string) => async (): Promise<void> => {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};
/** The field as it says that it is wrong. */
const wrong = (name: string) => page.locator(`[name="${name}"][aria-invalid=true]`);
const named = (name: string) => [text('中文名', name), text('英文名', 'Walked')];

describe('what prices are made of', () => {
  it.each([
    [
      'packaging-box',
      '走查箱',
      [...named('走查箱'), ...[text('长', '40'), text('宽', '30'), text('高', '20'), text('承重', '12')]],
    ],
    ['goods-attribute', '走查属性', [text('代码', 'WALK'), ...named('走查属性')]],
    ['goods', '走查商品', [pick('品类', '书籍', '书籍'), ...named('走查商品')]],
    [
      'accessorial-service',
      '走查服务',
      [text('代码', 'WALK'), ...named('走查服务'), choose('计价单位', '每箱')],
    ],
    ['insurance-type', '走查保险', [pick('保险规则', '行李', '行李保价'), ...named('走查保险')]],
    [
      'coupon',
      '走查券',
      [
        ...[text('券码', 'WALK'), ...named('走查券'), text('金额', '3.00')],
        ...[when('生效', '2026-01-01T00:00'), when('失效', '2027-01-01T00:00')],
      ],
    ],
    [
      'remote-rule',
      '走查偏远',
      [
        ...[text('代码', 'WALK'), ...named('走查偏远'), pick('国家', '中国', '中国')],
        ...[text('最低', '3.00'), text('每公斤', '0.50'), text('邮编', '7362*')],
      ],
    ],
  ] as const)(
    '%s: added, changed, found and deleted after a question',
    async (resource, name, fill) => {
      const stored = () =>
        stack.rows<{ name_en: string; living: boolean }>(
          `SELECT name_en, delete_time IS NULL AS living FROM order_service.${resource.replace(/-/g, '_')} WHERE name_zh = $1`,
          [name],
        );
      await open(`${resource}/create`);
      for (const step of fill) await step();
      await screenshot(page, `prices-${resource}-create-zh-cn`);
      await press('保存');
      await page.waitForURL(/\/\d+\/show/);
      await page.getByRole('link', { name: '编辑' }).click();
      await text('英文名', 'Walked twice')();
      await press('保存');
      await page.waitForURL(/\/\d+\/show/);
      await page.getByText('Walked twice').first().waitFor();
      expect(await stored()).toEqual([{ name_en: 'Walked twice', living: true }]);
      await open(resource);
      await page.getByRole('searchbox', { name: '搜索' }).fill(name);
      await page.getByText('共 1 条').waitFor();
      const row = page.getByRole('row').filter({ hasText: name });
      await row.getByRole('checkbox').check();
      await press('删除');
      await page.getByRole('dialog').getByRole('button', { name: '删除 1 条' }).click();
      await row.waitFor({ state: 'detached' });
      await eventually(async () => (await stored()).every((one) => !one.living));
    },
    90_000,
  );

  it('goods categories name the field that is wrong, and are made, changed and deleted in their tree', async () => {
    await open('goods-category/create');
    await text('中文名', '走查品类')();
    await text('税号', '12')();
    await press('保存');
    await wrong('name_en').waitFor();
    await wrong('hs_code').waitFor();
    expect(await barriers(page)).toEqual([]);
    await screenshot(page, 'prices-category-wrong-zh-cn');
    await text('英文名', 'Walked')();
    await text('税号', '630900')();
    await press('保存');
    await page.waitForURL(/goods-category\/\d+\/show/);
    await page.getByRole('link', { name: '编辑' }).click();
    await text('中文名', '走过的品类')();
    await press('保存');
    await page.waitForURL(/goods-category\/\d+\/show/);
    await open('goods-category');
    const row = page.getByRole('row').filter({ hasText: '走过的品类' });
    await row.locator('[aria-haspopup=menu]').click();
    await page.getByRole('menuitem', { name: '删除' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '删除 1 条' }).click();
    await row.waitFor({ state: 'detached' });
    await isDeleted('goods_category', `name_en = 'Walked'`);
  }, 90_000);

  it('prices of services say at the field that they collide, and are deleted after a question by keyboard', async () => {
    await open('accessorial-price/create');
    await pick('服务', '加固', '加固打包')();
    await when('生效', '2026-06-01T00:00')();
    await press('保存');
    await wrong('amount').waitFor();
    await text('单价', '3.00')();
    await press('保存');
    await page.getByText('生效 与另一行的有效期重叠').waitFor();
    await screenshot(page, 'prices-service-overlap-zh-cn');
    await when('生效', '2025-01-01T00:00')();
    await when('失效', '2025-06-01T00:00')();
    await press('保存');
    await page.waitForURL(/accessorial-price\/\d+\/show/);
    await page.getByRole('heading', { level: 1, name: /加固/ }).waitFor();
    const remove = page.getByRole('button', { name: '删除', exact: true });
    await remove.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await eventually(() => hasFocus(remove));
    await page.keyboard.press('Enter');
    await tabTo(page, dialog.getByRole('button', { name: '删除 1 条' }));
    await page.keyboard.press('Enter');
    await page.waitForURL(/accessorial-price(\?|$)/);
    await isDeleted('accessorial_price', `amount = 300 AND valid_to IS NOT NULL`);
  }, 90_000);

  it('countries are opened to shipments; a list is taken along as a file', async () => {
    await open('country');
    await page.getByRole('searchbox', { name: '搜索' }).fill('爱尔兰');
    await page.getByText('共 1 条').waitFor();
    await page.getByRole('row').filter({ hasText: '爱尔兰' }).getByRole('link', { name: '编辑' }).click();
    await page.waitForURL(/country\/\d+$/);
    await page.locator('input[name="is_destination"]').check();
    await press('保存');
    await page.waitForURL(/country\/\d+\/show/);
    expect(await stack.rows(`SELECT is_destination FROM order_service.country WHERE code = 'IE'`)).toEqual([
      { is_destination: true },
    ]);
    await open('remote-rule');
    await press('导出');
    const file = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Excel (xlsx)' }).click();
    expect((await file).suggestedFilename()).toBe('remote-rule.xlsx');
  }, 90_000);
});
