import type { OpenTab } from './tab-rules';
import { closed, named, neighbour, resourceOf, tabKeyOf, visited } from './tab-rules';

const tab = (key: string): OpenTab => ({ key, path: key, name: {} });
const three = [tab('/channel'), tab('/member'), tab('/waybill')];

describe('open tabs', () => {
  it('gives details and form of one row the same tab, and none to routes that ask for none', () => {
    expect(tabKeyOf('/channel')).toBe('/channel');
    expect(tabKeyOf('/placeOrderLuggageDeposit')).toBe('/placeOrderLuggageDeposit');
    expect(tabKeyOf('/price-simulator')).toBe('/price-simulator');
    expect(tabKeyOf('/channel/3/show')).toBe('/channel/3');
    expect(tabKeyOf('/channel/3')).toBe('/channel/3');
    expect(tabKeyOf('/channel/create')).toBe('/channel/create');
    for (const path of ['/', '/dashboard', '/loading/x', '/no-such-page', '/constructor'])
      expect(tabKeyOf(path)).toBeNull();
    expect(tabKeyOf('/iframe/https%3A%2F%2Fa.example%2Fb')).toBe('/iframe/https%3A%2F%2Fa.example%2Fb');
    expect(resourceOf(tab('/channel/3'))).toBe('channel');
  });

  it('opens a new page at the end and remembers where a known one was left', () => {
    expect(visited(three, '/country', {}).map(({ key }) => key)).toEqual([
      '/channel',
      '/member',
      '/waybill',
      '/country',
    ]);
    expect(visited(three, '/member?page=2', {})[1]).toEqual({
      key: '/member',
      path: '/member?page=2',
      name: {},
    });
    expect(visited(three, '/member', {})).toBe(three);
    expect(visited(three, '/', {})).toBe(three);
  });

  it('takes the name a page gives itself', () => {
    expect(named(three, '/member', { of: 'EMS' })[1]?.name).toEqual({ of: 'EMS' });
    expect(named(three, '/member', {})).toBe(three);
    expect(named(three, '/x', { of: 'EMS' })).toBe(three);
  });

  it('goes to the right neighbour of a closed page, else to the left, else home', () => {
    expect(closed(three, '/member', '/member').goTo).toBe('/waybill');
    expect(closed(three, '/waybill', '/waybill').goTo).toBe('/member');
    expect(closed([tab('/channel')], '/channel', '/channel').goTo).toBe('/');
  });

  it('stays where it is when a page in the back is closed', () => {
    expect(closed(three, '/channel', '/member')).toEqual({
      tabs: [tab('/member'), tab('/waybill')],
      goTo: null,
    });
    expect(closed(three, '/x', '/member')).toEqual({ tabs: three, goTo: null });
  });

  it('steps round the ends through the dashboard', () => {
    expect(neighbour(three, '/waybill', 1)).toBe('/');
    expect(neighbour(three, null, -1)).toBe('/waybill');
    expect(neighbour(three, '/channel', 1)).toBe('/member');
  });
});
