import type { MenuNode } from './menu-tree';
import { iframePath, landingPath, leavesOf, menuOf, wantedPath, webAddress } from './menu-tree';

const here = 'https://ship.example/admin/';
const paths = { screens: { dashboard: '/dashboard' }, here };
let id = 0;
const node = (of: Partial<MenuNode>): MenuNode => ({
  id: (id += 1),
  type: 'menu',
  title: of.name ?? '',
  name: '',
  menu_type: 'tab',
  url: '',
  extend: 'none',
  ui_icon: '',
  resource: null,
  ...of,
});
const leaf = (of: Partial<MenuNode>) => menuOf([node(of)], paths)[0];
const scripts = [
  'javascript:alert(1)',
  'data:text/html,<b>',
  'blob:https://x/1',
  'file:///etc/passwd',
  'http://',
];

describe('the menu', () => {
  it('leads to the list of a resource, to a screen of its own, to an embedded page, and out of the workspace', () => {
    expect(leaf({ resource: 'member' })).toMatchObject({ to: '/member', isLink: false });
    expect(leaf({ name: 'dashboard' })).toMatchObject({ to: '/dashboard' });
    expect(leaf({ menu_type: 'iframe', url: 'https://a.example/x?y=1#z' })).toMatchObject({
      to: '/iframe/https%3A%2F%2Fa.example%2Fx%3Fy%3D1%23z',
      isLink: false,
    });
    expect(leaf({ menu_type: 'iframe', url: '/docs' })).toMatchObject({ to: '/iframe/%2Fdocs' });
    expect(leaf({ menu_type: 'link', url: '/docs' })).toMatchObject({
      to: 'https://ship.example/docs',
      isLink: true,
    });
  });

  it('leaves out what would lead nowhere', () => {
    expect(leaf({ name: 'nobody/knows' })).toBeUndefined();
    expect(leaf({ menu_type: 'iframe', url: '' })).toBeUndefined();
    expect(leaf({ type: 'button', resource: 'member' })).toBeUndefined();
    expect(leaf({ type: 'menu_dir', children: [] })).toBeUndefined();
    expect(leaf({ type: 'menu_dir', children: [node({ name: 'nobody/knows' })] })).toBeUndefined();
    expect(leaf({ resource: 'member', extend: 'add_rules_only' })).toBeUndefined();
  });

  it('keeps an entry without a route of its own', () => {
    expect(leaf({ resource: 'member', extend: 'add_menu_only' })).toMatchObject({ to: '/member' });
  });

  it.each(scripts)('neither embeds nor links to %s', (url) => {
    expect(leaf({ menu_type: 'iframe', url })).toBeUndefined();
    expect(leaf({ menu_type: 'link', url })).toBeUndefined();
    expect(webAddress(url, here)).toBeNull();
  });

  it('keeps the order through directories in directories, and opens with the first page inside', () => {
    const items = menuOf(
      [
        node({ menu_type: 'link', url: 'https://a.example' }),
        node({
          type: 'menu_dir',
          children: [
            node({ type: 'menu_dir', children: [node({ resource: 'waybill' })] }),
            node({ resource: 'member' }),
          ],
        }),
      ],
      paths,
    );
    expect(leavesOf(items).map(({ to }) => to)).toEqual(['https://a.example/', '/waybill', '/member']);
    expect(landingPath(items)).toBe('/waybill');
    expect(landingPath([])).toBeNull();
  });
});

describe('the wanted page', () => {
  it.each([
    ['/member', '/member'],
    ['/admin/member?page=2', '/member?page=2'],
    ['{"path":"/admin/member","query":{"page":"2","q":"林 悦"}}', '/member?page=2&q=%E6%9E%97+%E6%82%A6'],
    ['{"path":"/member"}', '/member'],
    [iframePath('https://a.example/b'), '/iframe/https%3A%2F%2Fa.example%2Fb'],
  ])('%s is %s', (to, path) => expect(wantedPath(to)).toBe(path));

  it.each([
    '/',
    '/admin',
    '',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/loading/x',
    '{"a":1}',
  ])('%s is none', (to) => expect(wantedPath(to)).toBeNull());
});
