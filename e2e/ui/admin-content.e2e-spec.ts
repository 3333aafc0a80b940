import { screenshot } from '@parcelway/testing';
import type { Stack, TestBrowser } from '@parcelway/testing';
import type { Page } from 'playwright-core';
import { barriers } from '../kit/access';
import { viewports } from '../kit/pages';
import { endWalk, openOffice, startWalk } from '../kit/walk';

let stack: Stack;
let browser: TestBrowser;
let page: Page;

beforeAll(async () => {
  ({ stack, browser } = await startWalk());
  page = await openOffice({ stack, browser });
}, 120_000);
afterAll(() => endWalk({ stack, browser }), 60_000);

const open = (path: string) => page.goto(`${stack.url}/admin/${path}`);
const said = (text: string) => page.getByText(text, { exact: false }).first().waitFor();
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

describe('the screens of content and settings', () => {
  it('saves the settings of one group and never shows a password', async () => {
    await open('config');
    await page.getByLabel('站点名称').fill('Parcelway 测试');
    await screenshot(page, 'admin-config-zh-cn');
    await press('保存');
    await said('已保存');
    await page.getByRole('tab', { name: '邮件配置' }).click();
    expect(await page.locator('input[type=password]').first().inputValue()).toBe('');
    expect(await barriers(page)).toEqual([]);
    await press('发送测试邮件');
    await page.getByLabel('收件邮箱').waitFor();
    await screenshot(page, 'admin-config-mail-zh-cn');
    await page.keyboard.press('Escape');
    const [row] = await stack.rows(`SELECT value FROM user_service.config WHERE name = 'site_name'`);
    expect(row).toMatchObject({ value: 'Parcelway 测试' });
  }, 60_000);

  it('shows what was uploaded as pictures and as a table, and takes more', async () => {
    await open('attachment');
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'notes.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from('a note of the warehouse'),
      });
    await page.getByRole('link', { name: /notes/ }).waitFor();
    await screenshot(page, 'admin-attachment-zh-cn');
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('link', { name: /notes/ }).click();
    await page.waitForURL(/attachment\/\d+\/show/);
  }, 60_000);

  it('shows a new secret of a partner app once', async () => {
    const [member] = await stack.rows(`SELECT id FROM user_service.member WHERE username = 'demo'`);
    const [app] = await stack.rows(
      `INSERT INTO user_service.partner_app (app_id, user_id, name) VALUES ('pw_walk', $1, 'Walk') RETURNING id`,
      [member?.['id']],
    );
    await open(`partner-app/${String(app?.['id'])}/show`);
    await press('生成新密钥');
    await page.getByRole('alertdialog').getByRole('button', { name: '生成新密钥' }).click();
    const secret = await page.getByRole('dialog').getByLabel('密钥', { exact: true }).inputValue();
    expect(secret.length).toBeGreaterThan(30);
    await screenshot(page, 'admin-partner-secret-zh-cn');
    await press('已保存，关闭');
    await said(`••••${secret.slice(-4)}`);
    expect(await page.content()).not.toContain(secret);
    await screenshot(page, 'admin-partner-app-zh-cn');
    expect(await barriers(page)).toEqual([]);
  }, 60_000);

  it('leads from a partner app to its webhook endpoints and what was sent to them, and sends it again', async () => {
    const [ids] = await stack.rows(
      `WITH app AS (
         INSERT INTO user_service.partner_app (app_id, user_id, name)
         SELECT 'pw_hooks', id, 'Hooks' FROM user_service.member WHERE username = 'demo' RETURNING id
       ), endpoint AS (
         INSERT INTO user_service.webhook_endpoint (partner_app_id, url, events, sealed_secret, secret_last4, status)
         SELECT id, 'https://shop.example.invalid/hook', '[]', '', 'abcd', 'on' FROM app RETURNING id, partner_app_id
       ), attempt AS (
         INSERT INTO user_service.webhook_attempt (endpoint_id, event_id, event_type, object_no, attempt, status, http_status, duration_ms, request, response)
         SELECT id, 'e-hooks', 'sheetOrder.booked', 'T-77', 1, 'given_up', 500, 12, '{}', 'no' FROM endpoint
       )
       SELECT id, partner_app_id FROM endpoint`,
    );
    await open(`partner-app/${String(ids?.['partner_app_id'])}/show`);
    await page.getByRole('tab', { name: '回调地址' }).click();
    await page.getByText('shop.example.invalid').first().click();
    await page.waitForURL(/webhook-endpoint\/\d+\/show/);
    await page.getByRole('button', { name: '测试推送', exact: true }).waitFor();
    await press('生成新密钥');
    await page.getByRole('alertdialog').getByRole('button', { name: '生成新密钥' }).click();
    const secret = await page.getByRole('dialog').getByLabel('密钥', { exact: true }).inputValue();
    await press('已保存，关闭');
    await said(secret.slice(-4));
    await page.getByRole('tab', { name: '推送记录' }).click();
    await screenshot(page, 'admin-webhook-endpoint-zh-cn');
    expect(await barriers(page)).toEqual([]);
    await page.getByText('e-hooks').first().click();
    await page.waitForURL(/webhook-attempt\/\d+\/show/);
    await press('重新发送');
    await page.getByRole('alertdialog').getByRole('button', { name: '重新发送' }).click();
    await said('已加入发送队列');
    await open(`webhook-endpoint/${String(ids?.['id'])}/show`);
    await press('停用');
    await page.getByRole('alertdialog').getByRole('button', { name: '停用' }).click();
    await page.getByRole('button', { name: '启用', exact: true }).waitFor();
    expect(
      await stack.rows(`SELECT status FROM user_service.webhook_endpoint WHERE id = $1`, [ids?.['id']]),
    ).toEqual([{ status: 'off' }]);
    expect(
      await stack.rows(
        `SELECT 1 FROM user_service.webhook_attempt WHERE endpoint_id = $1 AND event_id = 'e-hooks' AND attempt = 2`,
        [ids?.['id']],
      ),
    ).toHaveLength(1);
  }, 60_000);

  it('compares two versions of terms and publishes a draft', async () => {
    const [draft] = await stack.rows(
      `INSERT INTO user_service.protocol (code, version_no, title_zh, title_en, content_zh, content_en, status)
       SELECT code, version_no + 1, title_zh, title_en, content_zh || '<p>新的一条</p>', content_en, 'draft'
       FROM user_service.protocol WHERE status = 'live' ORDER BY id LIMIT 1 RETURNING id`,
    );
    await open(`protocol/${String(draft?.['id'])}/show`);
    await page.getByRole('tab', { name: '中文对比' }).click();
    await page.locator('ins', { hasText: '新的一条' }).waitFor();
    await screenshot(page, 'admin-protocol-diff-zh-cn');
    expect(await barriers(page)).toEqual([]);
    await press('发布');
    await page.getByRole('dialog').getByRole('button', { name: '发布' }).click();
    await said('已发布');
    const [live] = await stack.rows(`SELECT status FROM user_service.protocol WHERE id = $1`, [
      draft?.['id'],
    ]);
    expect(live).toEqual({ status: 'live' });
  }, 60_000);

  it('changes a score after showing before and after', async () => {
    await open('member-score-record/create');
    await page.getByLabel('会员', { exact: true }).fill('demo');
    await page
      .getByRole('option', { name: /\(demo\)/ })
      .first()
      .click();
    await page.getByLabel('变动积分').fill('25');
    await page.getByLabel('备注').fill('walk');
    await screenshot(page, 'admin-score-change-zh-cn');
    expect(await barriers(page)).toEqual([]);
    await press('确认调整 +25');
    await said('积分已调整');
  }, 60_000);

  it('is usable on a phone', async () => {
    await page.setViewportSize(viewports.phone);
    await open('config');
    await page.getByLabel('站点名称').waitFor();
    await screenshot(page, 'admin-config-phone-zh-cn');
  }, 60_000);
});
