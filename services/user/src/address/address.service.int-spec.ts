import 'reflect-metadata';
import type { AddressForm, AddressSnapshot, Client } from '@parcelway/contracts';
import { address, addressChanged } from '@parcelway/contracts';
import { FieldCipher } from '@parcelway/platform';
import type { UserServiceUnderTest } from '../../test/running-service';
import {
  asAnybody,
  asMember,
  asService,
  newMember,
  outboxOf,
  runUserService,
} from '../../test/running-service';

const ID_CARD = '11010519491231002X';

const inLeeds: AddressForm = {
  address_type: 1,
  salutation: 'Ms',
  first_name: 'Jane',
  last_name: 'Smith',
  mobile_code: '+44',
  mobile: '07700900142',
  email: 'jane@example.com',
  country: 'GB',
  city: 'Leeds',
  address_line: '48 Park Lane',
  zip_code: 'ls31ew',
};
const inBeijing: AddressForm = {
  address_type: 2,
  salutation: '先生',
  first_name: '小明',
  last_name: '王',
  mobile_code: '+86',
  mobile: '13900001234',
  country: 'CN',
  province: '北京市',
  city: '北京市',
  district: '朝阳区',
  address_line: '建国门外大街 1 号',
  zip_code: '100022',
};

describe('address book', () => {
  let under: UserServiceUnderTest;
  let client: Client<typeof address>;
  let me: number;
  const myself = () => asMember(me);

  beforeAll(async () => {
    under = await runUserService();
    client = under.client(address);
  });
  beforeEach(async () => {
    me = await newMember(under);
  });
  afterAll(() => under.stop());

  const refused = (code: string) => expect.objectContaining({ name: 'DomainError', code });
  const storedOf = async (id: number): Promise<Record<string, unknown>> => {
    const rows = (await under.database.query(`SELECT * FROM address WHERE id = $1`, [id])) as Record<
      string,
      unknown
    >[];
    return rows[0] ?? {};
  };
  const eventsOf = async (id: number): Promise<AddressSnapshot[]> =>
    (await outboxOf<AddressSnapshot>(under.database, addressChanged.name)).filter((event) => event.id === id);

  it('stores an address in its usual form, confirmed, and tells other services', async () => {
    const { id } = await client.add(inBeijing, myself());
    expect(await client.get({ id }, myself())).toMatchObject({
      user_name: '王小明',
      mobile: '13900001234',
      latin_name: 'Wang Xiaoming',
      latin_address: 'Jianguomen Waidajie 1 Hao, Chaoyangqu, Beijingshi, Beijingshi',
      is_confirmed: '1',
      id_card_number: '',
    });
    expect(await eventsOf(id)).toEqual([
      expect.objectContaining({
        user_id: me,
        version: 1,
        user_name: '王小明',
        is_confirmed: true,
        is_deleted: false,
      }),
    ]);
  });

  it('keeps an id card number sealed: only its mask in answers, rows and events', async () => {
    const { id } = await client.add({ ...inBeijing, id_card_number: ID_CARD.toLowerCase() }, myself());
    expect((await client.get({ id }, myself())).id_card_number).toBe('110******002X');
    const stored = await storedOf(id);
    expect(JSON.stringify(stored).toUpperCase()).not.toContain(ID_CARD);
    expect(stored['id_card_masked']).toBe('110******002X');
    expect(new FieldCipher(under.config.fieldKey).decrypt(String(stored['id_card_number']))).toBe(ID_CARD);
    expect(JSON.stringify(await eventsOf(id))).not.toContain(ID_CARD);
  });

  it('leaves the id card number alone when an edit sends none or its mask', async () => {
    const { id } = await client.add({ ...inBeijing, id_card_number: ID_CARD }, myself());
    const sealed = (await storedOf(id))['id_card_number'];
    await client.edit({ ...inBeijing, id, id_card_number: '' }, myself());
    await client.edit({ ...inBeijing, id, id_card_number: '110******002X', company: 'Acme' }, myself());
    expect(await storedOf(id)).toMatchObject({ id_card_number: sealed, company: 'Acme' });
  });

  it('answers every broken field at once and stores nothing', async () => {
    const broken = { ...inBeijing, province: '', zip_code: '10002', mobile: '12', id_card_number: '1' };
    await expect(client.add(broken, myself())).rejects.toMatchObject({
      code: 'request.invalid',
      fields: [
        { field: 'province', rule: 'required' },
        { field: 'mobile', rule: 'mobile' },
        { field: 'zip_code', rule: 'cn_postcode', params: { length: 5 } },
        { field: 'id_card_number', rule: 'id_card' },
      ],
    });
    expect((await client.list({}, myself())).total).toBe(0);
  });

  it('spells a name anew after an edit, unless the member wrote the Latin form', async () => {
    const { id } = await client.add(inBeijing, myself());
    const { latin_name, latin_address } = await client.get({ id }, myself());
    await client.edit({ ...inBeijing, id, first_name: '大明', latin_name, latin_address }, myself());
    expect((await client.get({ id }, myself())).latin_name).toBe('Wang Daming');
    await client.edit({ ...inBeijing, id, latin_name: 'WANG, David' }, myself());
    await client.edit({ ...inBeijing, id, first_name: '小明', latin_name: 'WANG, David' }, myself());
    expect((await client.get({ id }, myself())).latin_name).toBe('WANG, David');
  });

  it('lists the preset first, then the newest; sender and receiver lists hold the preset as well', async () => {
    const { id: first } = await client.add(inLeeds, myself());
    const { id: preset } = await client.add({ ...inBeijing, address_type: 0 }, myself());
    const { id: last } = await client.add(inBeijing, myself());
    const ids = async (request: object) => (await client.list(request, myself())).list.map(({ id }) => id);
    expect(await ids({})).toEqual([preset, last, first]);
    expect(await ids({ address_type: '1' })).toEqual([preset, first]);
    expect(await ids({ address_type: 2 })).toEqual([preset, last]);
    expect(await ids({ order: 'id,asc' })).toEqual([first, preset, last]);
    expect(await ids({ page: 2, limit: 2 })).toEqual([first]);
    expect(await ids({ quick_search: 'park' })).toEqual([first]);
    expect(await ids({ quickSearch: '%' })).toEqual([]);
  });

  it('makes the first address without a type the preset and later ones what their country makes likely', async () => {
    const { address_type: _, ...typeless } = inBeijing;
    const { id: first } = await client.add(typeless, myself());
    const { id: second } = await client.add(typeless, myself());
    expect((await client.get({ id: first }, myself())).address_type).toBe(0);
    expect((await client.get({ id: second }, myself())).address_type).toBe(2);
  });

  it('moves the preset: the former one becomes a sender again, and both are news', async () => {
    const { id: former } = await client.add({ ...inLeeds, address_type: 0 }, myself());
    const { id: next } = await client.add(inBeijing, myself());
    await client.setDefault({ id: next }, myself());
    expect((await client.get({ id: former }, myself())).address_type).toBe(1);
    expect((await client.get({ id: next }, myself())).address_type).toBe(0);
    expect((await eventsOf(former)).map(({ version }) => version)).toEqual([1, 2]);
    expect((await eventsOf(next)).map(({ version }) => version)).toEqual([1, 2]);
  });

  it('keeps one preset when five are made at once', async () => {
    await Promise.all(Array.from({ length: 5 }, () => client.add({ ...inLeeds, address_type: 0 }, myself())));
    const { list } = await client.list({}, myself());
    expect(list.filter(({ address_type }) => address_type === 0)).toHaveLength(1);
    expect(list).toHaveLength(5);
  });

  it.each([
    ['a number', (one: number, _two: number) => one, 1],
    ['an array', (one: number, two: number) => [one, String(two)], 2],
    ['a comma list', (one: number, two: number) => `${one},${two}`, 2],
  ])('deletes by %s', async (_form, ids, deleted) => {
    const { id: one } = await client.add(inLeeds, myself());
    const { id: two } = await client.add(inBeijing, myself());
    expect(await client.del({ ids: ids(one, two) }, myself())).toEqual({ deleted });
    await expect(client.get({ id: one }, myself())).rejects.toEqual(refused('address.not_found'));
    expect((await eventsOf(one)).at(-1)).toMatchObject({ version: 2, is_deleted: true });
    await expect(client.del({ ids: one }, myself())).rejects.toEqual(refused('address.not_found'));
  });

  it("treats another member's address as a missing one, and changes nothing (fault C23)", async () => {
    const other = asMember(await newMember(under));
    const { id } = await client.add(inLeeds, myself());
    const { id: own } = await client.add(inLeeds, other);
    const missing = refused('address.not_found');
    for (const target of [id, 987_654_321]) {
      await expect(client.get({ id: target }, other)).rejects.toEqual(missing);
      await expect(client.edit({ ...inLeeds, id: target, city: 'York' }, other)).rejects.toEqual(missing);
      await expect(client.setDefault({ id: target }, other)).rejects.toEqual(missing);
      await expect(client.del({ ids: [own, target] }, other)).rejects.toEqual(missing);
    }
    expect(await client.get({ id }, myself())).toMatchObject({ city: 'Leeds', address_type: 1 });
    expect((await client.list({}, other)).list.map((row) => row.id)).toEqual([own]);
  });

  it('refuses an id that a number cannot hold instead of rounding it (fault C8)', async () => {
    await expect(client.get({ id: '9007199254740993' }, myself())).rejects.toMatchObject({
      code: 'request.invalid',
      fields: [{ field: 'id', rule: 'integer' }],
    });
  });

  it('asks anybody else to log in', async () => {
    await expect(client.list({}, asAnybody())).rejects.toEqual(refused('auth.login_required'));
  });

  describe('for an order', () => {
    it('gives a service and the member both snapshots', async () => {
      const { id: sender_id } = await client.add(inLeeds, myself());
      const { id: receiver_id } = await client.add({ ...inBeijing, id_card_number: ID_CARD }, myself());
      for (const context of [asService(), myself()])
        expect(await client.forOrder({ user_id: me, sender_id, receiver_id }, context)).toMatchObject({
          sender: { id: sender_id, zip_code: 'LS3 1EW', user_id: me },
          receiver: { id: receiver_id, id_card_masked: '110******002X' },
        });
    });

    it('gives nobody the address of another member', async () => {
      const other = await newMember(under);
      const { id: sender_id } = await client.add(inLeeds, myself());
      const { id: receiver_id } = await client.add(inBeijing, asMember(other));
      const missing = refused('address.not_found');
      await expect(client.forOrder({ user_id: me, sender_id, receiver_id }, asService())).rejects.toEqual(
        missing,
      );
      await expect(
        client.forOrder({ user_id: me, sender_id, receiver_id: sender_id }, asMember(other)),
      ).rejects.toEqual(missing);
    });
  });

  it('has the demo addresses, confirmed and known to other services', async () => {
    const { list } = await client.list({}, asMember(1));
    expect(list.map(({ user_name, zip_code, is_confirmed }) => [user_name, zip_code, is_confirmed])).toEqual([
      ['林建国', '736200', '1'],
      ['林悦', 'LS3 1EW', '1'],
    ]);
    expect((await eventsOf(1))[0]).toMatchObject({ user_id: 1, version: 1, latin_name: 'Lin Yue' });
    expect((await eventsOf(2))[0]).toMatchObject({ user_id: 1, id_card_masked: '110******002X' });
  });
});
