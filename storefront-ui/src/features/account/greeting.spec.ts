import { greetingOf } from './greeting';

describe('greeting', () => {
  it.each([
    [0, 'night'],
    [4, 'night'],
    [5, 'morning'],
    [9, 'forenoon'],
    [12, 'noon'],
    [14, 'afternoon'],
    [18, 'evening'],
    [23, 'evening'],
  ])('at %i it is %s', (hour, part) => expect(greetingOf(hour)).toBe(part));
});
