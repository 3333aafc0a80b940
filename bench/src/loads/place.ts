import { inTurn, writing } from './load';
import type { Load, Member } from './load';

/** What every order ships: the channel, and goods of a category that anything may go in. */
export interface Goods {
  readonly channelId: number;
  readonly categoryId: number;
}

/** Placing luggage orders of two boxes with two items each, one member after the other, every order with a key of its own. */
export function placeLoad(members: readonly Member[], goods: Goods): Load {
  const next = inTurn(members.map((member) => ({ member, body: orderBody(member, goods) })));
  return () => {
    const { member, body } = next();
    return { method: 'POST', path: '/api/waybill/add', headers: writing(member), body };
  };
}

/** The body of a placement, as the storefront sends it. */
export function orderBody({ senderId, receiverId }: Member, { channelId, categoryId }: Goods): string {
  const item = (name_zh: string, name_en: string, quantity: number, unit_price: string): object => ({
    category_id: categoryId,
    name_zh,
    name_en,
    quantity,
    unit_price,
  });
  const items = [item('棉质上衣', 'Cotton tops', 6, '12.50'), item('专业书籍', 'Textbooks', 4, '32.00')];
  return JSON.stringify({
    channel_id: channelId,
    sender_id: senderId,
    receiver_id: receiverId,
    cover: '500.00',
    agree: true,
    remark: '',
    packages: [
      { weight: '12.30', length: '60', width: '40', height: '40', packaging_box_id: 1, items },
      { weight: '18.20', length: '50', width: '40', height: '30', packaging_box_id: 2, items },
    ],
  });
}
