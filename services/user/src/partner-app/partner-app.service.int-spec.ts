import 'reflect-metadata';
import { crudOf, partnerApp } from '@parcelway/contracts';
import { FieldCipher } from '@parcelway/platform';
import type { UserServiceUnderTest } from '../../test/running-service';
import {
  asAdmin,
  asAnybody,
  asMember,
  asService,
  newMember,
  outboxOf,
  runUserService,
} from '../../test/running-service';

describe('partner apps', () => {
  let under: UserServiceUnderTest;
  let memberId: number;
  const client = () => under.client(partnerApp);
  const refused = (code: string) => expect.objectContaining({ name: 'DomainError', code });
  const me = () => asMember(memberId);

  beforeAll(async () => {
    under = await runUserService();
  });
  beforeEach(async () => {
    memberId = await newMember(under);
  });
  afterAll(() => under.stop());

  it('come with the first secret, which is told once and stored encrypted', async () => {
    expect(await client().mine({}, me())).toEqual([]);
    const { app_id, secret } = await client().roll({}, me());
    expect(app_id).toMatch(/^pw_[0-9a-f]{20}$/);
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    const [app] = await client().mine({}, me());
    expect(app).toMatchObject({
      app_id,
      secrets: [{ last4: secret.slice(-4), expires_at: null }],
      rate_per_minute: 300,
      status: '1',
    });
    const rows = (await under.database.query(`SELECT sealed FROM partner_secret WHERE partner_app_id = $1`, [
      app?.id,
    ])) as { sealed: string }[];
    expect(JSON.stringify([app, rows])).not.toContain(secret);
    expect(new FieldCipher(under.config.fieldKey).decrypt(rows[0]?.sealed ?? '')).toBe(secret);
  });

  it('have two living secrets at most: the one before ends after seven days, an older one at once', async () => {
    const rolled = [];
    for (const _time of [1, 2, 3]) rolled.push(await client().roll({}, me()));
    expect(new Set(rolled.map(({ app_id }) => app_id)).size).toBe(1);
    const [app] = await client().mine({}, me());
    expect(app?.secrets.map(({ last4 }) => last4)).toEqual(
      [rolled[2], rolled[1]].map((one) => one?.secret.slice(-4)),
    );
    const days = ((app?.secrets[1]?.expires_at ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThan(7.1);
    await under.database.query(`UPDATE partner_secret SET expires_at = now() WHERE expires_at IS NOT NULL`);
    expect((await client().mine({}, me()))[0]?.secrets).toHaveLength(1);
  });

  it('make one app for ten first rolls at once', async () => {
    await Promise.all(Array.from({ length: 10 }, () => client().roll({}, me())));
    const apps = await client().mine({}, me());
    expect(apps).toHaveLength(1);
    expect(apps[0]?.secrets).toHaveLength(2);
  });

  it('are added, changed and removed by their member, ten at most', async () => {
    const { id, app_id } = await client().save({ name: 'Shop', ip_allow: '192.0.2.0/24' }, me());
    expect(await client().save({ id, status: '0', channel_ids: [1, 2] }, me())).toEqual({ id, app_id });
    expect(await client().mine({}, me())).toMatchObject([
      { id, name: 'Shop', ip_allow: '192.0.2.0/24', channel_ids: [1, 2], status: '0', secrets: [] },
    ]);
    await expect(client().save({ ip_allow: '' }, me())).rejects.toEqual(refused('request.invalid'));
    await expect(client().save({ id, ip_allow: 'everywhere' }, me())).rejects.toEqual(
      refused('request.invalid'),
    );
    const more = await Promise.allSettled(
      Array.from({ length: 12 }, (_none, turn) => client().save({ name: `Shop ${turn}` }, me())),
    );
    expect(more.filter(({ status }) => status === 'fulfilled')).toHaveLength(9);
    expect(await client().remove({ id }, me())).toBeNull();
    expect(await client().mine({}, me())).toHaveLength(9);
  });

  it('are nobody else’s', async () => {
    const { app_id } = await client().roll({}, me());
    const [app] = await client().mine({}, me());
    const id = app?.id ?? 0;
    const other = asMember(1);
    await expect(client().roll({ app_id }, other)).rejects.toEqual(refused('partner.not_found'));
    await expect(client().save({ id, name: 'Mine' }, other)).rejects.toEqual(refused('partner.not_found'));
    await expect(client().remove({ id }, other)).rejects.toEqual(refused('partner.not_found'));
    await expect(client().rollSecret({ id }, me())).rejects.toEqual(refused('auth.login_required'));
    await expect(client().revokeSecret({ id, last4: 'abcd' }, me())).rejects.toEqual(
      refused('auth.login_required'),
    );
  });

  it('are listed for staff by the ends of their secrets, which staff may roll and revoke', async () => {
    const crud = under.client(crudOf('user'));
    const { id } = await crud.add(
      { resource: 'partner-app', row: { user_id: memberId, name: 'By staff' } },
      asAdmin(),
    );
    const { secret } = await client().rollSecret({ id }, asAdmin());
    const read = () => crud.get({ resource: 'partner-app', id }, asAdmin());
    expect(await read()).toMatchObject({
      app_id: expect.stringMatching(/^pw_/) as string,
      secrets: [{ last4: secret.slice(-4) }],
    });
    expect(await client().revokeSecret({ id, last4: secret.slice(-4) }, asAdmin())).toBeNull();
    expect(await read()).toMatchObject({ secrets: [] });
    await expect(client().revokeSecret({ id, last4: 'abcd' }, asAdmin())).rejects.toEqual(
      refused('partner.no_secret'),
    );
    await expect(
      crud.edit({ resource: 'partner-app', id, row: { ip_allow: 'nowhere' } }, asAdmin()),
    ).rejects.toEqual(refused('request.invalid'));
  });

  it('C30: are known to services with their living secrets, to nobody else; every change is said', async () => {
    const { app_id, secret } = await client().roll({}, me());
    const credentials = () => client().credentials({ app_id }, asService());
    expect(await credentials()).toEqual({
      app_id,
      user_id: memberId,
      secrets: [{ secret, expires_at: null }],
      channel_ids: [],
      ip_allow: '',
      rate_per_minute: 300,
      logistice: 'self',
      pay_way: 'balance',
      carrier_code: '',
      is_on: true,
    });
    for (const other of [me(), asAdmin(), asAnybody()])
      await expect(client().credentials({ app_id }, other)).rejects.toEqual(refused('auth.no_permission'));
    const [app] = await client().mine({}, me());
    const id = app?.id ?? 0;
    await client().used({ app_id }, asService());
    expect((await client().mine({}, me()))[0]?.last_used_at).not.toBeNull();

    await under.client(crudOf('user')).edit({ resource: 'partner-app', id, row: { status: '0' } }, asAdmin());
    expect(await credentials()).toMatchObject({ is_on: false });
    await client().revokeSecret({ id, last4: secret.slice(-4) }, asAdmin());
    expect(await credentials()).toMatchObject({ secrets: [] });
    await client().remove({ id }, me());
    expect(await credentials()).toBeNull();
    const said = await outboxOf<{ app_id: string }>(under.database, 'user.partner-app-changed');
    expect(said.filter((one) => one.app_id === app_id)).toHaveLength(4);
  });
});
