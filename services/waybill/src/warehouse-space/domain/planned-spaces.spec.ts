import { numbersOf, plannedSpaces } from './planned-spaces';

describe('spaces made at once', () => {
  it.each([
    ['3', [1, 2, 3]],
    ['4-6', [4, 5, 6]],
    [' 2 - 2 ', [2]],
    ['0', null],
    ['5-3', null],
    ['A', null],
    ['', null],
    ['1-9999', null],
  ])('"%s" stands for %j', (range, numbers) => expect(numbersOf(range)).toEqual(numbers));

  it('are every slot of every level of every rack, named by where they are', () => {
    const places = plannedSpaces('B', [9, 10], [1, 2], [1]);
    expect(places.map(({ code }) => code)).toEqual(['B-09-1-1', 'B-09-2-1', 'B-10-1-1', 'B-10-2-1']);
    expect(places[3]).toEqual({ area: 'B', rack: '10', level: '2', slot: '1', code: 'B-10-2-1' });
  });
});
