import { eventually, screenshot } from '@parcelway/testing';
import type { Stack, TestBrowser } from '@parcelway/testing';
import type { Page } from 'playwright-core';
import { barriers } from '../kit/access';
import { Api } from '../kit/api';
import { openPage } from '../kit/pages';
import { pngOf } from '../kit/pictures';
import { receivedOrder } from '../kit/received-order';
import { detail, logIn, logInAsStaff, prepare } from '../kit/shipment';
import { endWalk, logInOnTheWay, openOffice, startWalk } from '../kit/walk';

let stack: Stack;
let browser: TestBrowser;
let phone: Page;
let office: Page;
let orderNo = '';
let claimNo = '';

beforeAll(async () => {
  ({ stack, browser } = await startWalk());
  phone = await openPage(browser, 'phone');
  const member = await logIn(new Api(stack.url));
  const staff = await logInAsStaff(new Api(stack.url));
  orderNo = (await receivedOrder(member, staff, await prepare(member))).no;
  await eventually(async () => {
    const { insurance } = (await detail(member, orderNo)) as {
      insurance?: { boxes: { can_claim: boolean }[] };
    };
    return insurance?.boxes.every(({ can_claim }) => can_claim);
  });
  office = await openOffice({ stack, browser });
}, 120_000);
afterAll(() => endWalk({ stack, browser }), 60_000);

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const pictureOf = async (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(await (await pngOf(60, 40)).arrayBuffer()),
});
const openClaim = async (): Promise<void> => {
  const [row] = await stack.rows<{ id: string }>(
    `SELECT id FROM order_service.insurance_claim WHERE claim_no = $1`,
    [claimNo],
  );
  await office.goto(`${stack.url}/admin/insurance-claim/${row?.id}/show`);
};

describe('insurance', () => {
  it('has nothing to show before the first claim, and says where one is made', async () => {
    await logInOnTheWay(phone, { stack, browser }, '/user/account/claims');
    await phone.getByText('还没有理赔').waitFor();
    expect(await barriers(phone)).toEqual([]);
    await screenshot(phone, 'claims-empty-phone-zh-cn');
  }, 60_000);

  it('is claimed for one box on a phone, with photos', async () => {
    await phone.goto(`${stack.url}/user/account/order/${orderNo}`);
    const cover = phone.getByRole('region', { name: '保险' });
    await cover
      .getByText(/破损请在签收后 7 天内、丢失请在 30 天内申请/)
      .first()
      .waitFor();
    await cover.scrollIntoViewIfNeeded();
    expect(await barriers(phone)).toEqual([]);
    await screenshot(phone, 'order-cover-phone-zh-cn');
    await cover.getByRole('link', { name: '为箱 1 申请理赔' }).click();
    await phone.getByRole('heading', { level: 1, name: '申请理赔' }).waitFor();
    await press(phone, '提交理赔');
    await phone.locator('.Mui-error').first().waitFor();
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(new Date());
    await phone.getByLabel('哪一天').fill(today);
    await phone.getByRole('textbox', { name: '索赔金额' }).fill('80');
    await phone.getByRole('textbox', { name: '情况说明' }).fill('外箱破损，里面的马克杯碎了两个。');
    await phone
      .locator('input[type=file]')
      .setInputFiles([await pictureOf('outside.png'), await pictureOf('inside.png')]);
    await phone.getByRole('listitem').getByRole('link', { name: 'inside.png' }).waitFor();
    expect(await barriers(phone)).toEqual([]);
    await screenshot(phone, 'claim-form-phone-zh-cn');
    await press(phone, '提交理赔');
    await phone.waitForURL(/claims\/CL-/);
    claimNo = decodeURIComponent(new URL(phone.url()).pathname.split('/').at(-1) ?? '');
    await phone.getByText('待处理').first().waitFor();
    expect(await barriers(phone)).toEqual([]);
  }, 90_000);

  it('is asked about by staff beside the pictures', async () => {
    await office.goto(`${stack.url}/admin/insurance-claim`);
    await office.getByRole('row', { name: new RegExp(claimNo) }).waitFor();
    expect(await barriers(office)).toEqual([]);
    await screenshot(office, 'admin-claims-zh-cn');
    await openClaim();
    await office.getByRole('link', { name: 'outside.png' }).waitFor();
    await office.getByText('投保箱件').waitFor();
    expect(await barriers(office)).toEqual([]);
    await screenshot(office, 'admin-claim-zh-cn');
    await press(office, '要求补充');
    await office.getByRole('dialog').getByRole('textbox', { name: /问题/ }).fill('请补一张购买凭证。');
    await office.getByRole('dialog').getByRole('button', { name: '要求补充' }).click();
    await office.getByText('待补材料').first().waitFor();
  }, 60_000);

  it('is answered, and paid once staff accept it', async () => {
    await phone.reload();
    await phone.getByRole('alert').getByText('请补一张购买凭证。').waitFor();
    await screenshot(phone, 'claim-asked-phone-zh-cn');
    await press(phone, '回复');
    const dialog = phone.getByRole('dialog');
    await dialog.getByRole('textbox', { name: '您的回复' }).fill('已补上收据。');
    await dialog.locator('input[type=file]').setInputFiles([await pictureOf('receipt.png')]);
    await dialog.getByRole('link', { name: 'receipt.png' }).waitFor();
    expect(await barriers(phone)).toEqual([]);
    await dialog.getByRole('button', { name: '回复' }).click();
    await phone.getByText('待处理').first().waitFor();
    await openClaim();
    await office.getByRole('link', { name: 'receipt.png' }).waitFor();
    await press(office, '同意赔付');
    const amount = office.getByRole('dialog').getByRole('textbox', { name: /赔付金额/ });
    await amount.fill('80.01');
    await office.getByRole('dialog').getByRole('button', { name: '同意赔付' }).click();
    await office
      .getByRole('dialog')
      .getByText(/80\.00/)
      .last()
      .waitFor();
    await screenshot(office, 'admin-claim-accept-zh-cn');
    await amount.fill('60');
    await office.getByRole('dialog').getByRole('button', { name: '同意赔付' }).click();
    await office.getByText('已同意').first().waitFor();
    await phone.reload();
    await phone.getByText('已赔付到余额').waitFor();
    await screenshot(phone, 'claim-paid-phone-zh-cn');
  }, 90_000);

  it('shows its boxes and claims to staff', async () => {
    await office.goto(`${stack.url}/admin/insurance-order`);
    await office
      .getByRole('row', { name: new RegExp(orderNo) })
      .getByText('已赔付')
      .waitFor();
    await screenshot(office, 'admin-insurance-orders-zh-cn');
    await office
      .getByRole('row', { name: new RegExp(orderNo) })
      .getByText(/^IN-/)
      .first()
      .click();
    await office.getByRole('tab', { name: '箱件' }).click();
    await office.getByRole('row').getByText('£60.00').waitFor();
    expect(await barriers(office)).toEqual([]);
    await screenshot(office, 'admin-insurance-boxes-zh-cn');
  }, 60_000);

  it('reads in English on a laptop', async () => {
    const page = await openPage(browser, 'laptop');
    await logInOnTheWay(page, { stack, browser }, '/user/account/claims', 'en');
    await page.getByText(claimNo).waitFor();
    expect(await barriers(page)).toEqual([]);
    await screenshot(page, 'claims-laptop');
    await page.getByText(claimNo).click();
    await page.getByText('Paid to your balance').waitFor();
    expect(await barriers(page)).toEqual([]);
    await screenshot(page, 'claim-laptop');
    await page.goto(`${stack.url}/user/account/order/${orderNo}`);
    await page.getByRole('link', { name: 'Claim for box 2' }).click();
    await page.getByRole('button', { name: 'Send claim' }).waitFor();
    expect(await barriers(page)).toEqual([]);
    await screenshot(page, 'claim-form-laptop');
  }, 60_000);
});
