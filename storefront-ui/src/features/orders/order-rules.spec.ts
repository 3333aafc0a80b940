import {
  awaitsEvents,
  awaitsWaybills,
  movingCount,
  nextLook,
  nextStep,
  readableOrderNo,
  routeProgress,
  searchWords,
  tabStates,
} from './order-rules';

const waybill = (status: number) => ({ waybill_no: '', status, package_no: 1 });

describe('order rules', () => {
  it.each([
    [0, 'resume'],
    [1, 'pay'],
    [5, 'supplement'],
    [7, 'see'],
    [2, 'see'],
    [9, 'again'],
    [11, 'again'],
  ])('offers in state %i to %s', (order_status, step) => expect(nextStep({ order_status })).toBe(step));

  it('moves along the route with the slowest box', () => {
    expect(routeProgress({ order_status: 1, waybills: [] })).toBe(0);
    expect(routeProgress({ order_status: 7, waybills: [waybill(8), waybill(5)] })).toBe(0.74);
    expect(routeProgress({ order_status: 11, waybills: [waybill(8)] })).toBe(1);
    expect(routeProgress({ order_status: 99, waybills: [] })).toBe(0);
  });

  it('shows tabs of the states in use and of the two that always matter', () => {
    expect(tabStates({ '11': 3, '2': 0, '8': 1 })).toEqual(['1', '7', '8', '11']);
    expect(tabStates(undefined)).toEqual(['1', '7']);
  });

  it('counts what is on its way', () => expect(movingCount({ '1': 4, '4': 1, '7': 2, '11': 9 })).toBe(3));

  it('writes order numbers in fours', () => {
    expect(readableOrderNo('PW7K4M92QX')).toBe('PW-7K4M-92QX');
    expect(readableOrderNo('PW-7K4M-92QX')).toBe('PW-7K4M-92QX');
    expect(readableOrderNo('EE473124829GB')).toBe('EE473124829GB');
  });

  it.each([
    ['a paid order without any', { pay_status: 2, order_status: 2, waybills: [] }, true],
    ['a paid order with one of two', { pay_status: 2, order_status: 2, waybills: [waybill(0)] }, true],
    ['a paid order with both', { pay_status: 2, order_status: 2, waybills: [waybill(0), waybill(0)] }, false],
    ['an unpaid order', { pay_status: 1, order_status: 1, waybills: [] }, false],
    ['a cancelled order', { pay_status: 2, order_status: 9, waybills: [] }, false],
  ])('waits for the waybills of %s: %j gives %s', (_, order, waits) =>
    expect(awaitsWaybills({ ...order, package_count: 2 })).toBe(waits),
  );

  it('waits for the first event of a waybill', () => {
    const event = { time: 1_795_800_000, status: 1, description: '', place: '' };
    expect(awaitsEvents({ events: [] })).toBe(true);
    expect(awaitsEvents({ events: [event] })).toBe(false);
  });

  it('looks again every 1.5 seconds for a minute, and never when there is nothing to wait for', () => {
    expect(nextLook(true, 0)).toBe(1500);
    expect(nextLook(true, 59_999)).toBe(1500);
    expect(nextLook(true, 60_000)).toBe(false);
    expect(nextLook(false, 0)).toBe(false);
  });
});

it.each([
  ['PW-7K4M-92QX', 'PW7K4M92QX'],
  ['pw-7k4m', 'pw7k4m'],
  ['PW7K4M92QX', 'PW7K4M92QX'],
  ['Stoke-on-Trent', 'Stoke-on-Trent'],
])('looks for %s as %s', (typed, words) => {
  expect(searchWords(typed)).toBe(words);
});
