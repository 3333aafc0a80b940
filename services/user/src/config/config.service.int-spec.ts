import 'reflect-metadata';
import type { SensitiveChanged } from '@parcelway/contracts';
import { crudOf, sensitiveChanged, siteSettings } from '@parcelway/contracts';
import type { UserServiceUnderTest } from '../../test/running-service';
import {
  asAdmin,
  asAnybody,
  asMember,
  eventually,
  outboxOf,
  runUserService,
} from '../../test/running-service';
import { Settings } from './settings';

describe('settings', () => {
  let under: UserServiceUnderTest;
  const client = () => under.client(siteSettings);
  const save = (values: Record<string, unknown>, rest: object = {}) =>
    client().save({ values, ...rest }, asAdmin());
  const item = async (name: string) => {
    const { groups } = await client().groups({}, asAdmin());
    return groups.flatMap(({ list }) => list).find((one) => one.name === name);
  };
  const stored = async (name: string): Promise<string | undefined> => {
    const rows = (await under.database.query(`SELECT value FROM config WHERE name = $1`, [name])) as {
      value: string;
    }[];
    return rows[0]?.value;
  };
  const settings = () => under.running.app.get(Settings);

  beforeAll(async () => {
    under = await runUserService();
  });
  afterAll(() => under.stop());

  it('are shown by group, in the caller’s language, the stock group first', async () => {
    const english = await client().groups({}, asAdmin());
    expect(english.groups[0]).toMatchObject({ name: 'basics', title: 'Basics' });
    const chinese = await client().groups({}, { ...asAdmin(), locale: 'zh-cn' });
    expect(chinese.groups.map(({ title }) => title)).toEqual([
      ...['基础配置', '上传', '邮件配置', '短信', '登录', '订单', '寄存', '资金', '销售', '快捷配置入口'],
    ]);
    expect(english.groups[0]?.list[0]).toMatchObject({
      name: 'site_name',
      title: 'Site name',
      type: 'string',
      value: 'Parcelway',
      content: '',
      rule: 'required',
      extend: [],
      input_extend: [],
      allow_del: 0,
    });
    expect(await item('upload_mode')).toMatchObject({
      value: 'local',
      content: { local: 'local', s3: 'S3', alioss: 'Aliyun OSS' },
    });
  });

  it('have values of their type: lists, switches, an off switch as it is stored', async () => {
    expect((await item('recharge_steps'))?.value).toEqual(
      expect.arrayContaining([{ key: '1', value: '50' }]) as unknown,
    );
    expect((await item('open_member_center'))?.value).toBe(true);
    expect((await item('admin_sso'))?.value).toBe('0');
    expect((await item('payment_hours'))?.value).toBe('24');
  });

  it('change together or not at all, and are used at once', async () => {
    await expect(
      save({ site_name: 'Other', payment_hours: '0', smtp_sender_mail: 'nobody' }),
    ).rejects.toMatchObject({
      code: 'request.invalid',
      fields: expect.arrayContaining([
        expect.objectContaining({ field: 'smtp_sender_mail', rule: 'email' }),
        expect.objectContaining({ field: 'payment_hours', rule: 'min' }),
      ]) as unknown,
    });
    expect((await item('site_name'))?.value).toBe('Parcelway');
    await save({ site_name: 'Other', user_sso: true, no_such_setting: 1 });
    expect(await settings().text('site_name')).toBe('Other');
    expect(await settings().flag('user_sso')).toBe(true);
    expect((await client().site({}, asAnybody())).site_name).toBe('Other');
  });

  it.each([
    ['site_name', '', 'required'],
    ['upload_mode', 'ftp', 'one_of'],
    ['no_access_ip', '203.0.113.9\nnonsense', 'pattern'],
    ['upload_savename', '/etc/{fileSha1}', 'pattern'],
    ['upload_savename', '/storage/../{fileSha1}', 'pattern'],
    ['recharge_steps', 'text', 'json'],
    ['time_zone', 'Asia/Shanghai', 'one_of'],
  ])('refuse %s = %j', async (name, value, rule) => {
    await expect(save({ [name]: value })).rejects.toMatchObject({ fields: [{ field: name, rule }] });
  });

  it('keep secrets encrypted, answer none, and keep them when the form comes back', async () => {
    await save({ smtp_pass: 'correct horse' });
    const sealed = await stored('smtp_pass');
    expect(sealed).not.toContain('correct horse');
    expect(await settings().text('smtp_pass')).toBe('correct horse');
    expect((await item('smtp_pass'))?.value).toBe('******');
    const { rows } = await under
      .client(crudOf('user'))
      .list({ resource: 'config', quick: 'smtp_pass' }, asAdmin());
    expect(rows[0]).toMatchObject({ name: 'smtp_pass', value: '******' });
    await save({ smtp_pass: '******' });
    await save({ smtp_pass: '' });
    expect(await settings().text('smtp_pass')).toBe('correct horse');
    expect(JSON.stringify(await client().site({}, asAnybody()))).not.toContain('correct horse');
  });

  it('refuse a save over another’s', async () => {
    const version = (await item('version'))?.version ?? 0;
    await save({ version: 'v1.0.1' }, { versions: { version } });
    await expect(save({ version: 'v1.0.2' }, { versions: { version } })).rejects.toMatchObject({
      code: 'crud.changed_by_another',
    });
    expect((await item('version'))?.value).toBe('v1.0.1');
  });

  it('saved by group tell the log of sensitive changes, a secret as it is stored', async () => {
    await save({ service_phone: '+44 20 7946 0999', sms_key: 'secret-of-sms' });
    const said = await outboxOf<SensitiveChanged>(under.database, sensitiveChanged.name);
    const changes = said.flatMap((one) => (one.resource === 'config' ? one.changes : []));
    expect(changes).toContainEqual(
      expect.objectContaining({ field: 'value', before: '"+44 20 7946 0142"', after: '"+44 20 7946 0999"' }),
    );
    expect(JSON.stringify(said)).not.toContain('secret-of-sms');
  });

  it('keep nothing in a rich text that would run', async () => {
    const { id } = await under
      .client(crudOf('user'))
      .add(
        { resource: 'config', row: { name: 'notice', group: 'basics', title: 'Notice', type: 'editor' } },
        asAdmin(),
      );
    await save({ notice: '<p>a</p><script>alert(1)</script>' });
    expect((await item('notice'))?.value).toBe('<p>a</p>');
    await under.client(crudOf('user')).del({ resource: 'config', ids: [id] }, asAdmin());
  });

  it('are the staff’s alone', async () => {
    for (const context of [asAnybody(), asMember(1)]) {
      await expect(client().groups({}, context)).rejects.toMatchObject({ code: 'auth.no_permission' });
      await expect(client().save({ values: { site_name: 'x' } }, context)).rejects.toMatchObject({
        code: 'auth.no_permission',
      });
    }
  });

  it('can be added and deleted by staff, the product’s own cannot go', async () => {
    const crud = under.client(crudOf('user'));
    const row = {
      group: 'basics',
      name: 'slogan',
      title: '口号',
      type: 'select',
      content: 'a=First\nb=Second',
      extend: 'class=wide',
      weigh: 5,
    };
    const { id } = await crud.add({ resource: 'config', row }, asAdmin());
    expect(await item('slogan')).toMatchObject({
      content: { a: 'First', b: 'Second' },
      extend: { class: 'wide' },
      allow_del: 1,
      weigh: 5,
    });
    await save({ slogan: 'b' });
    await crud.del({ resource: 'config', ids: [id] }, asAdmin());
    expect(await item('slogan')).toBeUndefined();
    const own = await item('site_name');
    await expect(crud.del({ resource: 'config', ids: [own?.id ?? 0] }, asAdmin())).rejects.toMatchObject({
      code: 'config.not_deletable',
    });
  });

  it('edited as a row reach the readers by event', async () => {
    const own = await item('record_number');
    await under
      .client(crudOf('user'))
      .edit({ resource: 'config', id: own?.id ?? 0, row: { value: 'GB-1' } }, asAdmin());
    const isNew = (value: string): boolean => value === 'GB-1';
    expect(await eventually(() => settings().text('record_number'), isNew)).toBe('GB-1');
  });
});
