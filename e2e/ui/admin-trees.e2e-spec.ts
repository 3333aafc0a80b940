import { eventually, screenshot } from '@parcelway/testing';
import type { Stack, TestBrowser } from '@parcelway/testing';
import type { Locator, Page } from 'playwright-core';
import { barriers, hasFocus } from '../kit/access';
import { openPage } from '../kit/pages';
import { endWalk, openOffice, startWalk } from '../kit/walk';

let stack: Stack;
let browser: TestBrowser;
let page: Page;

/** A branch of its own: 分拣 → (到货, 出库 → 出库按钮, 退件). */
const branch = `
  WITH top AS (
    INSERT INTO user_service.menu (type, title, title_en, name, path, ui_icon, weigh)
    VALUES ('menu_dir', '分拣', 'Sorting', 'sorting', 'sorting', 'AccountTree', 2000) RETURNING id
  ), pages AS (
    INSERT INTO user_service.menu (pid, type, title, title_en, name, path, menu_type, url, ui_icon, weigh)
    SELECT top.id, 'menu', one.title, one.title_en, one.name, one.name, 'link', 'https://example.com/', 'Inventory', one.weigh
    FROM top, (VALUES ('到货', 'Arrivals', 'sorting/in', 30), ('出库', 'Departures', 'sorting/out', 20),
                      ('退件', 'Returns', 'sorting/back', 10)) AS one(title, title_en, name, weigh)
    RETURNING id, name
  )
  INSERT INTO user_service.menu (pid, type, title, title_en, name)
  SELECT id, 'button', '放行', 'Release', 'sorting/out/release' FROM pages WHERE name = 'sorting/out'`;

beforeAll(async () => {
  ({ stack, browser } = await startWalk());
  await stack.rows(branch);
  await stack.rows(
    `UPDATE user_service.admin_group
     SET rules = rules || '["auth", "auth/menu", "auth/menu/index", "sorting", "sorting/in"]' WHERE name LIKE '%clerk'`,
  );
  page = await openOffice({ stack, browser });
}, 120_000);
afterAll(() => endWalk({ stack, browser }), 60_000);

const open = (path: string, on = page) => on.goto(`${stack.url}/admin/${path}`);
const line = (title: string, on = page): Locator =>
  on.getByRole('row').filter({ has: on.getByRole('link', { name: title, exact: true }) });
const press = (name: string, on = page) => on.getByRole('button', { name, exact: true }).click();
const inMenu = async (title: string, act: string, on = page): Promise<void> => {
  await line(title, on).locator('[aria-haspopup=menu]').click();
  await on.getByRole('menuitem', { name: act }).click();
};
const search = (words: string) => page.getByRole('searchbox', { name: '搜索' }).fill(words);
const shownOf = async (titles: readonly string[], on = page): Promise<string[]> =>
  (await on.getByRole('row').getByRole('link').allInnerTexts()).filter((text) => titles.includes(text));
const stored = async (): Promise<unknown[]> =>
  (
    await stack.rows(
      `SELECT title FROM user_service.menu WHERE name LIKE 'sorting/%' AND type = 'menu' ORDER BY weigh DESC`,
    )
  ).map(({ title }) => title);
const statusOf = async (name: string): Promise<unknown> =>
  (await stack.rows(`SELECT status FROM user_service.menu WHERE name = $1`, [name]))[0]?.['status'];

describe('the menu as a tree', () => {
  it('opens with the second level in sight, folds and unfolds', async () => {
    await open('menu');
    await line('出库').waitFor();
    expect(await line('放行').count()).toBe(0);
    await press('展开 出库');
    await line('放行').waitFor();
    expect(await line('放行').getAttribute('aria-level')).toBe('3');
    await screenshot(page, 'admin-menu-tree-zh-cn');
    expect(await barriers(page)).toEqual([]);
    await press('全部收起');
    await line('出库').waitFor({ state: 'detached' });
    await press('全部展开');
    await line('放行').waitFor();
    await press('全部收起');
    await line('分拣').press('ArrowRight');
    await line('出库').waitFor();
    await line('分拣').press('ArrowLeft');
    await line('出库').waitFor({ state: 'detached' });
    await press('展开 分拣');
  }, 120_000);

  it('finds by title and by name, and keeps what the hits hang under', async () => {
    await search('sorting/out/rel');
    await line('放行').waitFor();
    expect(await shownOf(['分拣', '到货', '出库', '放行', '退件'])).toEqual(['分拣', '出库', '放行']);
    await screenshot(page, 'admin-menu-search-zh-cn');
    await search('没有这样的菜单');
    await page.getByText('没有符合条件的菜单规则').waitFor();
    await search('');
    await line('退件').waitFor();
  }, 120_000);

  it('switches a row at once, and back when the server refuses', async () => {
    const toggle = line('到货').getByRole('switch', { name: '启用 到货' });
    for (let clicks = 0; clicks < 3; clicks += 1) await toggle.click();
    await eventually(async () => !(await toggle.isChecked()));
    await eventually(async () => {
      const [row] = await stack.rows(
        `SELECT version, status FROM user_service.menu WHERE name = 'sorting/in'`,
      );
      return Number(row?.['version']) === 4 && row?.['status'] === false;
    });
    await stack.rows(`UPDATE user_service.menu SET version = version + 1 WHERE name = 'sorting/in'`);
    await toggle.click();
    await page.getByText('这条记录刚被其他人修改').first().waitFor();
    await eventually(async () => !(await toggle.isChecked()));
    await toggle.click();
    await eventually(async () => (await statusOf('sorting/in')) === true);
  }, 120_000);

  it('sorts by dragging within a parent, and nowhere else', async () => {
    const drag = async (from: string, to: string): Promise<void> => {
      await line(from).locator('[data-handle]').hover();
      await page.mouse.down();
      const box = await line(to).boundingBox();
      if (!box) throw new Error(`${to} is not to be seen`);
      await page.mouse.move(box.x + 60, box.y + box.height / 2, { steps: 4 });
      await page.mouse.up();
    };
    await drag('退件', '到货');
    await eventually(async () => (await stored()).join() === '退件,到货,出库');
    await eventually(async () => (await shownOf(['到货', '出库', '退件'])).join() === '退件,到货,出库');
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await drag('退件', '分拣');
    expect(sent.filter((url) => url.endsWith('/sortable'))).toEqual([]);
  }, 120_000);

  it('sorts by the keyboard', async () => {
    await line('出库').locator('[aria-haspopup=menu]').press('Enter');
    await page.getByRole('menuitem', { name: '上移' }).press('Enter');
    await page.getByRole('status').filter({ hasText: '出库 现在是第' }).waitFor({ state: 'attached' });
    await eventually(async () => (await stored()).indexOf('出库') === 1);
    await eventually(() => hasFocus(line('出库').locator('[aria-haspopup=menu]')));
  }, 120_000);

  it('adds below a row, with the parent set', async () => {
    await line('分拣').getByRole('link', { name: '添加下级' }).click();
    await page.waitForURL(/\/menu\/create/);
    await eventually(async () => (await page.getByLabel('上级').inputValue()) === '分拣');
    await page.locator('[data-veil]').waitFor({ state: 'detached' });
    await screenshot(page, 'admin-menu-create-zh-cn');
    expect(await barriers(page)).toEqual([]);
    await page.getByLabel('类型').click();
    await page.getByRole('option', { name: '按钮' }).click();
    await page.getByLabel('标题', { exact: true }).fill('扣件');
    await page.getByLabel('规则名').fill('sorting/hold');
    await press('保存');
    await line('扣件').waitFor();
    const [added] = await stack.rows(
      `SELECT parent.name FROM user_service.menu AS row JOIN user_service.menu AS parent ON parent.id = row.pid
       WHERE row.name = 'sorting/hold'`,
    );
    expect(added).toEqual({ name: 'sorting' });
  }, 120_000);

  it('deletes a branch after saying how many rows go', async () => {
    await inMenu('分拣', '删除');
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText('它下面的 5 条会一起删除').waitFor();
    await screenshot(page, 'admin-menu-delete-zh-cn');
    expect(await barriers(page)).toEqual([]);
    await dialog.getByRole('button', { name: '取消' }).click();
    await dialog.waitFor({ state: 'detached' });
    await inMenu('扣件', '删除');
    await dialog.getByRole('button', { name: '删除 1 条' }).click();
    await line('扣件').waitFor({ state: 'detached' });
    await inMenu('出库', '删除');
    await dialog.getByRole('button', { name: '删除 2 条' }).click();
    await line('出库').waitFor({ state: 'detached' });
    const left = await eventually(async () => {
      const rows = await stack.rows(
        `SELECT name FROM user_service.menu WHERE name LIKE 'sorting/%' ORDER BY name`,
      );
      return rows.length <= 2 && rows;
    });
    expect(left).toEqual([{ name: 'sorting/back' }, { name: 'sorting/in' }]);
  }, 120_000);
});

it('says so when the rows do not come, and tries again', async () => {
  await page.route('**/rest/member-rule?**', (route) => route.abort());
  await open('member-rule');
  await page.getByText('没有取到数据').waitFor();
  await page.unroute('**/rest/member-rule?**');
  await press('重试');
  await line('账户概览').waitFor();
}, 120_000);

describe('the groups of staff as a tree', () => {
  it('say how many admins and permissions they have', async () => {
    await open('admin-group');
    const clerks = line('仓库文员 Warehouse clerk');
    await clerks.waitFor();
    expect(await clerks.getAttribute('aria-level')).toBe('2');
    expect(await clerks.innerText()).toMatch(/1 人[^]*\d+ 项/);
    expect(await page.locator('[data-handle]').count()).toBe(0);
    await screenshot(page, 'admin-group-tree-zh-cn');
    expect(await barriers(page)).toEqual([]);
  }, 120_000);
});

it('draws no button for what an admin may not do', async () => {
  const clerk = await openPage(browser, 'desk');
  await open('login', clerk);
  await clerk.getByRole('textbox', { name: '用户名' }).fill('clerk');
  await clerk.getByLabel('密码', { exact: true }).fill('Clerk1234');
  await press('登录', clerk);
  await clerk.getByRole('heading', { level: 1, name: '控制台' }).waitFor();
  await open('menu', clerk);
  await line('到货', clerk).waitFor();
  const table = clerk.getByRole('treegrid');
  expect(await table.getByRole('switch').count()).toBe(0);
  expect(await table.getByRole('link').count()).toBe((await table.getByRole('row').count()) - 1);
  expect(await table.locator('[data-handle], [aria-haspopup=menu]').count()).toBe(0);
  expect(await clerk.getByRole('link', { name: '新增' }).count()).toBe(0);
  await screenshot(clerk, 'admin-menu-clerk-zh-cn');
  await clerk.context().close();
}, 120_000);

describe('on a phone, in English', () => {
  let phone: Page;
  beforeAll(async () => {
    phone = await openOffice({ stack, browser }, 'phone', 'en');
  }, 120_000);

  it('fits, switches and sorts', async () => {
    await open('menu', phone);
    await line('Sorting', phone).waitFor();
    await line('Returns', phone).waitFor();
    expect(await phone.evaluate('document.documentElement.scrollWidth')).toBe(390);
    await screenshot(phone, 'admin-menu-tree-phone-en');
    expect(await barriers(phone)).toEqual([]);
    const before = (await stored()).join();
    await inMenu('Returns', before.startsWith('退件') ? 'Move down' : 'Move up', phone);
    await eventually(async () => (await stored()).join() !== before);
    await line('Returns', phone).getByRole('switch', { name: 'Enable Returns' }).click();
    await eventually(async () => (await statusOf('sorting/back')) === false);
  }, 120_000);

  it('shows the menus of the member centre', async () => {
    await open('member-rule', phone);
    await phone.getByRole('button', { name: 'Unfold all' }).click();
    await phone.getByRole('switch').nth(5).waitFor();
    expect(await phone.evaluate('document.documentElement.scrollWidth')).toBe(390);
    await screenshot(phone, 'admin-member-rule-phone-en');
    expect(await barriers(phone)).toEqual([]);
  }, 120_000);
});

it('walks through the areas level by level, and finds one by its pinyin', async () => {
  await open('area');
  await page.getByRole('button', { name: '甘肃省 的下一级' }).click();
  await page.getByRole('button', { name: '酒泉市 的下一级' }).click();
  await page.getByRole('cell', { name: '敦煌市', exact: true }).waitFor();
  const way = page.getByRole('navigation', { name: '所在位置' });
  expect(await way.getByRole('listitem').allInnerTexts()).toEqual(
    expect.arrayContaining(['全国', '甘肃省', '酒泉市']),
  );
  expect(await page.getByRole('button', { name: /的下一级/ }).count()).toBe(0);
  await screenshot(page, 'admin-area-zh-cn');
  expect(await barriers(page)).toEqual([]);
  await way.getByRole('button', { name: '全国' }).click();
  await page.getByRole('button', { name: '北京市 的下一级' }).waitFor();
  await search('dunhuang');
  await page.getByRole('cell', { name: '敦煌市', exact: true }).waitFor();
  await eventually(async () => (await page.getByRole('row').count()) === 2);
}, 60_000);
