import { idsOf } from './ids';

describe('idsOf', () => {
  it.each<[string, Record<string, unknown>, number[]]>([
    ['a bracket list', { ids: ['3', '4'] }, [3, 4]],
    ['one value', { ids: '3' }, [3]],
    ['a comma list', { ids: '3, 4' }, [3, 4]],
    ['numbers of a JSON body', { ids: [3, 4] }, [3, 4]],
    ['one number of a JSON body', { ids: 3 }, [3]],
    ['a bracket list too long for the parser', { ids: { 0: '3', 1: '4' } }, [3, 4]],
    ['id where ids is absent', { id: '7' }, [7]],
    ['a repeated id once', { ids: '3,3' }, [3]],
    ['nothing', {}, []],
    ['no id for words, zero, signs and fractions', { ids: ['a', '0', '-1', '1.5', ''] }, []],
    ['no id beyond exact integers', { ids: '9007199254740993' }, []],
  ])('reads %s', (_name, input, expected) => {
    expect(idsOf(input)).toEqual(expected);
  });
});
