import { magicCards } from '@parcelway/card-provider';
import { eventually, screenshot } from '@parcelway/testing';
import type { Page } from 'playwright-core';
import { barriers } from '../kit/access';
import { Api } from '../kit/api';
import { openPage } from '../kit/pages';
import type { Lang } from '../kit/pages';
import { logIn, place, prepare } from '../kit/shipment';
import { endWalk, logInOnTheWay, openOffice, startWalk } from '../kit/walk';
import type { Walk } from '../kit/walk';

const PROOF = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const words = {
  'zh-cn': {
    ways: '确认支付',
    fields: ['卡号', '有效期', '安全码'],
    pay: /^支付 £/,
    open: '在这部手机上付款',
    elsewhere: '账单已付清',
    off: '支付已取消',
    withdrawn: '没有扣款，这笔支付的账单已作废。',
    again: '再试一次',
    paid: '支付成功',
    toBalance: /账单已作废，£[\d.]+ 已转入你的余额/,
  },
  en: {
    ways: 'Confirm payment',
    fields: ['Card number', 'Expiry', 'Security code'],
    pay: /^Pay £/,
    open: 'Pay on this phone',
    elsewhere: 'Paid already',
    off: 'Payment called off',
    withdrawn: 'Nothing has been charged. A bill of this payment was withdrawn.',
    again: 'Try again',
    paid: 'Payment received',
    toBalance: /The bill was withdrawn: £[\d.]+ is in your balance/,
  },
} as const;

let walk: Walk;
let member: Api;
beforeAll(async () => {
  walk = await startWalk();
  member = await logIn(new Api(walk.stack.url));
}, 120_000);
afterAll(() => endWalk(walk), 60_000);

/** What happens to a bill in another window while its payer is on the page of a payment. */
describe.each([
  ['zh-cn', 'phone', 390],
  ['en', 'laptop', 1280],
] as const)(
  'a member who pays what needs no payment any more, in %s on a %s',
  (lang: Lang, viewport, width) => {
    const say = words[lang];
    let page: Page;
    const picture = (step: string) => screenshot(page, `needless-${step}-${lang}-${width}`);
    const heading = (name: string) => page.getByRole('heading', { name, exact: true }).first();
    const ordered = async (): Promise<string> => (await place(await prepare(member))).order_no;
    const show = (path: string) => page.goto(`${walk.stack.url}${path}`);

    beforeAll(async () => {
      page = await openPage(walk.browser, viewport);
      await logInOnTheWay(page, walk, `/confirmPayment?order_no=${await ordered()}`, lang);
      await heading(say.ways).waitFor();
    }, 120_000);
    afterAll(() => page.context().close());

    async function openCard(orderNo: string): Promise<void> {
      await show(`/cardPay?order_no=${orderNo}`);
      await page.getByRole('textbox', { name: say.fields[0], exact: true }).waitFor();
    }
    async function payByCard(): Promise<void> {
      for (const [at, name] of say.fields.entries())
        await page
          .getByRole('textbox', { name, exact: true })
          .fill([magicCards.success, '1234', '123'][at] ?? '');
      await page.getByRole('button', { name: say.pay }).click();
    }
    const isOff = (orderNo: string) =>
      eventually(async () => {
        const rows = await walk.stack.rows(
          `SELECT FROM payment_service.payment_record p JOIN payment_service.bill b ON b.id = p.bill_id
         WHERE b.ref_no = $1 AND p.way <> 'balance' AND p.status = 'cancelled'`,
          [orderNo],
        );
        return rows.length > 0;
      });

    it('is told at the card, and at the code, that the bill was paid in another window', async () => {
      const byCard = await ordered();
      await openCard(byCard);
      await member.ok(member.post('/api/Pay/balance', { order_no: byCard }));
      await isOff(byCard);
      await payByCard();
      await heading(say.elsewhere).waitFor();
      await picture('paid-elsewhere');
      expect(await barriers(page)).toEqual([]);
      expect(await page.getByRole('link', { name: say.again }).count()).toBe(0);

      const byCode = await ordered();
      await show(`/codePay?order_no=${byCode}`);
      await page.getByRole('link', { name: say.open }).waitFor();
      await member.ok(member.post('/api/Pay/balance', { order_no: byCode }));
      await heading(say.elsewhere).waitFor();
    }, 90_000);

    it('is told that the bill was withdrawn, and has nothing to try again', async () => {
      const orderNo = await ordered();
      await openCard(orderNo);
      await member.ok(member.post('/api/waybill/cancel', { order_no: orderNo, reason: 'test' }));
      await isOff(orderNo);
      await payByCard();
      await heading(say.off).waitFor();
      await page.getByText(say.withdrawn).waitFor();
      await picture('withdrawn');
      expect(await page.getByRole('link', { name: say.again }).count()).toBe(0);
    }, 90_000);

    it('has a transfer for a withdrawn bill on the balance, which staff know before they confirm it', async () => {
      const order_no = await ordered();
      const form = new FormData();
      form.append('topic', 'proof');
      const bytes = Buffer.concat([PROOF, Buffer.from(`${lang}${Date.now()}`)]);
      form.append('file', new Blob([bytes], { type: 'image/png' }), 'proof.png');
      const upload = await member.fetch('/api/ajax/upload', { method: 'POST', body: form });
      const { data } = (await upload.json()) as { data: { file: { id: number } } };
      const { payment_no } = await member.ok(
        member.post<{ payment_no: string }>('/api/Pay/offline', { order_no, proof_file: data.file.id }),
      );
      await member.ok(member.post('/api/waybill/cancel', { order_no, reason: 'test' }));
      const [payment] = await walk.stack.rows<{ id: string; bill_no: string }>(
        `SELECT p.id, b.bill_no FROM payment_service.payment_record p JOIN payment_service.bill b ON b.id = p.bill_id WHERE payment_no = $1`,
        [payment_no],
      );
      await eventually(
        async () =>
          (
            await walk.stack.rows(`SELECT FROM payment_service.bill WHERE ref_no = $1 AND is_void`, [
              order_no,
            ])
          ).length > 0,
      );

      const office = await openOffice(walk, 'desk', lang);
      await office.goto(`${walk.stack.url}/admin/payment-record/${payment?.id}/show`);
      const isVoid = { 'zh-cn': `账单 ${payment?.bill_no} 已作废`, en: `Void: ${payment?.bill_no}` }[lang];
      const confirm = { 'zh-cn': '确认到账', en: 'Confirm receipt' }[lang];
      await office.getByText(isVoid).first().waitFor();
      await screenshot(office, `needless-office-payment-${lang}`);
      expect(await barriers(office)).toEqual([]);
      await office.getByRole('button', { name: confirm, exact: true }).click();
      const dialog = office.getByRole('dialog');
      await dialog.getByText(isVoid).waitFor();
      await screenshot(office, `needless-office-confirm-${lang}`);
      await dialog.getByRole('button').last().click();
      await dialog.waitFor({ state: 'detached' });
      await office.context().close();

      await show(`/return?payment_no=${payment_no}`);
      await heading(say.paid).waitFor();
      await page.getByText(say.toBalance).waitFor();
      await picture('transfer-of-withdrawn');
    }, 120_000);
  },
);
