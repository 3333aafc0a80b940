import type { Stack } from '@parcelway/testing';
import { LegacyClient } from './legacy-client';

/** Changes settings as an admin does on the settings page. Only while the log in asks for no captcha. */
export async function setSettings(stack: Stack, values: Readonly<Record<string, unknown>>): Promise<void> {
  const staff = await staffTab(stack);
  const { code, msg } = await staff.post('/admin/routine.Config/edit', values);
  if (code !== 1) throw new Error(msg);
}

/** A tab of a staff member who is logged in. */
export async function staffTab(
  stack: Stack,
  username = 'admin',
  password = 'Admin123',
): Promise<LegacyClient> {
  const tab = new LegacyClient(stack.url);
  const { code, msg, data } = await tab.post<{ userInfo: { token: string; refresh_token: string } }>(
    '/admin/Index/login',
    { username, password, keep: true },
  );
  if (code !== 1) throw new Error(msg);
  tab.admin = { token: data.userInfo.token, refresh: data.userInfo.refresh_token };
  return tab;
}
