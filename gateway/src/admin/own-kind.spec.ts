import { DomainError } from '@parcelway/contracts';
import { ownKind } from './own-kind';

describe('a right over one kind of orders', () => {
  it.each([
    ['PW-7K4M-92QX', 'PW'],
    [' st-1ak2-5r7f', 'ST'],
  ] as const)('reaches %s', (number, kind) => expect(ownKind(number, kind)).toBe(number));

  it.each([
    ['ST-1AK2-5R7F', 'PW'],
    ['SH-1AK2-5R7F', 'PW'],
    ['PW-7K4M-92QX', 'ST'],
    ['', 'ST'],
  ] as const)('does not reach %s', (number, kind) =>
    expect(() => ownKind(number, kind)).toThrow(new DomainError('bill.not_found')),
  );
});
