import { atMost, decimal, firstProblem, ifGiven, required, whole } from './rules';

const weight = decimal({ min: '0.01', max: '70', scale: 3 });

describe('field rules', () => {
  it.each(['12.30', '0.01', '70', '70.000', '8.045'])('takes %s kg', (text) =>
    expect(weight(text)).toBeNull(),
  );

  it.each([
    ['', 'rule.number'],
    ['12,3', 'rule.number'],
    ['-1', 'rule.number'],
    ['1e1', 'rule.number'],
    ['0', 'rule.range'],
    ['70.001', 'rule.range'],
    ['1.0005', 'rule.decimals'],
  ])('refuses "%s" as a weight with %s', (text, key) => expect(weight(text)?.key).toBe(key));

  it('takes whole numbers inside the limits only', () => {
    expect(whole(1, 999)('6')).toBeNull();
    expect(whole(1, 999)('0')?.values).toEqual({ min: 1, max: 999 });
    expect(whole(1, 999)('1.5')?.key).toBe('rule.whole');
  });

  it('counts characters, not code units', () => {
    expect(atMost(2)('𠮷野')).toBeNull();
    expect(atMost(2)('敦煌市')?.values).toEqual({ max: 2, length: 3 });
  });

  it('leaves an empty optional field alone and checks a given one', () => {
    expect(ifGiven(weight)('')).toBeNull();
    expect(ifGiven(weight)('abc')?.key).toBe('rule.number');
    expect(firstProblem(' ', [required, weight])?.key).toBe('rule.required');
  });
});
