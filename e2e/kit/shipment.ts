import { randomUUID } from 'node:crypto';
import { Api } from './api';

export const DUNHUANG = {
  address_type: 2,
  salutation: '先生',
  first_name: '建国',
  last_name: '林',
  mobile_code: '+86',
  mobile: '13900001234',
  email: '',
  country: 'CN',
  province: '甘肃省',
  city: '酒泉市',
  district: '敦煌市',
  address_line: '沙州北路 26 号 3 单元 501',
  zip_code: '736200',
  id_card_number: '11010519491231002X',
};
export const BEIJING = {
  ...DUNHUANG,
  province: '北京市',
  city: '北京市',
  district: '朝阳区',
  address_line: '建国路 88 号',
  zip_code: '100022',
};
export const LEEDS = {
  address_type: 1,
  salutation: 'Ms',
  first_name: 'Yue',
  last_name: 'Lin',
  mobile_code: '+44',
  mobile: '7700900142',
  email: 'lin@example.com',
  country: 'GB',
  province: 'West Yorkshire',
  city: 'Leeds',
  district: '',
  address_line: 'Flat 12, 48 Park Lane',
  zip_code: 'LS3 1EW',
  id_card_number: '',
};

/** The two boxes of the worked example. */
export function twoBoxes(categoryId: number, boxIds: readonly [number, number]): object[] {
  const item = (name_zh: string, name_en: string, quantity: number, unit_price: string) => ({
    category_id: categoryId,
    name_zh,
    name_en,
    quantity,
    unit_price,
  });
  return [
    {
      weight: '12.30',
      length: '60',
      width: '40',
      height: '40',
      packaging_box_id: boxIds[0],
      items: [
        item('旧羽绒服', 'Used down jacket', 3, '40.00'),
        item('旧毛衣', 'Used knitwear', 6, '12.00'),
        item('被套', 'Duvet cover', 2, '15.00'),
      ],
    },
    {
      weight: '8.04',
      length: '40',
      width: '30',
      height: '20',
      packaging_box_id: boxIds[1],
      items: [item('英文教材', 'Textbooks', 6, '18.50'), item('陶瓷马克杯', 'Ceramic mug', 4, '16.50')],
    },
  ];
}

export interface Ready {
  readonly api: Api;
  readonly sender: number;
  readonly receiver: number;
  readonly channel: number;
  readonly packages: object[];
}

export async function logIn(api: Api, username = 'demo', password = 'Demo1234'): Promise<Api> {
  const { userInfo } = await api.ok(
    api.post<{ userInfo: { token: string } }>('/api/user/checkIn', {
      tab: 'login',
      username,
      password,
      keep: true,
    }),
  );
  return api.as({ token: userInfo.token });
}

export async function logInAsStaff(api: Api): Promise<Api> {
  const { userInfo } = await api.ok(
    api.post<{ userInfo: { token: string } }>('/admin/Index/login', {
      username: 'admin',
      password: 'Admin123',
      keep: true,
    }),
  );
  return api.as({ token: userInfo.token });
}

/** Addresses in the book and everything a quote needs. */
export async function prepare(api: Api, receiver: object = DUNHUANG): Promise<Ready> {
  const sender = await api.ok(api.post<{ id: number }>('/api/address/add', LEEDS));
  const to = await api.ok(api.post<{ id: number }>('/api/address/add', receiver));
  const channels = await api.ok(api.get<{ list: { id: number; code: string }[] }>('/api/channel/index'));
  const boxes = await api.ok(api.get<{ list: { id: number }[] }>('/api/packaging/index'));
  const categories = await api.ok(api.get<{ list: { id: number }[] }>('/api/packaging/goodsCategory'));
  const boxId = (id: number): number => boxes.list.find((box) => box.id === id)?.id ?? 0;
  return {
    api,
    sender: sender.id,
    receiver: to.id,
    channel: channels.list.find(({ code }) => code === 'UKCN-AIR')?.id ?? 0,
    packages: twoBoxes(categories.list[0]?.id ?? 0, [boxId(1), boxId(3)]),
  };
}

export interface Placed {
  readonly order_id: number;
  readonly order_no: string;
  readonly order_total_amount: string;
}

export function placeBody({ sender, receiver, channel, packages }: Ready, more: object = {}): object {
  return {
    channel_id: channel,
    sender_id: sender,
    receiver_id: receiver,
    cover: '500.00',
    packages,
    agree: true,
    ...more,
  };
}

export function place(ready: Ready, more: object = {}): Promise<Placed> {
  return ready.api.ok(
    ready.api.post<Placed>('/api/waybill/add', placeBody(ready, more), { key: randomUUID() }),
  );
}

export interface OrderDetail {
  readonly order_no: string;
  readonly order_status: number;
  readonly pay_status: number;
  readonly order_total_amount: string;
  readonly inbound_progress: string;
  readonly waybills: { waybill_no: string; status: number }[];
  readonly packages: { waybill_no: string | null }[];
  readonly actions?: string[];
  readonly refunded_amount?: string;
  readonly pickups?: { status: number; pick_up_date: string }[];
}

export function detail(api: Api, orderNo: string): Promise<OrderDetail> {
  return api.ok(api.get<OrderDetail>(`/api/waybill/detail?order_no=${orderNo}`));
}

/** A second member, whom staff make, logged in: whoever must not see what is the first one's. */
export async function logInAsStranger(staff: Api, url: string): Promise<Api> {
  return (await admitMember(staff, { username: 'stranger', mobile: '7700900999' }, url)).api;
}

/** A member whom staff make, logged in. */
export async function admitMember(
  staff: Api,
  { username, mobile }: { readonly username: string; readonly mobile: string },
  url = staff.url,
): Promise<{ readonly id: number; readonly api: Api }> {
  const password = 'Stranger1';
  const made = await staff.fetch('/rest/member', {
    method: 'POST',
    body: JSON.stringify({ username, nickname: '路人', password, group_id: 1, mobile_code: '+44', mobile }),
    headers: { 'content-type': 'application/json' },
  });
  if (!made.ok) throw new Error(await made.text());
  const { id } = (await made.json()) as { id: number };
  return { id: Number(id), api: await logIn(new Api(url), username, password) };
}
