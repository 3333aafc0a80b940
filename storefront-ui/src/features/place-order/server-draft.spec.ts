import type { LuggageOrderDetail } from '../../api/types';
import { DROP_OFF, type PlaceForm } from './place-form';
import { draftRequest, formOfDraft } from './server-draft';

const form: PlaceForm = {
  channel_id: '3',
  sender_id: '1',
  receiver_id: '',
  cover: '125.00',
  member_coupon_id: '7',
  packages: [{ packaging_box_id: '1', weight: '12.', length: '60', width: '40', height: '40', items: [] }],
  pick_up_date: '2026-12-01',
  remark: '',
  agree: true,
};

describe('a draft of the account', () => {
  it('keeps what was typed, half numbers too, and never the consent', () => {
    const kept = draftRequest(form, '');
    expect(kept).not.toHaveProperty('agree');
    expect(kept).not.toHaveProperty('order_no');
    expect(formOfDraft(kept as LuggageOrderDetail['draft'])).toEqual({ ...form, agree: false });
  });

  it('names the draft that it replaces', () => expect(draftRequest(form, 'PW1').order_no).toBe('PW1'));

  it('has no date for boxes that are dropped off', () =>
    expect(draftRequest({ ...form, pick_up_date: DROP_OFF }, '')).not.toHaveProperty('pick_up_date'));

  it.each([null, {}, { packages: [] }, { packages: 'x' }])('is no form as %j', (draft) =>
    expect(formOfDraft(draft)).toBeNull(),
  );
});
