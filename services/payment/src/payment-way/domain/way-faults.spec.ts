import { faultsOf } from './way-faults';

const good = {
  code: 'offline',
  provider: 'none',
  currencies: ['GBP'],
  billTypes: [],
  minAmount: null,
  maxAmount: null,
};

describe('a way to pay as staff write it', () => {
  it.each([
    ['as usual', good, []],
    ['with limits', { ...good, minAmount: 1n, maxAmount: 1n }, []],
    ['for some bills', { ...good, billTypes: ['order', 'tax'] }, []],
    ['on a provider of another kind', { ...good, provider: 'stripe' }, ['provider']],
    ['for every currency', { ...good, currencies: [] }, []],
    ['with no list of currencies', { ...good, currencies: 'GBP' }, ['currencies']],
    ['with what is no currency', { ...good, currencies: ['pounds'] }, ['currencies']],
    ['with one twice', { ...good, currencies: ['GBP', 'GBP'] }, ['currencies']],
    ['for bills that do not exist', { ...good, billTypes: ['gift'] }, ['bill_types']],
    ['with limits that cross', { ...good, minAmount: 2n, maxAmount: 1n }, ['max_amount']],
  ] as const)('%s', (_case, way, fields) => {
    expect(faultsOf(way).map(({ field }) => field)).toEqual(fields);
  });
});
