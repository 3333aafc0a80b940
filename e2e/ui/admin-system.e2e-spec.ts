import { randomUUID } from 'node:crypto';
import { eventually, screenshot } from '@parcelway/testing';
import type { Stack, TestBrowser } from '@parcelway/testing';
import type { Page } from 'playwright-core';
import { barriers, hasFocus } from '../kit/access';
import { Api } from '../kit/api';
import { menuRows } from '../kit/menu-rows';
import type { MenuRow } from '../kit/menu-rows';
import { logInToOffice, openPage, viewports } from '../kit/pages';
import { pngOf } from '../kit/pictures';
import { logInAsStaff } from '../kit/shipment';
import { clickAsked, clickBeside, readDigits } from '../kit/shown-captcha';
import { endWalk, openOffice, startWalk } from '../kit/walk';
import { workbookOf } from '../kit/workbook';

let stack: Stack;
let browser: TestBrowser;
let page: Page;
let staff: Api;

beforeAll(async () => {
  ({ stack, browser } = await startWalk());
  staff = await logInAsStaff(new Api(stack.url));
  page = await openOffice({ stack, browser });
}, 120_000);
afterAll(() => endWalk({ stack, browser }), 60_000);

const open = (path: string, on = page) => on.goto(`${stack.url}/admin/${path}`);
const said = (text: string, on = page) => on.getByText(text, { exact: false }).first().waitFor();
const press = (name: string, on = page) => on.getByRole('button', { name, exact: true }).click();
/** Presses the button and then the one of the question that repeats its word. */
async function pressAndConfirm(name: string): Promise<void> {
  await press(name);
  const question = page.getByRole('alertdialog');
  await eventually(() => hasFocus(question.getByRole('button', { name: '取消' })));
  expect(await barriers(page)).toEqual([]);
  await question.getByRole('button', { name, exact: true }).click();
}
/** Pictures the page and finds no barrier on it. */
async function look(name: string, on = page): Promise<void> {
  expect(await barriers(on)).toEqual([]);
  await screenshot(on, `admin-${name}`);
}
const rowWith = (text: string) => page.getByRole('row').filter({ hasText: text });
const watched = (schema: string, resource: string) =>
  eventually(async () => {
    const rules = await stack.rows(`SELECT 1 FROM ${schema}.capture_rule WHERE resource = $1`, [resource]);
    return rules.length > 0;
  });

describe('what was deleted and changed', () => {
  it('a deleted box is looked at in the recycle bin and restored', async () => {
    await watched('order_service', 'packaging-box');
    const { length_mm, ...sizes } = { length_mm: 605, width_mm: 400, height_mm: 400, max_weight_g: 30_000 };
    const form = { name_zh: '走查箱', name_en: 'Walk box', length_mm, ...sizes, material_price: '3.50' };
    await staff.ok(staff.post('/admin/PackagingBox/add', form));
    await open('packaging-box');
    await rowWith('走查箱').getByRole('checkbox').check();
    await press('删除');
    await page.getByRole('dialog').getByRole('button', { name: '删除 1 条' }).click();
    await rowWith('走查箱').waitFor({ state: 'detached' });
    await eventually(
      async () => (await stack.rows('SELECT 1 FROM user_service.data_recycle_log')).length > 0,
    );

    await open('data-recycle-log');
    await rowWith('走查箱').getByText('箱型').waitFor();
    await look('recycle-bin-zh-cn');
    await rowWith('走查箱').getByText('箱型').click();
    await page.getByRole('heading', { name: '删除时的内容 · 箱型' }).waitFor();
    for (const value of ['Walk box', '60.5 cm', '30.00 kg', '£3.50']) await said(value);
    await look('recycled-row-zh-cn');
    await pressAndConfirm('还原');
    await said('已还原 1 条');
    await said('回收站是空的');
    await open('packaging-box');
    await rowWith('走查箱').waitFor();
  }, 90_000);

  it('an edited channel gets its old value back', async () => {
    await watched('order_service', 'channel');
    const [channel] = await stack.rows<{ id: string; fuel_bp: number }>(
      'SELECT id, fuel_bp FROM order_service.channel ORDER BY id LIMIT 1',
    );
    await staff.ok(staff.post('/admin/Channel/edit', { id: channel?.id, fuel_bp: 1919, status: '0' }));
    await eventually(
      async () => (await stack.rows('SELECT 1 FROM user_service.sensitive_data_log')).length === 2,
    );
    await open('sensitive-data-log');
    await rowWith('19.19 %').getByText('渠道').waitFor();
    await look('sensitive-log-zh-cn');
    await rowWith('19.19 %').getByText('燃油').click();
    await page.getByRole('heading', { name: '渠道 · 燃油' }).waitFor();
    expect(await page.locator('ins').innerText()).toBe('19.19 %');
    expect(await page.locator('del').innerText()).toBe(`${(channel?.fuel_bp ?? 0) / 100} %`);
    await look('sensitive-change-zh-cn');
    await pressAndConfirm('回滚');
    await said('已回滚 1 条');
    await rowWith('停用').waitFor();
    await rowWith('19.19 %').waitFor({ state: 'detached' });
    const [after] = await stack.rows('SELECT fuel_bp, status FROM order_service.channel WHERE id = $1', [
      channel?.id,
    ]);
    expect(after).toEqual({ fuel_bp: channel?.fuel_bp, status: false });
  }, 90_000);
});

describe('dead letters', () => {
  /** An event the user service could not apply, as its consumer leaves it. */
  const fail = async (name: string, data: object): Promise<void> => {
    const id = randomUUID();
    await stack.rows(
      `INSERT INTO user_service.dead_letter (event_id, event_name, event, error, attempts) VALUES ($1, $2, $3, 'connection lost', 6)`,
      [
        id,
        name,
        JSON.stringify({ id, name, version: 1, requestId: id, occurredAt: new Date().toISOString(), data }),
      ],
    );
  };
  const letters = () => stack.rows('SELECT event_name, attempts FROM user_service.dead_letter');

  it('one that can be applied now is replayed, one that cannot says why and is dropped', async () => {
    await fail('gateway.admin-acted', {
      ...{ admin_id: 1, username: 'admin', node: 'channel/edit', url: '/admin/Channel/edit', data: '{}' },
      ...{ ip: '192.0.2.77', useragent: 'Browser', result: 'ok' },
    });
    await fail('nobody.listens', { of: 'nothing', password: 'secret' });
    await open('dead-letter');
    await rowWith('nobody.listens').getByText('用户').waitFor();
    await look('dead-letters-zh-cn');
    await rowWith('nobody.listens').getByText('connection lost').click();
    await page.getByText('******').waitFor();
    await look('dead-letter-zh-cn');
    await pressAndConfirm('重放');
    await page.getByRole('alert').getByText('1 条没有重放成功').waitFor();
    await look('dead-letter-refused-zh-cn');
    expect(await letters()).toContainEqual({ event_name: 'nobody.listens', attempts: 7 });
    await press('删除');
    await page.getByRole('dialog').getByRole('button', { name: '删除 1 条' }).click();
    await rowWith('gateway.admin-acted').getByRole('checkbox').check();
    await rowWith('nobody.listens').waitFor({ state: 'detached' });
    await pressAndConfirm('重放');
    await said('已重放 1 条');
    await said('还没有失败事件');
    expect(await letters()).toEqual([]);
    await open('admin-log');
    await rowWith('192.0.2.77').getByText('渠道-编辑').waitFor();
  }, 90_000);
});

describe('the admin log', () => {
  it('is narrowed, and an entry opened', async () => {
    await open('admin-log');
    await page.getByRole('searchbox', { name: '搜索' }).fill('渠道');
    await page.waitForURL(/admin-log\?.*/);
    await rowWith('箱型').first().waitFor({ state: 'detached' });
    await look('log-zh-cn');
    await rowWith('渠道').filter({ hasText: '127.0.0.1' }).getByText('成功').click();
    await page.getByText('"fuel_bp": 1919').waitFor();
    await look('log-entry-zh-cn');
  }, 60_000);
});

describe('the own profile', () => {
  it('takes a new picture by upload, and one from what was uploaded before', async () => {
    const png = Buffer.from(await (await pngOf(60, 60)).arrayBuffer());
    await press('用户菜单 陈立');
    await page.getByRole('menuitem', { name: '个人资料' }).click();
    await page.getByLabel('昵称').waitFor();
    const chooser = page.getByRole('group', { name: '头像' }).locator('input[type=file]');
    await chooser.setInputFiles({
      name: 'notes.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    });
    await page.getByRole('group', { name: '头像' }).getByRole('alert').waitFor();
    await look('profile-refused-zh-cn');
    await chooser.setInputFiles({ name: 'face.png', mimeType: 'image/png', buffer: png });
    await page.getByRole('button', { name: /^移除 / }).waitFor();
    await page.getByLabel('昵称').fill('陈立立');
    await press('保存');
    await said('个人资料已保存');
    await page.getByRole('button', { name: '用户菜单 陈立立' }).waitFor();
    await look('profile-zh-cn');

    await page.getByRole('button', { name: /^移除 / }).click();
    await press('从附件选择');
    const picker = page.getByRole('dialog', { name: '已上传的文件' });
    await picker.getByRole('searchbox', { name: '搜索' }).fill('nothing of that name');
    await picker.getByText('没有找到').waitFor();
    await picker.getByRole('searchbox', { name: '搜索' }).fill('face');
    await picker.getByRole('button', { name: 'face.png' }).waitFor();
    await look('attachment-picker-zh-cn');
    await picker.getByRole('button', { name: 'face.png' }).click();
    await picker.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^移除 / }).waitFor();
    await press('保存');
    await eventually(async () => {
      const [row] = await stack.rows<{ avatar: string; nickname: string }>(
        `SELECT avatar, nickname FROM user_service.admin WHERE username = 'admin'`,
      );
      return row?.nickname === '陈立立' && /^\/storage\/.*\.png$/.test(row.avatar);
    });
  }, 90_000);
});

describe('a limited admin', () => {
  it('sees the own menu without buttons and is told which permission is missing', async () => {
    const { list } = await staff.ok(staff.get<{ list: MenuRow[] }>('/admin/auth.Rule/index'));
    const wanted = ['auth', 'auth/admin', 'auth/admin/index'];
    const rules = menuRows(list).filter(({ name }) => wanted.includes(name));
    const groups = await staff.ok(staff.get<{ list: { id: number }[] }>('/admin/auth.Group/index'));
    const group = { pid: groups.list[0]?.id, name: 'lookers', status: '1', rules: rules.map(({ id }) => id) };
    await staff.ok(staff.post('/admin/auth.Group/add', group));
    const [added] = await stack.rows(`SELECT id FROM user_service.admin_group WHERE name = 'lookers'`);
    const looker = { username: 'looker', nickname: 'Looker', password: 'Looker123', status: '1' };
    await staff.ok(staff.post('/admin/auth.Admin/add', { ...looker, group_arr: [added?.['id']] }));

    const desk = await openPage(browser, 'desk');
    await open('login', desk);
    await desk.getByRole('textbox', { name: '用户名' }).fill('looker');
    await desk.getByLabel('密码', { exact: true }).fill('Looker123');
    await press('登录', desk);
    await desk.getByRole('heading', { level: 1, name: '管理员' }).waitFor();
    const menu = desk.getByRole('navigation', { name: '主菜单' });
    expect(await menu.getByRole('link').allInnerTexts()).toEqual(['管理员']);
    await desk.getByRole('row').filter({ hasText: 'looker' }).waitFor();
    for (const name of ['新增', '编辑', '删除'])
      expect(await desk.getByRole('button', { name }).or(desk.getByRole('link', { name })).count()).toBe(0);
    await look('limited-zh-cn', desk);
    await open('channel', desk);
    await said('没有权限', desk);
    await said('缺少的权限：渠道 · 查看', desk);
    await look('no-permission-zh-cn', desk);
    await open('profile', desk);
    await desk.getByLabel('昵称').waitFor();
    expect(await desk.getByRole('button', { name: '从附件选择' }).count()).toBe(0);
    expect(await desk.getByText('我的操作记录').count()).toBe(0);
    await desk.context().close();
  }, 90_000);
});

describe('on a phone and in English', () => {
  beforeAll(async () => {
    await press('语言');
    await page.getByRole('menuitem', { name: 'English' }).click();
    await page.getByRole('button', { name: 'Language' }).waitFor();
    await page.setViewportSize(viewports.phone);
  }, 60_000);

  it.each([
    ['data-recycle-log', 'Recycle bin', 'The recycle bin is empty'],
    ['sensitive-data-log', 'Sensitive log', 'Channels'],
    ['dead-letter', 'Dead letters', 'No dead letters yet'],
    ['admin-log', 'Admin log', 'Done'],
    ['profile', 'My profile', 'What I did'],
    ['member-group', 'Member groups', 'Standard'],
  ])(
    '%s',
    async (name, title, shown) => {
      await open(name);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await page.getByText(shown).first().waitFor();
      await look(`${name}-phone-en`);
    },
    60_000,
  );
});

describe('the way in', () => {
  const password = 'Walked-2026';
  let door: Page;
  const ask = (admin_login_captcha: string) =>
    staff.ok(staff.post('/admin/routine.Config/edit', { admin_login_captcha }));
  const knock = async (): Promise<void> => {
    await open('login', door);
    await door.getByRole('textbox', { name: '用户名' }).fill('admin');
    await door.getByLabel('密码', { exact: true }).fill('Admin123');
  };
  const isIn = () => door.getByRole('heading', { level: 1, name: '控制台' }).waitFor();

  beforeEach(async () => {
    door = await openPage(browser, 'desk');
  });
  afterEach(() => door.context().close());

  it('asks for the digits of a picture, and for another picture after a wrong answer', async () => {
    await ask('image');
    await knock();
    const digits = door.getByRole('textbox', { name: '图中的验证码' });
    await digits.waitFor();
    await press('登录', door);
    await said('请输入验证码', door);
    await eventually(() => hasFocus(digits));
    await digits.fill('0000');
    await press('登录', door);
    await door.getByRole('alert').waitFor();
    await look('captcha-image-zh-cn', door);
    await digits.fill(await readDigits(stack, door, /验证码图片/));
    await digits.press('Enter');
    await isIn();
  }, 60_000);

  it('asks for clicks on a picture, which arrow keys make as well', async () => {
    await ask('click');
    const settled = door.waitForResponse(/\/rest\/login/);
    await knock();
    await settled;
    await press('登录', door);
    const picture = door.getByRole('application');
    await picture.waitFor();
    await look('captcha-click-zh-cn', door);
    await clickBeside(door);
    await said('位置不对，请再试一次', door);
    await clickAsked(stack, door, () => press('换一张', door), true);
    await isIn();
    await ask('none');
  }, 60_000);

  it('is asked for everywhere once the password is new', async () => {
    await open('login', door);
    await logInToOffice(door);
    await page.setViewportSize(viewports.desk);
    await open('profile');
    await page.getByLabel('New password').fill('short');
    await press('Save');
    await page.locator('input[name="password"][aria-invalid="true"]').waitFor();
    await look('profile-weak-password-en');
    await page.getByLabel('New password').fill(password);
    await press('Save');
    await said('Password changed, log in with the new one');
    await page.getByRole('heading', { name: 'Log in to the back office' }).waitFor();
    await look('new-password-en');
    await door.goto(`${stack.url}/admin/member`);
    await door.getByRole('heading', { name: '登录运营后台' }).waitFor();
    await page.getByRole('textbox', { name: 'User name' }).fill('admin');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await press('Log in');
    await page
      .getByRole('button', { name: '用户菜单' })
      .or(page.getByRole('button', { name: /陈立立/ }))
      .waitFor();
  }, 90_000);
});

describe('imports', () => {
  it('a workbook is checked, shows its bad rows and is entered on the go-ahead', async () => {
    const head = ['code', 'name_zh', 'name_en', 'country_id', 'min_amount', 'per_kg_amount', 'postcodes'];
    const row = (code: string, amount: string) => [code, '走查高地', 'Highlands', 'GB', amount, '0.50', 'IV'];
    const buffer = await workbookOf(head, row('WALK-1', '3.00'), row('WALK-2', 'three'));
    await open('import-job');
    await page.getByRole('combobox', { name: '种类' }).first().click();
    await page.getByRole('option', { name: '偏远规则' }).click();
    await page.getByLabel('选择 xlsx 文件').setInputFiles({ name: 'rules.xlsx', mimeType: '', buffer });
    await look('imports');
    await press('检查');
    await page.getByRole('cell', { name: '最低 应为数字，最多 2 位小数' }).waitFor();
    await look('import');
    const codes = () => stack.rows(`SELECT code FROM order_service.remote_rule WHERE code LIKE 'WALK-%'`);
    expect(await codes()).toEqual([]);
    await pressAndConfirm('导入');
    expect(await eventually(async () => (await codes())[0])).toEqual({ code: 'WALK-1' });
  });
});
