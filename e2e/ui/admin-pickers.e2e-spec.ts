import { eventually, screenshot } from '@parcelway/testing';
import type { Stack, TestBrowser } from '@parcelway/testing';
import type { Page } from 'playwright-core';
import { barriers, hasFocus, tabTo } from '../kit/access';
import { logInAsMember, openPage, viewports } from '../kit/pages';
import { endWalk, openOffice, startWalk } from '../kit/walk';

let stack: Stack;
let browser: TestBrowser;
let page: Page;

beforeAll(async () => {
  ({ stack, browser } = await startWalk());
  await stack.rows(
    `INSERT INTO waybill_service.dead_letter (event_id, event_name, event, error, attempts)
     VALUES ('7b1c5a7e-0000-4000-8000-000000000001', 'order.luggage-paid', '{"data": {}}', 'no such order', 5)`,
  );
  page = await openOffice({ stack, browser });
}, 120_000);
afterAll(() => endWalk({ stack, browser }), 60_000);

const open = (path: string) => page.goto(`${stack.url}/admin/${path}`);
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const pick = async (label: string, word: string, option: string | RegExp) => {
  await page.getByRole('combobox', { name: label }).fill(word);
  await page.getByRole('option', { name: option }).click();
};
const demoMember = async (): Promise<number> => {
  const [row] = await stack.rows<{ id: string }>(
    `SELECT id FROM user_service.member WHERE username = 'demo'`,
  );
  return Number(row?.id);
};

describe('rules', () => {
  it('on deletions are made by choosing what they watch', async () => {
    await stack.rows(`DELETE FROM user_service.data_recycle WHERE data_table = 'article'`);
    await open('data-recycle/create');
    await page.getByLabel('规则名称').fill('文章');
    await pick('控制器', '文章', '文章 (user.article)');
    await screenshot(page, 'admin-recycle-rule-zh-cn');
    expect(await barriers(page)).toEqual([]);
    await press('保存');
    await page.waitForURL(/data-recycle\/\d+\/show/);
    expect(
      await stack.rows(
        `SELECT controller, connection, data_table, primary_key FROM user_service.data_recycle WHERE name = '文章'`,
      ),
    ).toEqual([
      { controller: 'article/Article.php', connection: 'user', data_table: 'article', primary_key: 'id' },
    ]);
  }, 60_000);

  it('on edits name the fields of what they watch', async () => {
    await open('sensitive-data/create');
    await page.getByLabel('规则名称').fill('文章敏感');
    await pick('控制器', '文章', '文章 (user.article)');
    await page.getByRole('checkbox', { name: '中文标题' }).check();
    await page.getByRole('checkbox', { name: '启用', exact: true }).last().check();
    await screenshot(page, 'admin-sensitive-rule-zh-cn');
    expect(await barriers(page)).toEqual([]);
    await press('保存');
    await page.waitForURL(/sensitive-data\/\d+\/show/);
    expect(
      await stack.rows(
        `SELECT data_table, data_fields FROM user_service.sensitive_data WHERE name = '文章敏感'`,
      ),
    ).toEqual([{ data_table: 'article', data_fields: { title_zh: '中文标题', status: '启用' } }]);
  }, 60_000);
});

describe('currencies', () => {
  it('of a rate, and those of a way to pay, are chosen from the ones there are', async () => {
    await open('exchange-rate/create');
    await pick('从', 'GBP', /GBP/);
    await pick('到', 'EUR', /EUR/);
    await page.getByRole('textbox', { name: '汇率' }).fill('1.1708');
    await page.getByLabel('生效').fill('2099-01-01T00:00');
    await press('保存');
    await eventually(
      async () =>
        (
          await stack.rows(
            `SELECT FROM payment_service.exchange_rate WHERE from_currency = 'GBP' AND to_currency = 'EUR' AND rate = '1.1708'`,
          )
        ).length === 1,
    );
    const [card] = await stack.rows<{ id: string }>(
      `SELECT id FROM payment_service.payment_way WHERE code = 'card'`,
    );
    await open(`payment-way/${card?.id}`);
    await page.getByRole('button', { name: /GBP/ }).waitFor();
    await pick('币种', 'EUR', /EUR/);
    await screenshot(page, 'admin-way-currencies-zh-cn');
    expect(await barriers(page)).toEqual([]);
    await press('保存');
    await eventually(async () => {
      const [row] = await stack.rows<{ currencies: string[] }>(
        `SELECT currencies FROM payment_service.payment_way WHERE id = $1`,
        [card?.id],
      );
      return row?.currencies.join() === 'GBP,EUR';
    });
  }, 60_000);
});

describe('what waits, and who is logged in', () => {
  it('counts dead letters in the menu', async () => {
    await open('dead-letter');
    const menu = page.getByRole('navigation', { name: '主菜单' });
    await menu.getByRole('link', { name: /失败事件\s*1/ }).waitFor();
    await page.getByRole('row').filter({ hasText: 'order.luggage-paid' }).waitFor();
    await screenshot(page, 'admin-dead-letter-zh-cn');
    expect(await barriers(page)).toEqual([]);
  }, 60_000);

  it('ends one session of a member', async () => {
    const visitor = await openPage(browser, 'laptop');
    await visitor.goto(`${stack.url}/user/login`);
    await logInAsMember(visitor);
    await visitor.waitForURL('**/user/account/overview');
    await open(`member/${await demoMember()}/show`);
    await page.getByRole('tab', { name: '登录会话' }).click();
    await page.getByRole('button', { name: '结束会话' }).waitFor();
    await screenshot(page, 'admin-member-sessions-zh-cn');
    expect(await barriers(page)).toEqual([]);
    await press('结束会话');
    await page.getByRole('alertdialog').getByRole('button', { name: '结束会话' }).click();
    await page.getByText('会话已结束').waitFor();
    expect(await stack.rows(`SELECT 1 FROM user_service.session WHERE kind = 'user'`)).toEqual([]);
    await visitor.context().close();
  }, 60_000);

  it('marks the own session', async () => {
    await open('profile');
    await page.getByText('当前会话').waitFor();
    expect(await page.getByRole('button', { name: '结束会话' }).count()).toBe(0);
    await screenshot(page, 'admin-profile-sessions-zh-cn');
    expect(await barriers(page)).toEqual([]);
  }, 60_000);
});

describe('an article', () => {
  it('is written with the keyboard and previewed before it is saved', async () => {
    await open('article/create');
    await page.getByLabel('中文标题').fill('寄件前请看');
    await page.getByLabel('英文标题').fill('Before you send');
    const text = page.getByRole('textbox', { name: /中文内容/ });
    await text.click();
    await page.keyboard.type('请先称重');
    await page.getByRole('combobox', { name: '段落样式' }).first().click();
    await page.getByRole('option', { name: '标题', exact: true }).click();
    await text.locator('h2', { hasText: '请先称重' }).waitFor();
    expect(await barriers(page)).toEqual([]);
    await screenshot(page, 'admin-article-form-zh-cn');
    await press('预览');
    const preview = page.getByRole('dialog');
    await preview.getByRole('article').getByRole('heading', { name: '请先称重' }).waitFor();
    await screenshot(page, 'admin-article-preview-laptop-zh-cn');
    await preview.getByRole('button', { name: 'English' }).click();
    await preview.getByRole('button', { name: '手机 390 px' }).click();
    await preview.getByRole('heading', { name: 'Before you send' }).waitFor();
    await eventually(async () => (await preview.getByRole('article').boundingBox())?.width === 390);
    await screenshot(page, 'admin-article-preview-phone-en');
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await preview.waitFor({ state: 'detached' });
    expect(await page.getByLabel('中文标题').inputValue()).toBe('寄件前请看');
  }, 60_000);

  it('takes a picture from the uploads by keyboard alone', async () => {
    const choose = page.getByRole('button', { name: '从附件选择' });
    await page.getByRole('button', { name: '上传', exact: true }).focus();
    await tabTo(page, choose);
    await page.keyboard.press('Enter');
    const picker = page.getByRole('dialog');
    await picker.getByRole('searchbox').waitFor();
    expect(await hasFocus(picker.getByRole('searchbox'))).toBe(true);
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await picker.waitFor({ state: 'detached' });
    expect(await hasFocus(choose)).toBe(true);
  }, 60_000);

  it('can be saved on a phone without anything shining through the bar', async () => {
    await page.setViewportSize(viewports.phone);
    const bar = page
      .getByRole('button', { name: '保存', exact: true })
      .locator('xpath=ancestor::*[contains(@class,"MuiToolbar-root")]');
    const ground = () =>
      bar.evaluate((element: object) => {
        const { getComputedStyle } = globalThis as unknown as {
          getComputedStyle(of: object): { backgroundColor: string };
        };
        return getComputedStyle(element).backgroundColor;
      });
    await eventually(async () => /^rgb\(/.test(await ground()));
    await page.screenshot({ path: 'e2e/screenshots/admin-article-form-phone-zh-cn.png' });
    await page.setViewportSize(viewports.desk);
  }, 60_000);

  it('is previewed from the list', async () => {
    await open('article');
    await page.getByRole('row').getByRole('button', { name: '预览' }).first().click();
    await page.getByRole('dialog').getByRole('article').waitFor();
    await page.getByRole('button', { name: '关闭', exact: true }).click();
  }, 60_000);
});

describe('the link for a new password', () => {
  it('lets the member set it, and says so when it is dead', async () => {
    await open(`member/${await demoMember()}/show`);
    await press('重置密码');
    await page.getByRole('alertdialog').getByRole('button', { name: '重置密码' }).click();
    await page.getByText('重置链接已发送').waitFor();
    const [mail] = await stack.rows<{ body: string }>(
      `SELECT body FROM user_service.sent_message WHERE event = 'user_reset_pwd'`,
    );
    const path = /\/user\/resetPassword#\S+/.exec(mail?.body ?? '')?.[0] ?? '';
    const visitor = await openPage(browser, 'phone');
    await visitor.goto(stack.url + path);
    await visitor.getByRole('heading', { name: '设置新密码' }).waitFor();
    await visitor.getByLabel('新密码', { exact: true }).fill('Lin56789');
    await visitor.getByLabel('再填一次新密码', { exact: true }).fill('Lin5678');
    await visitor.getByRole('button', { name: '设置新密码' }).click();
    await screenshot(visitor, 'storefront-reset-password-phone-zh-cn');
    expect(await barriers(visitor)).toEqual([]);
    await visitor.getByLabel('再填一次新密码', { exact: true }).fill('Lin56789');
    await visitor.getByRole('button', { name: '设置新密码' }).click();
    await visitor.waitForURL('**/user/login');
    await visitor.goto(stack.url + path);
    await visitor.getByRole('heading', { name: '链接已失效' }).waitFor();
    await screenshot(visitor, 'storefront-reset-dead-phone-zh-cn');
    expect(await barriers(visitor)).toEqual([]);
    await visitor.context().close();
  }, 60_000);
});
