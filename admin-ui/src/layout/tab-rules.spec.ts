import type { OpenTab } from './tab-rules';
import { closed, named, neighbour, resourceOf, tabKeyOf, visited } from './tab-rules';

const tab = (key: string): OpenTab => ({ key, path: key, name: {} });
const three = [tab('/a'), tab('/b'), tab('/c')];

describe('open tabs', () => {
  it('gives details and form of one row the same tab, and none to the dashboard', () => {
    expect(tabKeyOf('/channel')).toBe('/channel');
    expect(tabKeyOf('/channel/3/show')).toBe('/channel/3');
    expect(tabKeyOf('/channel/3')).toBe('/channel/3');
    expect(tabKeyOf('/channel/create')).toBe('/channel/create');
    expect(tabKeyOf('/')).toBeNull();
    expect(resourceOf(tab('/channel/3'))).toBe('channel');
  });

  it('opens a new page at the end and remembers where a known one was left', () => {
    expect(visited(three, '/d', {}).map(({ key }) => key)).toEqual(['/a', '/b', '/c', '/d']);
    expect(visited(three, '/b?page=2', {})[1]).toEqual({ key: '/b', path: '/b?page=2', name: {} });
    expect(visited(three, '/b', {})).toBe(three);
    expect(visited(three, '/', {})).toBe(three);
  });

  it('takes the name a page gives itself', () => {
    expect(named(three, '/b', { of: 'EMS' })[1]?.name).toEqual({ of: 'EMS' });
    expect(named(three, '/b', {})).toBe(three);
    expect(named(three, '/x', { of: 'EMS' })).toBe(three);
  });

  it('goes to the right neighbour of a closed page, else to the left, else home', () => {
    expect(closed(three, '/b', '/b').goTo).toBe('/c');
    expect(closed(three, '/c', '/c').goTo).toBe('/b');
    expect(closed([tab('/a')], '/a', '/a').goTo).toBe('/');
  });

  it('stays where it is when a page in the back is closed', () => {
    expect(closed(three, '/a', '/b')).toEqual({ tabs: [tab('/b'), tab('/c')], goTo: null });
    expect(closed(three, '/x', '/b')).toEqual({ tabs: three, goTo: null });
  });

  it('steps round the ends through the dashboard', () => {
    expect(neighbour(three, '/c', 1)).toBe('/');
    expect(neighbour(three, null, -1)).toBe('/c');
    expect(neighbour(three, '/a', 1)).toBe('/b');
  });
});
