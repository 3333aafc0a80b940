import { isSecondFactor, trackView } from './track-view';
import type { TrackedEvent, TrackedRow } from './waybill.queries';

const at = (time: string) => new Date(`2026-12-01T${time}Z`).getTime();
const event = (changes: Partial<TrackedEvent>): TrackedEvent => ({
  at: at('10:00:00'),
  status: 0,
  zh: '已付款，面单已出',
  en: 'Paid, label ready',
  place: '',
  place_en: '',
  ...changes,
});
const row = (changes: Partial<TrackedRow>): TrackedRow => ({
  waybill_no: 'EE473124829GB',
  order_no: 'PW-7K4M-92QX',
  package_no: 1,
  user_id: '1',
  status: 0,
  receiver_city: '酒泉市',
  receiver_zip: '736200',
  receiver_phone_end: '1234',
  events: [event({})],
  ...changes,
});
const received = event({
  at: at('14:05:00'),
  status: 2,
  zh: '已入仓',
  en: 'Received at the warehouse',
  place: '利兹仓',
  place_en: 'Leeds warehouse',
});
const boxes = [
  row({ status: 2, events: [received, event({})] }),
  row({ waybill_no: 'EE473124832GB', package_no: 2 }),
];

describe('trackView', () => {
  it('of two boxes shows the one behind, and tells once what happened to both', () => {
    expect(trackView(boxes, true, 'en')).toEqual({
      status: 0,
      receiver_city: '酒泉市',
      order_no: 'PW-7K4M-92QX',
      events: [
        {
          time: at('14:05:00') / 1000,
          status: 2,
          description: 'Received at the warehouse',
          place: 'Leeds warehouse',
        },
        { time: at('10:00:00') / 1000, status: 0, description: 'Paid, label ready', place: '' },
      ],
      waybills: [
        { waybill_no: 'EE473124829GB', status: 2, package_no: 1 },
        { waybill_no: 'EE473124832GB', status: 0, package_no: 2 },
      ],
    });
  });

  it('shows strangers the status, the last event and the city, and nothing else', () => {
    expect(trackView(boxes, false, 'zh-cn')).toEqual({
      status: 0,
      receiver_city: '酒泉市',
      events: [{ time: at('14:05:00') / 1000, status: 2, description: '已入仓', place: '利兹仓' }],
    });
  });

  it('takes the other language where one is blank, and shows a blank for none', () => {
    const half = trackView([row({ events: [event({ en: '' })] })], true, 'en');
    expect(half.events[0]?.description).toBe('已付款，面单已出');
    const none = trackView([row({ events: [event({ en: '', zh: '' })] })], true, 'en');
    expect(none.events[0]?.description).toBe('');
  });
});

describe('isSecondFactor', () => {
  it.each([
    ['1234', true],
    [' 736200 ', true],
    ['234', false],
    ['0000', false],
    ['', false],
    [undefined, false],
  ])('takes %j: %s', (verify, right) => {
    expect(isSecondFactor(verify, row({}))).toBe(right);
  });

  it('takes a British postcode in any spacing and case', () => {
    expect(isSecondFactor('ls31ew', row({ receiver_zip: 'LS3 1EW' }))).toBe(true);
  });

  it('takes no blank for a receiver without phone or postcode', () => {
    expect(isSecondFactor(' ', row({ receiver_zip: '', receiver_phone_end: '' }))).toBe(false);
  });
});
