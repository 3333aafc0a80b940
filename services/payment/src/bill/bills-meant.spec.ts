import { DomainError } from '@parcelway/contracts';
import { billsMeant } from './bills-meant';

describe('which bills are meant', () => {
  it.each([
    ['an order', { order_no: 'PW1' }, { refNo: 'PW1' }],
    ['an order, whatever else is there', { order_no: 'PW1', bill_no: 'B1' }, { refNo: 'PW1' }],
    ['one bill', { bill_no: 'B1' }, { billNos: ['B1'] }],
    ['some bills, each once', { bill_nos: ['B1', 'B2', 'B1'] }, { billNos: ['B1', 'B2'] }],
    [
      'some bills where the others are empty',
      { order_no: '', bill_no: '', bill_nos: ['B1'] },
      { billNos: ['B1'] },
    ],
  ])('%s', (_what, request, meant) => {
    expect(billsMeant(request)).toEqual(meant);
  });

  it.each([
    ['nothing', {}],
    ['no bill', { bill_nos: [] }],
    ['51 bills', { bill_nos: Array.from({ length: 51 }, (_, index) => `B${index}`) }],
    ['what is no list', { bill_nos: 'B1' as unknown as string[] }],
    ['what is no number', { bill_nos: [7 as unknown as string] }],
    ['an empty number', { bill_nos: ['B1', ''] }],
    ['a number too long', { bill_nos: ['B'.repeat(21)] }],
  ])('refuses %s', (_what, request) => {
    expect(() => billsMeant(request)).toThrow(DomainError);
  });
});
