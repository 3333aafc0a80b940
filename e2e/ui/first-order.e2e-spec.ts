import { screenshot } from '@parcelway/testing';
import type { Stack, TestBrowser } from '@parcelway/testing';
import type { Locator, Page } from 'playwright-core';
import { hasFocus } from '../kit/access';
import { Api } from '../kit/api';
import { openPage } from '../kit/pages';
import { logInAsStaff } from '../kit/shipment';
import { endWalk, startWalk } from '../kit/walk';

const MOST_TABS = 120;
const MOST_OPTIONS = 300;

let stack: Stack;
let browser: TestBrowser;
let page: Page;

beforeAll(async () => {
  ({ stack, browser } = await startWalk());
  const staff = await logInAsStaff(new Api(stack.url));
  const post = async (path: string, body: object): Promise<{ id: number }> => {
    const answer = await staff.fetch(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBeLessThan(300);
    return (await answer.json()) as { id: number };
  };
  const { id } = await post('/rest/member', {
    username: 'newcomer',
    nickname: '新来的',
    password: 'Newcomer1',
    group_id: 1,
    mobile_code: '+44',
    mobile: '7700900998',
  });
  await post('/rest/member-money-record', { user_id: id, money: '500.00', memo: 'welcome' });
  page = await openPage(browser, 'phone');
}, 120_000);
afterAll(() => endWalk({ stack, browser }), 60_000);

/** Goes to it by Tab, forwards. */
async function reach(target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${target.toString()}`);
}

async function type(target: Locator, text: string): Promise<void> {
  await reach(target);
  await page.keyboard.type(text);
}

async function press(target: Locator): Promise<void> {
  await reach(target);
  await page.keyboard.press('Enter');
}

/** Opens a select and goes down to the option. */
async function pick(target: Locator, option: string): Promise<void> {
  await reach(target);
  await page.keyboard.press('Enter');
  const wanted = page.getByRole('option', { name: option }).first();
  await wanted.waitFor();
  for (let presses = 0; presses < MOST_OPTIONS && !(await hasFocus(wanted)); presses += 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await wanted.waitFor({ state: 'detached' });
}

const textbox = (place: Locator | Page, name: string | RegExp) =>
  place.getByRole('textbox', { name, exact: typeof name === 'string' });
const combobox = (place: Locator | Page, name: string) => place.getByRole('combobox', { name }).first();

async function addAddress(who: string, facts: Readonly<Record<string, string>>, places: readonly string[]) {
  await press(page.getByRole('button', { name: `选择${who}` }));
  await press(page.getByRole('dialog').getByRole('button', { name: '新增地址' }));
  const dialog = page.getByRole('dialog', { name: '新增地址' });
  await textbox(dialog, '姓').waitFor();
  for (const [name, value] of Object.entries(facts)) {
    if (name === '国家') await pick(combobox(dialog, name), value);
    else await type(textbox(dialog, name), value);
    if (name === '手机号')
      for (const [at, label] of ['省份', '城市', '区县'].entries()) {
        const place = places[at];
        if (place) await pick(combobox(dialog, label), place);
      }
  }
  await press(dialog.getByRole('button', { name: '保存' }));
  await dialog.waitFor({ state: 'hidden' });
}

describe('a first order by keyboard alone, on a phone', () => {
  it('from the log in to the payment', async () => {
    await page.goto(`${stack.url}/user/login?to=${encodeURIComponent('/placeOrder/luggage')}`);
    await type(page.getByRole('textbox', { name: '账户' }), 'newcomer');
    await type(page.getByLabel('密码', { exact: true }), 'Newcomer1');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: '寄行李' }).waitFor();

    const box = page.getByRole('article', { name: '箱 1' });
    await pick(combobox(box, '箱型'), '大号纸箱');
    await type(textbox(box, '实际重量'), '12.3');
    await press(box.getByRole('button', { name: '添加物品' }));
    const item = page.getByRole('dialog', { name: '添加物品' });
    await pick(combobox(item, '品类'), '旧衣物');
    await type(textbox(item, '中文名'), '旧毛衣');
    await type(textbox(item, '英文名'), 'Used knitwear');
    await type(textbox(item, '数量'), '6');
    await type(textbox(item, '单价'), '12.00');
    await press(item.getByRole('button', { name: '完成' }));
    await item.waitFor({ state: 'hidden' });

    await addAddress(
      '寄件人',
      {
        姓: 'Lin',
        名: 'Yue',
        手机号: '7700900998',
        城市: 'Leeds',
        门牌和街道: '48 Park Lane',
        邮编: 'LS3 1EW',
      },
      [],
    );
    await addAddress(
      '收件人',
      {
        姓: '沈',
        名: '砚秋',
        手机号: '13800138000',
        详细地址: '阳关中路 12 号',
        邮编: '736200',
        身份证号: '11010519491231002X',
      },
      ['甘肃省', '酒泉市', '敦煌市'],
    );
    await screenshot(page, 'first-order-phone-zh-cn');
    const agree = page.getByRole('checkbox', { name: '我已阅读并同意' });
    await reach(agree);
    await page.keyboard.press('Space');
    await press(page.getByRole('button', { name: '提交订单' }));
    await page.getByRole('heading', { name: '确认支付' }).waitFor();
    await press(page.getByRole('button', { name: /^支付 £/ }));
    await page.getByRole('heading', { name: '支付成功' }).waitFor();
    expect(
      await stack.rows(
        `SELECT order_status, pay_status, source FROM order_service.luggage_order ORDER BY id DESC LIMIT 1`,
      ),
    ).toEqual([{ order_status: 2, pay_status: 2, source: 'member' }]);
  }, 180_000);
});
