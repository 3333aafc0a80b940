import { magicCards } from '@parcelway/card-provider';
import { eventually, screenshot } from '@parcelway/testing';
import type { Page } from 'playwright-core';
import { barriers } from '../kit/access';
import { Api } from '../kit/api';
import { viewports } from '../kit/pages';
import type { Lang } from '../kit/pages';
import { logIn, place, prepare } from '../kit/shipment';
import { endWalk, logInOnTheWay, startWalk } from '../kit/walk';
import type { Walk } from '../kit/walk';

const words = {
  'zh-cn': {
    pay: /^支付 £/,
    notLoaded: '卡号输入框没有加载出来，没有扣款',
    retry: '重试',
    paid: '支付成功',
    off: '支付已取消',
  },
  en: {
    pay: /^Pay £/,
    notLoaded: 'The card fields could not be loaded. Nothing has been charged.',
    retry: 'Try again',
    paid: 'Payment received',
    off: 'Payment called off',
  },
} as const;

/**
 * What the page uses of Stripe's library, over the card provider of this machine: one field in our frame, whose card goes to the provider. An empty
 * field is a card that is not filled in.
 */
const LIBRARY = `
  window.Stripe = (key) => ({
    elements: ({ clientSecret, locale }) => ({
      secret: clientSecret,
      create: () => {
        let ready = () => undefined;
        const label = document.createElement('label');
        label.textContent = 'Stripe ' + locale + ' ';
        const field = label.appendChild(document.createElement('input'));
        field.id = 'stripe-field';
        return {
          on: (_event, done) => { ready = done; },
          mount: (node) => { node.append(label); setTimeout(ready, 50); },
          destroy: () => label.remove(),
        };
      },
    }),
    confirmPayment: async ({ elements, confirmParams }) => {
      const number = document.getElementById('stripe-field').value;
      if (number === '') return { error: { type: 'validation_error', message: 'never shown by us' } };
      const form = new URLSearchParams({
        key, client_secret: elements.secret, return_url: confirmParams.return_url,
        'payment_method_data[type]': 'card', 'payment_method_data[card][number]': number,
        'payment_method_data[card][exp_month]': '12', 'payment_method_data[card][exp_year]': '34',
        'payment_method_data[card][cvc]': '123',
      });
      const id = elements.secret.split('_secret_')[0];
      const answer = await fetch('/card-provider/v1/payment_intents/' + id + '/confirm', { method: 'POST', body: form });
      const { error } = await answer.json();
      return error ? { error: { type: error.type, code: error.code, message: 'In Stripe’s own words: ' + error.code } } : {};
    },
  });`;

let walk: Walk;
let member: Api;
beforeAll(async () => {
  walk = await startWalk();
  member = await logIn(new Api(walk.stack.url));
}, 120_000);
afterAll(() => endWalk(walk), 60_000);

describe.each([
  ['zh-cn', 'phone', 390],
  ['en', 'laptop', 1280],
] as const)('a card in the fields of Stripe, in %s on a %s', (lang: Lang, viewport, width) => {
  const say = words[lang];
  let page: Page;
  /** Whether Stripe can be reached. */
  let isThere = true;
  const heading = (name: string) => page.getByRole('heading', { name, exact: true }).first();
  const field = () => page.getByRole('textbox', { name: /^Stripe/ });
  const payButton = () => page.getByRole('button', { name: say.pay });

  beforeAll(async () => {
    // Stripe's addresses are in the page's rules only where its key is set (gateway/src/pages).
    page = await walk.browser.newPage({
      ...{ viewport: viewports[viewport], reducedMotion: 'reduce', bypassCSP: true },
    });
    page.setDefaultTimeout(15_000);
    await page.route('https://js.stripe.com/**', (route) =>
      isThere ? route.fulfill({ contentType: 'text/javascript', body: LIBRARY }) : route.abort(),
    );
    await page.route('**/api/Pay/card', async (route) => {
      const answer = await route.fetch();
      const envelope = (await answer.json()) as { data: object };
      await route.fulfill({ json: { ...envelope, data: { ...envelope.data, provider: 'stripe' } } });
    });
    await logInOnTheWay(page, walk, '/user/account/overview', lang);
    await page.waitForURL('**/user/account/overview');
  }, 120_000);
  afterAll(() => page.context().close());

  async function openCard(): Promise<string> {
    const { order_no } = await place(await prepare(member));
    await page.goto(`${walk.stack.url}/cardPay?order_no=${order_no}`);
    return order_no;
  }

  it('says so when they cannot be loaded, and loads them when asked again', async () => {
    isThere = false;
    await openCard();
    await page.getByText(say.notLoaded).waitFor();
    expect(await barriers(page)).toEqual([]);
    await screenshot(page, `stripe-not-loaded-${lang}-${width}`);
    isThere = true;
    await page.getByRole('button', { name: say.retry }).click();
    await field().waitFor();
    await screenshot(page, `stripe-fields-${lang}-${width}`);
  }, 90_000);

  it('is paid by, after one that was not filled in and one that the bank declined', async () => {
    await openCard();
    await payButton().click();
    await field().fill(magicCards.declined);
    expect(await page.getByRole('alert').count()).toBe(0);
    await payButton().click();
    await page.getByRole('alert').getByText('In Stripe’s own words: card_declined').waitFor();
    await screenshot(page, `stripe-declined-${lang}-${width}`);
    await field().fill(magicCards.success);
    await payButton().click();
    await heading(say.paid).waitFor();
    expect(new URL(page.url()).pathname).toBe('/return');
  }, 90_000);

  it('of a payment that was called off meanwhile charges nothing, and the page says why', async () => {
    const orderNo = await openCard();
    await field().waitFor();
    await member.ok(member.post('/api/waybill/cancel', { order_no: orderNo, reason: 'test' }));
    await eventually(async () => {
      const rows = await walk.stack.rows(
        `SELECT FROM payment_service.payment_record p JOIN payment_service.bill b ON b.id = p.bill_id
         WHERE b.ref_no = $1 AND p.status = 'cancelled'`,
        [orderNo],
      );
      return rows.length > 0;
    });
    await field().fill(magicCards.success);
    await payButton().click();
    await heading(say.off).waitFor();
  }, 90_000);
});
