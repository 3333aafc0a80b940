import {
  awaitsWaybills,
  movingCount,
  nextStep,
  readableOrderNo,
  routeProgress,
  tabStates,
} from './order-rules';

const waybill = (status: number) => ({ waybill_no: '', status, package_no: 1 });

describe('order rules', () => {
  it.each([
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

  it('waits for the waybills of a paid order, not of an unpaid or a cancelled one', () => {
    expect(awaitsWaybills({ pay_status: 2, order_status: 2, waybills: [] })).toBe(true);
    expect(awaitsWaybills({ pay_status: 2, order_status: 2, waybills: [waybill(0)] })).toBe(false);
    expect(awaitsWaybills({ pay_status: 1, order_status: 1, waybills: [] })).toBe(false);
    expect(awaitsWaybills({ pay_status: 2, order_status: 9, waybills: [] })).toBe(false);
  });
});
