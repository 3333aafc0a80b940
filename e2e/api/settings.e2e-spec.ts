import { startGateway } from '@parcelway/gateway';
import { eventually, startStack } from '@parcelway/testing';
import type { Stack } from '@parcelway/testing';
import { service as user } from '@parcelway/user-service';
import { Api } from '../kit/api';

interface Item {
  readonly id: number;
  readonly name: string;
  readonly title: string;
  readonly value: unknown;
}

interface Form {
  readonly list: Readonly<Record<string, { name: string; title: string; list?: Item[] }>>;
  readonly remark: string;
  readonly configGroup: Readonly<Record<string, string>>;
  readonly quickEntrance: readonly { key: string; value: string }[];
}

describe('the settings form of the existing clients', () => {
  let stack: Stack;
  let anyone: Api;
  let admin: Api;
  const form = (by = admin) => by.ok(by.get<Form>('/admin/routine.Config/index'));
  const item = async (group: string, name: string): Promise<Item | undefined> =>
    (await form()).list[group]?.list?.find((one) => one.name === name);

  beforeAll(async () => {
    stack = await startStack({ services: [user], gateway: startGateway });
    anyone = new Api(stack.url);
    const { userInfo } = await anyone.ok(
      anyone.post<{ userInfo: { token: string } }>('/admin/Index/login', {
        username: 'admin',
        password: 'Admin123',
      }),
    );
    admin = anyone.as({ token: userInfo.token });
  });
  afterAll(() => stack.stop());

  it('asks for a log in', async () => {
    expect((await anyone.get('/admin/routine.Config/index')).code).toBe(302);
  });

  it('13. holds an object of groups with typed items; think-lang switches the titles', async () => {
    const chinese = await form();
    expect(Object.keys(chinese).sort()).toEqual(['configGroup', 'list', 'quickEntrance', 'remark']);
    expect(Object.keys(chinese.configGroup)[0]).toBe('basics');
    expect(chinese.list['basics']).toMatchObject({ name: 'basics', title: '基础配置' });
    const english = await form(admin.as({ lang: 'en' }));
    expect(english.configGroup['mail']).toBe('Mail');
    expect(english.list['basics']?.list?.find(({ name }) => name === 'site_name')?.title).toBe('Site name');
    expect(Object.keys(english.list['basics']?.list?.[0] ?? {}).sort()).toEqual(
      [
        ...['allow_del', 'content', 'extend', 'group', 'id', 'input_extend', 'name', 'rule', 'tip', 'title'],
        ...['type', 'value', 'weigh'],
      ].sort(),
    );
    expect(english.quickEntrance[0]?.value).toBe('/admin/security/dataRecycle');
  });

  it('saves the open tab, keeps passwords, and clients hear of it at their next start', async () => {
    const english = admin.as({ lang: 'en' });
    const mail = (await form()).list['mail']?.list ?? [];
    const values = Object.fromEntries(mail.map(({ name, value }) => [name, value]));
    const saved = await english.post('/admin/routine.Config/edit', { ...values, smtp_pass: 'hidden-word' });
    expect(saved).toMatchObject({
      code: 1,
      msg: 'The current page configuration item was updated successfully',
      data: null,
    });
    await admin.ok(admin.post('/admin/routine.Config/edit', { ...values, smtp_pass: '******' }));
    expect((await item('mail', 'smtp_pass'))?.value).toBe('******');
    await admin.ok(
      admin.post('/admin/routine.Config/edit', { site_name: '新站', open_member_center: false }),
    );
    await eventually(async () => {
      const boot = await anyone.get<{ site: { siteName: string }; openMemberCenter: boolean }>(
        '/api/index/index',
      );
      expect(JSON.stringify(boot)).not.toContain('hidden-word');
      return boot.data.site.siteName === '新站' && !boot.data.openMemberCenter;
    });
    expect((await english.post('/admin/routine.Config/edit', { site_name: '' })).msg).toBe(
      'Site name is required',
    );
  });

  it('adds items as the form sends them and deletes those alone', async () => {
    const row = { group: 'basics', name: 'motto', title: '口号', type: 'radio', tip: '', rule: ['required'] };
    const sent = { ...row, content: 'a=甲\nb=乙', extend: '', inputExtend: 'size=large', weigh: 3 };
    await admin.ok(admin.post('/admin/routine.Config/add', sent));
    const added = await item('basics', 'motto');
    expect(added).toMatchObject({
      content: { a: '甲', b: '乙' },
      input_extend: { size: 'large' },
      extend: [],
      rule: 'required',
      allow_del: 1,
      weigh: 3,
    });
    const del = async (id: number | undefined) =>
      (await (
        await admin.fetch(`/admin/routine.Config/del?ids[]=${id ?? 0}`, { method: 'DELETE' })
      ).json()) as { code: number };
    expect((await del(added?.id)).code).toBe(1);
    expect((await del((await item('basics', 'site_name'))?.id)).code).toBe(0);
  });

  it('says why a test mail did not go', async () => {
    const filled = {
      smtp_server: '127.0.0.1',
      smtp_port: '1',
      smtp_user: 'u',
      smtp_pass: '******',
      smtp_verification: 'SSL',
      smtp_sender_mail: 'a@example.com',
    };
    const send = (body: object) =>
      admin
        .as({ lang: 'en' })
        .post('/admin/routine.Config/sendTestMail', { testMail: 'b@example.com', ...body });
    expect((await send(filled)).msg).toMatch(/^The test mail was not sent: /);
    expect(await send({ ...filled, smtp_user: '' })).toMatchObject({
      code: 0,
      msg: 'SMTP user name is required',
    });
  });

  it('signs uploads to OSS once the settings name a bucket', async () => {
    const ask = () =>
      admin.as({ lang: 'en' }).get<Record<string, unknown>>('/admin/Config/getAliyunOssSignature');
    expect((await ask()).msg).toBe('Fill in the OSS settings first');
    const account = { oss_endpoint: 'oss-eu-west-1.aliyuncs.com', oss_bucket: 'parcels' };
    await admin.ok(
      admin.post('/admin/routine.Config/edit', {
        ...account,
        oss_access_key: 'key-id',
        oss_secret_key: 'oss-secret',
      }),
    );
    const { data } = await ask();
    expect(Object.keys(data).sort()).toEqual(['accessid', 'dir', 'expire', 'host', 'policy', 'signature']);
    expect(JSON.stringify(data)).not.toContain('oss-secret');
  });
});
