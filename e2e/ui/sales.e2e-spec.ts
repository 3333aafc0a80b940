import { eventually, screenshot } from '@parcelway/testing';
import type { Stack, TestBrowser } from '@parcelway/testing';
import type { Page } from 'playwright-core';
import { barriers } from '../kit/access';
import { Api } from '../kit/api';
import { aPdf, choose, openPage } from '../kit/pages';
import { logIn, logInAsStaff, place, prepare } from '../kit/shipment';
import { endWalk, logInOnTheWay, openOffice, startWalk } from '../kit/walk';

let stack: Stack;
let browser: TestBrowser;
let phone: Page;
let office: Page;
let staff: Api;

beforeAll(async () => {
  ({ stack, browser } = await startWalk());
  staff = await logInAsStaff(new Api(stack.url));
  await staff.ok(
    staff.post('/admin/salesman.Salesman/add', { admin_id: 1, code: 'YUE-88', name: 'Yue Chen' }),
  );
  await staff.ok(
    staff.post('/admin/sales.CommissionRule/add', {
      ...{ name: '5 %', rate_bp: 500, currency: 'GBP', valid_from: '2026-01-01 00:00:00', status: '1' },
    }),
  );
  for (const [code, more] of Object.entries({ HELLO5: {}, BIG: { amount: '50.00', min_freight: '900.00' } }))
    await staff.ok(
      staff.post('/admin/sales.Coupon/add', {
        ...{ code, name_zh: '新客', name_en: 'Welcome', amount: '5.00', currency: 'GBP', kind: 'luggage' },
        ...{ valid_from: '2026-01-01 00:00:00', valid_to: '2030-01-01 00:00:00', status: '1', per_member: 1 },
        ...more,
      }),
    );
  phone = await openPage(browser, 'phone');
  office = await openOffice({ stack, browser });
}, 120_000);
afterAll(() => endWalk({ stack, browser }), 60_000);

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const idOf = async (table: string, column: string, value: string): Promise<number> => {
  const [row] = await stack.rows<{ id: string }>(
    `SELECT id FROM order_service.${table} WHERE ${column} = $1`,
    [value],
  );
  return Number(row?.id);
};
const show = async (resource: string, id: number): Promise<void> => {
  await office.goto(`${stack.url}/admin/${resource}/${id}/show`);
};

describe('a salesman', () => {
  it('has an invite link as a code, and whoever registers by it is a customer', async () => {
    await show('salesman', await idOf('salesman', 'code', 'YUE-88'));
    await press(office, '邀请二维码');
    const dialog = office.getByRole('dialog');
    await dialog.getByRole('img').waitFor();
    const link = await dialog.getByText('/user/login?').textContent();
    await screenshot(office, 'admin-invite-code-zh-cn');
    await dialog.getByRole('button', { name: '关闭' }).click();

    await phone.goto(link ?? '');
    // Neither the way round by the log in nor a look around first loses who invited.
    await phone.getByRole('link', { name: '登录' }).click();
    await phone.getByRole('heading', { name: '登录' }).waitFor();
    await phone.goto(`${stack.url}/prohibitedItems`);
    await phone.goto(`${stack.url}/user/login`);
    await phone.getByRole('link', { name: '注册账户' }).click();
    // The card of the log in has an account field too.
    await phone.getByRole('heading', { name: '注册账户' }).waitFor();
    await phone.getByRole('textbox', { name: '账户' }).fill('wang_wu');
    await phone.getByRole('textbox', { name: '邮箱' }).fill('wang.wu@example.com');
    await phone.getByLabel('密码', { exact: true }).fill('Wang1234');
    await press(phone, '发送验证码');
    const code = await eventually(async () => {
      const [mail] = await stack.rows<{ body: string }>(
        `SELECT body FROM user_service.sent_message WHERE "to" = 'wang.wu@example.com' AND event = 'user_register'`,
      );
      return /[2-9A-Z]{6}/.exec(mail?.body ?? '')?.[0];
    });
    await phone.getByRole('textbox', { name: '验证码' }).fill(code);
    await screenshot(phone, 'register-invited-phone-zh-cn');
    await press(phone, '注册并登录');
    await phone.waitForURL(/account\/overview/);
    await eventually(
      async () =>
        (
          await stack.rows(
            `SELECT 1 FROM order_service.salesman_binding WHERE how = 'code' AND ended_at IS NULL`,
          )
        ).length === 1,
    );
    await show('salesman', await idOf('salesman', 'code', 'YUE-88'));
    await office.getByRole('tab', { name: '客户绑定' }).click();
    await office.getByRole('row', { name: /wang_wu/ }).waitFor();
    await screenshot(office, 'admin-salesman-bindings-zh-cn');
    expect(await barriers(office)).toEqual([]);
  }, 90_000);

  it('loses a customer where staff end the binding', async () => {
    await office.getByRole('row', { name: /wang_wu/ }).click();
    await press(office, '结束');
    const dialog = office.getByRole('dialog');
    await dialog.getByRole('textbox').fill('自己来的');
    await dialog.getByRole('button', { name: '结束' }).click();
    await office.getByText('自己来的').waitFor();
    expect(await office.getByRole('button', { name: '结束', exact: true }).count()).toBe(0);
  }, 60_000);
});

describe('coupons', () => {
  it('are issued by staff to members they choose', async () => {
    for (const code of ['BIG', 'HELLO5']) {
      await show('coupon', await idOf('coupon', 'code', code));
      await press(office, '发放');
      const dialog = office.getByRole('dialog');
      await dialog.getByRole('combobox', { name: '会员' }).fill('demo');
      await office.getByRole('option', { name: /demo|林悦/ }).click();
      await screenshot(office, 'admin-issue-coupon-zh-cn');
      await dialog.getByRole('button', { name: '发放' }).click();
      await office.getByText('已发放 1 张，跳过 0 位').waitFor();
      await dialog.waitFor({ state: 'hidden' });
    }
    await office.getByRole('tab', { name: '已发优惠券' }).click();
    await office.getByRole('row', { name: /未使用/ }).waitFor();
    expect(await barriers(office)).toEqual([]);
    await screenshot(office, 'admin-coupon-issued-zh-cn');
  }, 90_000);

  it('lie in the member centre, and reduce an order by a line of its own', async () => {
    await prepare(await logIn(new Api(stack.url)));
    await phone.evaluate('localStorage.clear()');
    await logInOnTheWay(phone, { stack, browser }, '/user/account/coupons');
    await phone.getByText('减 £5.00').first().waitFor();
    expect(await barriers(phone)).toEqual([]);
    await screenshot(phone, 'coupons-phone-zh-cn');

    const card = phone.getByRole('listitem').filter({ hasNotText: '£900.00' });
    await card.getByRole('link', { name: '去使用' }).click();
    const box = phone.getByRole('article', { name: '箱 1' });
    await choose(box, '箱型', '大号纸箱');
    await box.getByRole('textbox', { name: '实际重量' }).fill('12.3');
    await box.getByRole('button', { name: '添加物品' }).click();
    const item = phone.getByRole('dialog', { name: '添加物品' });
    await choose(item, '品类', '旧衣物');
    await item.getByRole('textbox', { name: '中文名' }).fill('旧毛衣');
    await item.getByRole('textbox', { name: '英文名' }).fill('Used knitwear');
    await item.getByRole('textbox', { name: '数量' }).fill('6');
    await item.getByRole('textbox', { name: '单价' }).fill('12.00');
    await item.getByRole('button', { name: '完成' }).click();
    const prices = phone.getByRole('complementary');
    await prices.getByText('−£5.00').waitFor();
    await prices.getByRole('combobox', { name: '优惠券' }).click();
    const tooDear = phone.getByRole('option', { name: /运费满 £900.00 可用/ });
    await tooDear.waitFor();
    expect(await tooDear.getAttribute('aria-disabled')).toBe('true');
    await screenshot(phone, 'place-order-coupons-phone-zh-cn');
    await phone.getByRole('option', { name: '不使用' }).click();
    await prices.getByText('−£5.00').waitFor({ state: 'detached' });
    await choose(prices, '优惠券', '减 £5.00');
    await prices.getByText('−£5.00').waitFor();
    expect(await barriers(phone)).toEqual([]);
    await screenshot(phone, 'place-order-coupon-phone-zh-cn');

    // Taken back while the form is open: the field says so.
    const held = await idOf('member_coupon', 'coupon_id', String(await idOf('coupon', 'code', 'HELLO5')));
    await stack.rows(`UPDATE order_service.member_coupon SET status = 'revoked' WHERE id = $1`, [held]);
    await phone.getByRole('checkbox').check();
    await press(phone, '提交订单');
    await prices.getByText('优惠券不能使用：不存在、已使用或已过期').first().waitFor();
    await screenshot(phone, 'place-order-coupon-refused-phone-zh-cn');
    await stack.rows(`UPDATE order_service.member_coupon SET status = 'unused' WHERE id = $1`, [held]);
    await press(phone, '提交订单');
    await phone.waitForURL(/confirmPayment/);
    const orderNo = new URL(phone.url()).searchParams.get('order_no') ?? '';
    expect(await couponOf(held)).toEqual({ status: 'used', order_no: orderNo });

    await phone.goto(`${stack.url}/user/account/order/${orderNo}`);
    await press(phone, '取消订单');
    await phone.getByRole('dialog').getByRole('button', { name: '取消订单' }).click();
    await phone.getByText('已取消').first().waitFor();
    expect(await couponOf(held)).toEqual({ status: 'unused', order_no: '' });
  }, 120_000);

  it('read in English on a laptop', async () => {
    const page = await openPage(browser, 'laptop');
    await logInOnTheWay(page, { stack, browser }, '/user/account/coupons', 'en');
    await page.getByText('£5.00 off').first().waitFor();
    await screenshot(page, 'coupons-laptop');
    await page.getByRole('tab', { name: 'Used' }).click();
    await page.getByText('No coupon used yet').waitFor();
    await screenshot(page, 'coupons-empty-laptop');
    expect(await barriers(page)).toEqual([]);
    await page.close();
  }, 60_000);
});

describe('commissions', () => {
  it('are gathered in a batch, settled by its amount and count, and printed', async () => {
    const salesman = await idOf('salesman', 'code', 'YUE-88');
    const member = await logIn(new Api(stack.url));
    const [demo] = await stack.rows<{ id: string }>(
      `SELECT id FROM user_service.member WHERE username = 'demo'`,
    );
    await staff.ok(
      staff.post('/admin/salesman.Binding/add', { salesman_id: salesman, user_id: Number(demo?.id) }),
    );
    const { order_no } = await place(await prepare(member));
    await member.ok(member.post('/api/Pay/balance', { order_no }, { key: order_no }));
    await eventually(async () => (await idOf('commission', 'order_no', order_no)) > 0);
    // Completed a week ago.
    await stack.rows(`UPDATE order_service.commission SET status = 1, confirmed_at = now()`);

    await office.goto(`${stack.url}/admin/commission`);
    await office.getByRole('row', { name: new RegExp(order_no) }).click();
    await office.getByText('5 % · 5 %').waitFor();
    await office.getByRole('heading', { name: '状态记录' }).waitFor();
    expect(await barriers(office)).toEqual([]);
    await screenshot(office, 'admin-commission-zh-cn');

    await office.goto(`${stack.url}/admin/commission-batch/create`);
    await office.getByRole('combobox', { name: '业务员' }).fill('Yue');
    await office.getByRole('option', { name: /Yue Chen/ }).click();
    await office.getByLabel('月份').fill(new Date().toISOString().slice(0, 7));
    await press(office, '保存');
    await office.waitForURL(/commission-batch\/\d+\/show/);
    await press(office, '结算');
    await office
      .getByRole('alertdialog')
      .getByText(/共 1 笔，金额 £/)
      .waitFor();
    await screenshot(office, 'admin-settle-batch-zh-cn');
    await office.getByRole('alertdialog').getByRole('button', { name: '结算' }).click();
    await office.getByText('已结算').first().waitFor();
    await office.getByRole('button', { name: '结算', exact: true }).waitFor({ state: 'detached' });
    expect(await barriers(office)).toEqual([]);
    await screenshot(office, 'admin-commission-batch-zh-cn');
    expect(await documentOf(/commission-batch\/print/, () => press(office, '打印'))).toEqual(aPdf);
    await screenshot(office, 'admin-batch-paper');
    await office.getByRole('dialog').getByRole('button', { name: '关闭' }).click();

    await show('salesman', salesman);
    await press(office, '佣金月报');
    expect(await documentOf(/salesman\/statement/, () => press(office, '查看'))).toEqual(aPdf);
    await screenshot(office, 'admin-statement-paper');
  }, 120_000);
});

const couponOf = async (id: number) => {
  const [row] = await stack.rows(`SELECT status, order_no FROM order_service.member_coupon WHERE id = $1`, [
    id,
  ]);
  return row;
};

/** Opens a paper in the print preview; answers how its file came. */
async function documentOf(path: RegExp, open: () => Promise<void>) {
  const [answer] = await Promise.all([
    office.waitForResponse((response) => path.test(response.url())),
    open(),
  ]);
  await office.locator('iframe').waitFor();
  return { status: answer.status(), type: answer.headers()['content-type'] };
}
