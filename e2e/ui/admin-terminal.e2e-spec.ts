import { eventually, screenshot, startStack } from '@parcelway/testing';
import type { Stack, TestBrowser } from '@parcelway/testing';
import { startGateway } from '@parcelway/gateway';
import { service as terminal } from '@parcelway/terminal-service';
import { service as user } from '@parcelway/user-service';
import type { Page } from 'playwright-core';
import { endWalk, openOffice, startWalk } from '../kit/walk';

let stack: Stack;
let browser: TestBrowser;

beforeAll(async () => {
  ({ stack, browser } = await startWalk(() =>
    startStack({ services: [user, terminal], gateway: startGateway }),
  ));
}, 120_000);
afterAll(() => endWalk({ stack, browser }), 60_000);

const panel = (page: Page) => page.getByRole('dialog', { name: '终端' });

async function add(page: Page, key: string): Promise<void> {
  await panel(page).getByRole('button', { name: '选择要加入的任务' }).click();
  await page.getByRole('menuitem', { name: key }).click();
}

const lineOf = (page: Page, key: string, status: string) =>
  panel(page)
    .getByRole('list', { name: '任务队列' })
    .getByRole('button', { name: new RegExp(`${key}.*${status}`) });

/** The steps follow each other in one workspace. yarn is a program that no machine of ours has. */
describe('the terminal of the back office', () => {
  let page: Page;

  beforeAll(async () => {
    page = await openOffice({ stack, browser });
  });
  afterAll(() => page.close());

  it('runs a command and shows its output', async () => {
    await page.getByRole('button', { name: '终端', exact: true }).click();
    await panel(page).getByText('还没有任务').waitFor();
    await add(page, 'version.node');
    await lineOf(page, 'version.node', '成功').waitFor();
    const output = panel(page).getByRole('log');
    await output.getByText('> node --version').waitFor();
    await output.getByText(process.version).waitFor();
  });

  it('stops at a failure, says so, and marks its button while it is closed', async () => {
    await add(page, 'version.yarn');
    await lineOf(page, 'version.yarn', '失败').waitFor();
    await add(page, 'version.npm');
    await lineOf(page, 'version.npm', '等待').waitFor();
    await panel(page)
      .getByRole('alert')
      .filter({ hasText: '新添加的任务永远不会开始，因为被失败的任务阻塞' })
      .waitFor();
    // What stops the queue is opened.
    await panel(page).getByRole('button', { name: '重试' }).waitFor();
    await screenshot(page, 'admin-terminal-zh-cn');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '终端，有失败的任务' }).waitFor();
  });

  it('goes on when the failed task is deleted, and clears what succeeded', async () => {
    await page.getByRole('button', { name: '终端，有失败的任务' }).click();
    await lineOf(page, 'version.yarn', '失败').click();
    await panel(page).getByRole('button', { name: '删除任务' }).click();
    await lineOf(page, 'version.npm', '成功').waitFor();
    await panel(page).getByRole('button', { name: '清空已成功' }).click();
    await panel(page).getByText('还没有任务').waitFor();
  });

  it('keeps its settings, and offers what the package manager can do', async () => {
    await panel(page).getByRole('button', { name: '包管理器', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: '包管理器' });
    await dialog.getByRole('radio', { name: 'npm', exact: true }).click();
    await page.getByText('设置已保存').waitFor();
    await dialog.getByRole('button', { name: '关闭' }).click();
    await panel(page).getByRole('button', { name: '选择要加入的任务' }).click();
    await page.getByRole('menuitem', { name: 'web-build.npm' }).waitFor();
    expect(await page.getByRole('menuitem', { name: 'web-build.pnpm' }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await panel(page).getByRole('switch', { name: '自动清理已成功的任务' }).click();
    await panel(page).getByRole('textbox', { name: '服务端口' }).fill('8123');
    await page.keyboard.press('Tab');
    const kept = await eventually(async () => {
      const [setting] = await stack.rows<{ port: string }>(
        'SELECT package_manager, port, automatic_cleanup_task FROM terminal_service.terminal_setting',
      );
      return setting?.port === '8123' && setting;
    });
    expect(kept).toEqual({ package_manager: 'npm', port: '8123', automatic_cleanup_task: false });
  });
});
