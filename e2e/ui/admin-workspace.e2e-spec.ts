import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually, screenshot } from '@parcelway/testing';
import type { Stack, TestBrowser } from '@parcelway/testing';
import type { Page } from 'playwright-core';
import { logInToOffice, openPage } from '../kit/pages';
import { endWalk, startWalk } from '../kit/walk';

let stack: Stack;
let browser: TestBrowser;
/** Another site, whose page staff have put into their menu. */
let elsewhere: Server;
let address: string;
let page: Page;

beforeAll(async () => {
  elsewhere = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<p>a page of another site</p>');
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/rates?day=today`;
  ({ stack, browser } = await startWalk());
  await stack.rows(
    `INSERT INTO user_service.menu (type, title, title_en, name, path, menu_type, url, ui_icon, weigh) VALUES
       ('menu', '承运商网站', 'Carrier site', 'carrier/site', 'carrier/site', 'iframe', $1, 'Web', 1),
       ('menu', '外部链接', 'Elsewhere', 'carrier/link', 'carrier/link', 'link', 'https://example.com/', 'Link', 1),
       ('menu', '坏地址', 'Broken', 'carrier/bad', 'carrier/bad', 'iframe', 'javascript:alert(1)', 'Link', 1)`,
    [address],
  );
  page = await openPage(browser, 'desk');
}, 120_000);
afterAll(async () => {
  await endWalk({ stack, browser });
  elsewhere.close();
}, 60_000);

const menu = () => page.getByRole('navigation', { name: '主菜单' });
const openTabs = () => page.getByRole('navigation', { name: '打开的页面' });
const tabNames = (): Promise<string[]> => openTabs().getByRole('link').allInnerTexts();
const path = (): string => page.url().slice(stack.url.length);
const titled = (title: string) => eventually(async () => (await page.title()) === title);

async function go(group: string, entry: string): Promise<void> {
  const fold = menu().getByRole('button', { name: group, exact: true });
  if ((await fold.getAttribute('aria-expanded')) !== 'true') await fold.click();
  await menu().getByRole('link', { name: entry, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: entry, exact: true }).waitFor();
}

describe('the workspace', () => {
  it('goes from /admin through the log in and /admin/loading to the first page of the menu', async () => {
    const visited: string[] = [];
    page.on('framenavigated', () => visited.push(path()));
    await page.goto(`${stack.url}/admin`);
    await page.getByRole('button', { name: '登录' }).waitFor();
    await logInToOffice(page);
    await page.waitForURL('**/admin/dashboard');
    expect(visited).toContain('/admin/loading');
    await titled('控制台 - Parcelway');
    expect(await page.evaluate('document.documentElement.lang')).toBe('zh-CN');
  }, 60_000);

  it('goes on to the page that was asked for', async () => {
    const wanted = encodeURIComponent(JSON.stringify({ path: '/admin/member', query: { perPage: 10 } }));
    await page.goto(`${stack.url}/admin/loading/${wanted}`);
    await page.waitForURL('**/admin/member?perPage=10*');
    await titled('会员 - Parcelway');
    await page.goto(`${stack.url}/admin/loading/${encodeURIComponent('//evil.example')}`);
    await page.waitForURL('**/admin/dashboard');
  }, 60_000);

  it('draws the menu of the server, 260 px wide, 64 px when collapsed', async () => {
    expect(await menu().getByRole('button').allInnerTexts()).toEqual(
      expect.arrayContaining(['订单管理', '仓库作业', '会员']),
    );
    await screenshot(page, 'admin-workspace-menu-zh-cn');
    const isWide = (width: number) =>
      eventually(async () => {
        const box = await page.getByRole('complementary').first().boundingBox();
        return Math.round(box?.width ?? 0) === width;
      });
    await isWide(260);
    await page.keyboard.press('[');
    await isWide(64);
    await menu().getByRole('button', { name: '会员', exact: true }).click();
    await page.getByRole('menuitem', { name: '会员等级' }).waitFor();
    await screenshot(page, 'admin-workspace-collapsed-zh-cn');
    await page.keyboard.press('Escape');
    await page.keyboard.press('[');
    await isWide(260);
  }, 60_000);

  it('opens pages as tabs, and the same page with another query in its tab', async () => {
    await go('会员', '会员');
    await go('会员', '会员等级');
    await go('渠道与价格', '渠道');
    expect(await tabNames()).toEqual(['控制台', '会员', '会员等级', '渠道']);
    await page.goBack();
    await page.goBack();
    await page.getByRole('searchbox', { name: '搜索' }).fill('demo');
    await page.waitForURL(/member\?.*demo/);
    await go('会员', '会员等级');
    await openTabs().getByRole('link', { name: '会员', exact: true }).click();
    await page.waitForURL(/member\?.*demo/);
    expect(await tabNames()).toEqual(['控制台', '会员', '会员等级', '渠道']);
    await page.getByRole('row').filter({ hasText: 'demo' }).getByText('demo').first().click();
    await page.waitForURL(/member\/\d+\/show/);
    await page.getByRole('heading', { level: 1, name: /^会员 · \S+$/ }).waitFor();
    expect(await tabNames()).toEqual([
      ...['控制台', '会员', '会员等级', '渠道'],
      (await page.title()).replace(' - Parcelway', ''),
    ]);
    await screenshot(page, 'admin-workspace-tabs-zh-cn');
  }, 90_000);

  it('closes one tab, the others, all', async () => {
    await page.keyboard.press('Alt+x');
    await page.waitForURL('**/admin/channel*');
    expect(await tabNames()).toEqual(['控制台', '会员', '会员等级', '渠道']);
    await openTabs().getByRole('button', { name: '关闭 渠道' }).click();
    await page.waitForURL('**/admin/member-group*');
    await openTabs().getByRole('link', { name: '会员', exact: true }).click({ button: 'right' });
    await page.getByRole('menuitem', { name: '关闭其他' }).click();
    await page.waitForURL(/\/admin\/member\?/);
    expect(await tabNames()).toEqual(['控制台', '会员']);
    await page.getByRole('button', { name: '更多', exact: true }).click();
    await page.getByRole('menuitem', { name: '全部关闭' }).click();
    await page.waitForURL('**/admin/dashboard');
    expect(await tabNames()).toEqual(['控制台']);
  }, 60_000);

  it('keeps of all that only full screen over a reload', async () => {
    await go('会员', '会员');
    await go('会员', '会员等级');
    await page.getByRole('button', { name: '全屏' }).click();
    await menu().waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('heading', { level: 1, name: '会员等级' }).waitFor();
    expect(await menu().count()).toBe(0);
    expect(await page.getByRole('banner').count()).toBe(0);
    expect(await tabNames()).toEqual(['控制台', '会员等级']);
    await screenshot(page, 'admin-workspace-full-screen-zh-cn');
    await page.getByRole('button', { name: '退出全屏' }).press('Enter');
    await menu().waitFor();
  }, 60_000);

  it('embeds a page of another site with its address, reloads it, and refuses what is no web address', async () => {
    await menu().getByRole('link', { name: '承运商网站' }).click();
    await titled('承运商网站 - Parcelway');
    expect(path()).toBe(`/admin/iframe/${encodeURIComponent(address)}`);
    const frame = page.locator('iframe');
    await page.frameLocator('iframe').getByText('a page of another site').waitFor();
    expect(await frame.getAttribute('sandbox')).toMatch(/allow-scripts/);
    expect(await page.getByRole('textbox', { name: '嵌入页面的地址' }).inputValue()).toBe(address);
    expect(await tabNames()).toContain('承运商网站');
    await screenshot(page, 'admin-workspace-embedded-zh-cn');
    const again = page.waitForRequest(address);
    await page.getByRole('button', { name: '重新加载' }).click();
    await again;
    expect(await menu().getByRole('link', { name: '坏地址' }).count()).toBe(0);
    const link = menu().getByRole('link', { name: '外部链接' });
    expect([await link.getAttribute('href'), await link.getAttribute('target')]).toEqual([
      'https://example.com/',
      '_blank',
    ]);
    await page.goto(`${stack.url}/admin/iframe/${encodeURIComponent('javascript:alert(1)')}`);
    await page.getByRole('heading', { name: '无法嵌入这个页面' }).waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
    await page.goto(`${stack.url}/admin/iframe/${encodeURIComponent('/')}`);
    await page.locator('iframe').waitFor();
    expect(await page.locator('iframe').getAttribute('sandbox')).not.toMatch(/same-origin/);
  }, 60_000);

  it('says so where there is no page, and opens no tab for it', async () => {
    await page.goto(`${stack.url}/admin/no-such-page`);
    await page.getByRole('heading', { name: '页面不存在' }).first().waitFor();
    await titled('页面不存在 - Parcelway');
    expect(await tabNames()).toEqual(['控制台']);
    await screenshot(page, 'admin-workspace-404-zh-cn');
  }, 60_000);

  it('shows the bar until a slow page is there, the veil for a second at the longest, and both once', async () => {
    await page.goto(`${stack.url}/admin/dashboard`);
    await menu().waitFor();
    let answered = false;
    await page.route('**/rest/country?**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 5_000));
      answered = true;
      await route.continue();
    });
    const group = menu().getByRole('button', { name: '渠道与价格', exact: true });
    const link = menu().getByRole('link', { name: '国家地区', exact: true });
    if (!(await link.isVisible())) await group.click();
    await link.waitFor();
    // The page itself takes note of the veil: on a busy machine a second may pass between two looks from outside.
    await page.evaluate(`new MutationObserver(() => {
      if (document.querySelector('[data-veil]')) document.documentElement.dataset.veiled = 'yes';
    }).observe(document.body, { childList: true, subtree: true })`);
    await link.press('Enter');
    const veil = page.locator('[data-veil]');
    const bar = page.locator('[data-progress]');
    await page.locator('html[data-veiled]').waitFor({ state: 'attached' });
    await veil.waitFor({ state: 'detached' });
    // The answer is seconds away: the veil went by its own clock.
    expect(answered).toBe(false);
    expect(await bar.count()).toBe(1);
    await bar.waitFor({ state: 'detached' });
    expect(answered).toBe(true);
    expect(await veil.count()).toBe(0);
    await page.unroute('**/rest/country?**');
  }, 60_000);

  it('speaks English when asked to, the menu of the server too', async () => {
    await page.getByRole('button', { name: '语言' }).click();
    await page.getByRole('menuitem', { name: 'English' }).click();
    const english = page.getByRole('navigation', { name: 'Main menu' });
    await english.getByRole('button', { name: 'Warehouse', exact: true }).waitFor();
    await english.getByRole('link', { name: 'Carrier site' }).waitFor();
    await screenshot(page, 'admin-workspace-en');
    await page.getByRole('button', { name: 'Language' }).click();
    await page.getByRole('menuitem', { name: '中文' }).click();
    await menu().waitFor();
  }, 60_000);
});
