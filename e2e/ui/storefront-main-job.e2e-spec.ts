import { eventually, screenshot } from '@parcelway/testing';
import type { Stack, TestBrowser } from '@parcelway/testing';
import type { Locator, Page } from 'playwright-core';
import { barriers } from '../kit/access';
import { Api } from '../kit/api';
import { aPdf, choose, logInAsMember, openPage, pence, openDocument } from '../kit/pages';
import type { Lang } from '../kit/pages';
import { detail, logIn, logInAsStaff, place, prepare } from '../kit/shipment';
import { endWalk, startWalk } from '../kit/walk';
import { words } from './storefront-words';

interface BoxFilling {
  readonly type: string;
  readonly weight: string;
  readonly sides: readonly [string, string, string];
  readonly items: readonly (readonly [
    category: string,
    zh: string,
    en: string,
    quantity: string,
    price: string,
  ])[];
}

let stack: Stack;
let browser: TestBrowser;

beforeAll(async () => {
  ({ stack, browser } = await startWalk());
}, 120_000);
afterAll(() => endWalk({ stack, browser }), 60_000);

/** The steps follow each other on one page, as the member takes them; each needs the one before. */
describe.each([
  ['zh-cn', 'phone', 390],
  ['en', 'laptop', 1280],
] as const)('a member ships two boxes to Dunhuang, in %s on a %s', (lang: Lang, viewport, width) => {
  const say = words[lang];
  let page: Page;
  let member: Api;
  let orderNo: string;
  const picture = (step: string) => screenshot(page, `storefront-${step}-${lang}-${width}`);
  const heading = (name: string | RegExp) => page.getByRole('heading', { name, exact: true });
  const textbox = (place: Locator | Page, name: string) => place.getByRole('textbox', { name, exact: true });

  beforeAll(async () => {
    page = await openPage(browser, viewport);
    member = await logIn(new Api(stack.url, { lang }));
  });
  afterAll(() => page.context().close());

  async function fillBox(no: number, { type, weight, sides, items }: BoxFilling): Promise<void> {
    const box = page.getByRole('article', { name: `${say.box}${no}` });
    await choose(box, say.boxType, type);
    await textbox(box, say.weight).fill(weight);
    for (const [at, name] of [say.length, say.width, say.height].entries())
      await textbox(box, name).fill(sides[at] ?? '');
    for (const [category, zh, en, quantity, price] of items) {
      await box.getByRole('button', { name: say.addItem }).click();
      const dialog = page.getByRole('dialog', { name: say.addItem });
      await choose(dialog, say.category, category);
      await textbox(dialog, say.nameZh).fill(zh);
      await textbox(dialog, say.nameEn).fill(en);
      await textbox(dialog, say.quantity).fill(quantity);
      await textbox(dialog, say.price).fill(price);
      await dialog.getByRole('button', { name: say.done }).click();
      await dialog.waitFor({ state: 'hidden' });
    }
  }

  it('opens the address book after logging in on the way there', async () => {
    await page.goto(`${stack.url}/user/account/addressBook`);
    await heading('登录').waitFor();
    await picture('login');
    await logInAsMember(page);
    await heading('地址簿').waitFor();
    if (lang === 'en') await page.getByRole('button', { name: '切换到 English' }).click();
    await heading(say.addressBook).waitFor();
    expect(await page.evaluate('document.documentElement.lang')).toBe(lang === 'en' ? 'en' : 'zh-CN');
    expect(await page.title()).toBe(`${say.addressBook} - Parcelway`);
  }, 120_000);

  it('refuses a Chinese postcode of five digits in words, and keeps the address once it has six', async () => {
    await page.getByRole('button', { name: say.addAddress }).click();
    const dialog = page.getByRole('dialog', { name: say.addAddress });
    await choose(dialog, say.use, say.receiver);
    await choose(dialog, say.country, say.china);
    await textbox(dialog, say.lastName).fill(say.name[0]);
    await textbox(dialog, say.firstName).fill(say.name[1]);
    await textbox(dialog, say.mobile).fill('13800138000');
    await choose(dialog, say.province, '甘肃省');
    await choose(dialog, say.city, '酒泉市');
    await choose(dialog, say.district, '敦煌市');
    await textbox(dialog, say.addressLine).fill('阳关中路 12 号');
    await textbox(dialog, say.postcode).fill('73620');
    await textbox(dialog, say.idCard).fill('11010519491231002X');
    await dialog.getByText(say.postcodeWrong).waitFor();
    await picture('address-refused');
    await textbox(dialog, say.postcode).fill('736200');
    await dialog.getByText(say.postcodeWrong).waitFor({ state: 'hidden' });
    await dialog.getByRole('button', { name: say.save }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('article', { name: say.name.join('') }).waitFor();
    await picture('address-book');
    const { list } = await member.ok(member.get<{ list: object[] }>('/api/address/index'));
    expect(list).toContainEqual(
      expect.objectContaining({
        user_name: say.name.join(''),
        zip_code: '736200',
        district: '敦煌市',
        is_confirmed: '1',
      }),
    );
  }, 120_000);

  it('reads a pasted address into the form, and spells it in Latin letters', async () => {
    await page.getByRole('button', { name: say.addAddress }).click();
    const dialog = page.getByRole('dialog', { name: say.addAddress });
    await dialog.getByRole('button', { name: say.pasteAddress }).click();
    const read = dialog.getByRole('button', { name: say.readAddress });
    expect(await read.isDisabled()).toBe(true);
    await textbox(dialog, say.pasteLabel).fill('林建国 13900001234 甘肃省酒泉市敦煌市沙州北路26号');
    await read.click();
    await dialog.getByText(say.pasteUnsure).waitFor();
    await eventually(async () => (await textbox(dialog, say.mobile).inputValue()) === '13900001234');
    expect(await textbox(dialog, say.addressLine).inputValue()).toBe('沙州北路26号');
    await dialog.getByText('敦煌市', { exact: true }).waitFor();
    await textbox(dialog, say.postcode).fill('990000');
    await dialog.getByRole('button', { name: say.lookUp }).click();
    await dialog.getByText(say.noDetail).waitFor();
    await textbox(dialog, say.postcode).fill('736200');
    await dialog.getByRole('button', { name: say.lookUp }).click();
    await dialog.getByText(say.lookedUp, { exact: true }).waitFor();
    await dialog.getByRole('button', { name: say.spell }).click();
    const latinName = dialog.getByRole('textbox', { name: say.latinName });
    await eventually(async () => (await latinName.inputValue()) === 'Lin Jianguo');
    expect(await barriers(page)).toEqual([]);
    await picture('address-pasted');
    await dialog.getByRole('button', { name: say.close }).first().click();
    await dialog.waitFor({ state: 'hidden' });
  }, 60_000);

  it('shows £181.14 with every line while two boxes are filled in', async () => {
    await page
      .getByRole('article', { name: say.name.join('') })
      .getByRole('link', { name: say.shipHere })
      .click();
    await heading(say.placeOrder).waitFor();
    await fillBox(1, {
      type: say.bigBox,
      weight: '12.30',
      sides: ['60', '40', '40'],
      items: [
        [say.clothes, '旧羽绒服', 'Used down jacket', '3', '40.00'],
        [say.clothes, '旧毛衣', 'Used knitwear', '6', '12.00'],
      ],
    });
    await page.getByRole('button', { name: say.addBox }).click();
    await fillBox(2, {
      type: say.smallBox,
      weight: '8.04',
      sides: ['40', '30', '20'],
      items: [[say.books, '英文教材', 'Textbooks', '6', '38.00']],
    });
    const form = page.getByRole('main');
    await choose(form, say.cover, say.cover500);
    const summary = page.getByRole('complementary');
    await summary.getByText('£181.14').waitFor();
    await summary.getByText(say.fresh).waitFor();
    await picture('place-order');
    const terms = await summary.getByRole('term').allInnerTexts();
    const amounts = await summary.getByRole('definition').allInnerTexts();
    for (const line of say.lines) expect(terms.some((term) => term.includes(line))).toBe(true);
    const sum = terms.reduce(
      (total, term, at) => (term.startsWith(say.freight) ? total : total + pence(amounts[at] ?? '')),
      0,
    );
    expect(sum).toBe(18_114);
  }, 120_000);

  it('places the order for the second open day and pays it from the balance', async () => {
    const { userInfo } = await member.ok(member.get<{ userInfo: { money: string } }>('/api/user/index'));
    const { list } = await member.ok(
      member.get<{ list: { date: string; open: boolean }[] }>('/api/pickUp/dates?zip_code=LS3%201EW'),
    );
    const day = list.filter(({ open }) => open)[1]?.date ?? '';
    const days = page.getByRole('radiogroup', { name: say.collection });
    await days.getByRole('radio', { disabled: false }).nth(1).click();
    await page.getByRole('checkbox', { name: say.agree }).check();
    await page.getByRole('button', { name: say.submit }).click();
    await heading(say.confirmPayment).waitFor();
    const payButton = page.getByRole('button', { name: say.pay });
    await payButton.waitFor();
    orderNo = new URL(page.url()).searchParams.get('order_no') ?? '';
    await picture('payment');
    await payButton.click();
    await heading(say.paid).waitFor();
    await picture('result');
    expect(
      await stack.rows(
        `SELECT order_status, pay_status, paid_amount, to_char(pick_up_date, 'YYYY-MM-DD') AS day
         FROM order_service.luggage_order WHERE order_no = $1`,
        [orderNo],
      ),
    ).toEqual([{ order_status: 2, pay_status: 2, paid_amount: '18114', day }]);
    const after = await member.ok(member.get<{ userInfo: { money: string } }>('/api/user/index'));
    expect(pence(userInfo.money) - pence(after.userInfo.money)).toBe(18_114);
  }, 120_000);

  it('shows both waybills, the timeline after a scan, and the label to print', async () => {
    await page.getByRole('link', { name: say.seeOrder }).click();
    await heading(say.order).waitFor();
    const { waybills } = await eventually(async () => {
      const order = await detail(member, orderNo);
      return order.waybills.length === 2 && order;
    });
    const staff = await logInAsStaff(new Api(stack.url, { lang }));
    await staff.ok(
      staff.post('/admin/warehouse.Scan/inbound', { waybill_no: waybills[0]?.waybill_no, weight: '12.30' }),
    );
    await page.reload();
    for (const { waybill_no } of waybills) await page.getByRole('tab', { name: waybill_no }).waitFor();
    const panel = page.getByRole('tabpanel');
    await panel.getByText(say.atWarehouse, { exact: true }).waitFor();
    await panel.getByRole('listitem').filter({ hasText: say.received }).first().waitFor();
    await picture('order');
    expect(
      await openDocument(page, say.label, () => panel.getByRole('button', { name: say.printLabel }).click()),
    ).toEqual(aPdf);
    const preview = page.getByRole('dialog');
    await picture('label');
    await preview.getByRole('button', { name: say.close }).click();
    await preview.waitFor({ state: 'hidden' });
    expect(
      await stack.rows(
        'SELECT waybill_no, status FROM waybill_service.waybill WHERE order_no = $1 ORDER BY package_no',
        [orderNo],
      ),
    ).toEqual([
      { waybill_no: waybills[0]?.waybill_no, status: 2 },
      { waybill_no: waybills[1]?.waybill_no, status: 0 },
    ]);
  }, 120_000);

  it('cancels an order that is not on its way yet, and takes it off the list', async () => {
    const { order_no } = await place(await prepare(member));
    await page.goto(`${stack.url}/user/account/order/${order_no}`);
    await page.getByRole('button', { name: say.cancelOrder }).click();
    await picture('cancel');
    await page.getByRole('dialog').getByRole('button', { name: say.cancelOrder }).click();
    await page.getByRole('button', { name: say.deleteOrder }).click();
    await page.getByRole('dialog').getByRole('button', { name: say.deleteOrder }).click();
    await page.waitForURL('**/user/account/order');
    const [row] = await stack.rows(
      'SELECT order_status, delete_time IS NOT NULL AS is_gone FROM order_service.luggage_order WHERE order_no = $1',
      [order_no],
    );
    expect(row).toEqual({ order_status: 9, is_gone: true });
  }, 60_000);

  it('keeps a draft in the account, names a prohibited thing at its line, and submits under the number of the draft', async () => {
    await prepare(member);
    await page.goto(`${stack.url}/placeOrder/luggage`);
    await heading(say.placeOrder).waitFor();
    await fillBox(1, {
      type: say.smallBox,
      weight: '5.5',
      sides: ['40', '30', '20'],
      items: [[say.clothes, say.banned[0], say.banned[1], '1', '2.00']],
    });
    const box = page.getByRole('article', { name: `${say.box}1` });
    await box.getByText(say.prohibited).first().waitFor();
    await picture('item-refused');
    await page.getByRole('button', { name: say.keepDraft }).click();
    await page.getByText(say.draftKept).waitFor();
    await page.waitForURL(/draft=/);
    const draftNo = new URL(page.url()).searchParams.get('draft') ?? '';
    await page.goto(`${stack.url}/user/account/order`);
    await page.getByRole('link', { name: draftNo.replace(/^PW(.{4})(.{4})$/, 'PW-$1-$2') }).click();
    await page.getByRole('link', { name: say.resume }).click();
    await eventually(async () => (await textbox(box, say.weight).inputValue()) === '5.5');
    await box.getByRole('button', { name: say.removeBanned }).click();
    await fillBox(1, {
      type: say.smallBox,
      weight: '6',
      sides: ['40', '30', '20'],
      items: [[say.books, '英文教材', 'Textbooks', '6', '18.00']],
    });
    await page.getByRole('complementary').getByText(say.fresh).waitFor();
    const submit = page.getByRole('button', { name: say.submit });
    await submit.click();
    await page.getByText(say.termsNeeded).waitFor();
    await page.getByRole('checkbox', { name: say.agree }).check();
    await submit.click();
    await heading(say.confirmPayment).waitFor();
    expect(new URL(page.url()).searchParams.get('order_no')).toBe(draftNo);
    expect(
      await stack.rows(
        'SELECT order_status, draft IS NULL AS is_placed FROM order_service.luggage_order WHERE order_no = $1',
        [draftNo],
      ),
    ).toEqual([{ order_status: 1, is_placed: true }]);
  }, 120_000);
});
