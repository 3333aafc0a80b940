import { screenshot } from '@parcelway/testing';
import { PrintedPdf } from '@parcelway/testing/printed-pdf';
import type { Page } from 'playwright-core';
import { barriers } from '../kit/access';
import { Api } from '../kit/api';
import { openPage } from '../kit/pages';
import type { Lang } from '../kit/pages';
import { logIn, logInAsStaff, place, prepare } from '../kit/shipment';
import { endWalk, logInOnTheWay, openOffice, startWalk } from '../kit/walk';
import type { Walk } from '../kit/walk';

const words = {
  'zh-cn': {
    balance: '余额记录',
    opening: '开户赠送 Opening balance',
    payment: '支付',
    all: '全部',
    month: '月份',
    none: '没有符合条件的记录',
    export: '导出',
    statement: /对账单$/,
    preview: '打印预览 · 对账单',
    close: '关闭',
    points: '积分',
    noPoints: '还没有记录',
    frozen: /已冻结/,
    topUp: '充值',
  },
  en: {
    balance: 'Balance records',
    opening: '开户赠送 Opening balance',
    payment: 'Payment',
    all: 'All',
    month: 'Month',
    none: 'Nothing of this kind',
    export: 'Export',
    statement: /^Statement /,
    preview: 'Preview · Statement',
    close: 'Close',
    points: 'Points',
    noPoints: 'No records yet',
    frozen: /is frozen/,
    topUp: 'Top up',
  },
} as const;

let walk: Walk;
let member: Api;
let staff: Api;

beforeAll(async () => {
  walk = await startWalk();
  [member, staff] = await Promise.all([
    logIn(new Api(walk.stack.url)),
    logInAsStaff(new Api(walk.stack.url)),
  ]);
  const { order_no } = await place(await prepare(member));
  await member.ok(member.post('/api/Pay/balance', { order_no }));
}, 120_000);
afterAll(() => endWalk(walk), 60_000);

const freeze = async (isFrozen: boolean): Promise<void> => {
  const [wallet] = await walk.stack.rows<{ id: string }>(
    'SELECT id FROM payment_service.wallet ORDER BY id LIMIT 1',
  );
  const act = isFrozen ? 'freeze' : 'unfreeze';
  await staff.ok(
    staff.post(`/admin/trade.Wallet/${act}`, { id: wallet?.id, ...(isFrozen ? { reason: 'r' } : {}) }),
  );
};

describe.each([
  ['zh-cn', 'phone', 390],
  ['en', 'laptop', 1280],
] as const)('a member reads the balance, in %s on a %s', (lang: Lang, viewport, width) => {
  const say = words[lang];
  let page: Page;
  const picture = (step: string) => screenshot(page, `records-${step}-${lang}-${width}`);
  const rows = () => page.getByText(say.opening);

  beforeAll(async () => {
    page = await openPage(walk.browser, viewport);
    await logInOnTheWay(page, walk, '/user/account/balanceRecord', lang);
    await page.getByRole('heading', { level: 1, name: say.balance }).waitFor();
  }, 60_000);
  afterAll(() => page.context().close());

  it('sees every movement, and those of a kind and of a month', async () => {
    await rows().waitFor();
    await picture('all');
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: say.payment, exact: true }).click();
    await rows().waitFor({ state: 'detached' });
    await picture('payments');
    await page.getByRole('button', { name: say.all, exact: true }).click();
    await rows().waitFor();
    await page.getByRole('combobox', { name: say.month }).click();
    await page.getByRole('option').last().click();
    await page.getByText(say.none).waitFor();
    await picture('none');
    await page.goBack();
    await rows().waitFor();
  }, 90_000);

  it('takes them along as a file, and the month as a statement', async () => {
    await page.getByRole('button', { name: say.export }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('money-records.csv');
    const answer = page.waitForResponse((response) => response.url().includes('/userMoneyRecord/statement'));
    await page.getByRole('button', { name: say.statement }).click();
    expect((await answer).headers()['content-type']).toBe('application/pdf');
    await page.getByRole('dialog').getByRole('button', { name: say.close }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }, 60_000);

  it('reads the points, and in words that the balance is frozen', async () => {
    await page.getByRole('tab', { name: say.points }).click();
    await page.getByRole('combobox', { name: say.month }).waitFor();
    await picture('points');
    await freeze(true);
    try {
      await page.goto(`${walk.stack.url}/user/account/balanceRecord`);
      await page.getByRole('alert').filter({ hasText: say.frozen }).waitFor();
      await page.getByRole('link', { name: say.topUp }).waitFor();
      await picture('frozen');
    } finally {
      await freeze(false);
    }
  }, 60_000);
});

const officeWords = {
  'zh-cn': {
    takings: '收款',
    byWay: '按支付方式',
    receivables: '未收账单',
    byDay: '按日',
    excel: '导出 Excel',
    accounts: '会计科目',
    wallet: '会员余额',
    start: '开始对账',
    away: '扫码钱包、订单没有答复',
    clean: /^账目一致/,
  },
  en: {
    takings: 'Takings',
    byWay: 'By way to pay',
    receivables: 'Unpaid bills',
    byDay: 'By day',
    excel: 'Export Excel',
    accounts: 'Accounts',
    wallet: 'Members’ balances',
    start: 'Reconcile now',
    away: 'No answer from Wallet QR, Orders',
    clean: /^All agrees/,
  },
} as const;

describe.each(['zh-cn', 'en'] as const)('staff read the books, in %s', (lang: Lang) => {
  const say = officeWords[lang];
  let office: Page;
  const picture = (step: string) => screenshot(office, `books-${step}-${lang}`);

  beforeAll(async () => {
    office = await openOffice(walk, 'desk', lang);
  }, 60_000);
  afterAll(() => office.context().close());

  it('see what came in and what is owed on the dashboard, and take it along', async () => {
    const figures = office.getByRole('region', { name: say.takings });
    await figures.getByText('£181.14').first().waitFor();
    await figures.getByText(say.byWay).waitFor();
    await office.getByText(say.receivables).waitFor();
    expect(await barriers(office)).toEqual([]);
    await picture('dashboard');
    const paper = await PrintedPdf.of(await office.pdf({ format: 'A4' }));
    const printed = (await paper.pages()).join('');
    await paper.remove();
    // From the first figure to the last table, whatever the window shows of it.
    for (const part of [say.takings, say.byWay, say.receivables, say.byDay]) expect(printed).toContain(part);
    const [file] = await Promise.all([
      office.waitForEvent('download'),
      figures.getByRole('button', { name: say.excel }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^figures-.*\.xlsx$/);
  }, 60_000);

  it('follow an order’s number to the entries behind it', async () => {
    const [order] = await walk.stack.rows<{ order_no: string }>(
      'SELECT order_no FROM order_service.luggage_order WHERE pay_status = 2 LIMIT 1',
    );
    await office.goto(`${walk.stack.url}/admin/journal?trace=${order?.order_no}`);
    await office.getByText('£181.14').first().waitFor();
    expect(await barriers(office)).toEqual([]);
    await picture('trace');
    await office.getByRole('tab', { name: say.accounts }).click();
    await office.getByText(say.wallet).waitFor();
    await picture('accounts');
  }, 60_000);

  it('compare the books, and read that they agree', async () => {
    await office.goto(`${walk.stack.url}/admin/reconciliation-run`);
    await office.getByRole('button', { name: say.start }).click();
    await office.getByRole('dialog').getByRole('button', { name: say.start }).click();
    await office.getByText(say.clean).waitFor();
    expect(await barriers(office)).toEqual([]);
    await picture('reconciliation');
    await walk.stack.rows(
      `INSERT INTO payment_service.reconciliation_run (scope, status, started_at, finished_at, checked, away)
       VALUES ('all', 'failed', now(), now(), 1204, '["wallet_qr", "orders"]')`,
    );
    await office.reload();
    await office.getByText(say.away).waitFor();
    expect(await barriers(office)).toEqual([]);
    await picture('reconciliation-away');
    await office.goto(`${walk.stack.url}/admin/wallet`);
    await office.getByText('£818.86').first().waitFor();
    await picture('wallets');
  }, 90_000);
});
