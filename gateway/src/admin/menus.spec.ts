import { resources } from '@parcelway/contracts/resources';
import { seededMenus } from '../../test/menu-rows';
import type { MenuNode, OwnMenuNode } from './menus';
import { legacyMenu, ownMenu, remarkOf } from './menus';

interface Tree<Node> {
  readonly children?: readonly Node[];
}
const flat = <Node extends Tree<Node>>(nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node) => [node, ...flat(node.children ?? [])]);

const rows = seededMenus();
const own = (allow: (node: string) => boolean, some = rows): OwnMenuNode[] =>
  flat(ownMenu(some, allow, 'en'));
const legacy = (client: 'L' | 'C', allow: (node: string) => boolean = () => true): MenuNode[] =>
  flat(legacyMenu(rows, allow, 'zh-cn', client));
const everything = (): boolean => true;

describe('the menu of the product’s own back office', () => {
  it('holds every screen for a super admin, each with its resource', () => {
    const shown = own(everything).flatMap(({ resource }) => resource ?? []);
    expect([...shown].sort()).toEqual(Object.keys(resources).sort());
  });

  it('holds, for one node, its button, its screen, its directory and what is everybody’s', () => {
    const nodes = own((node) => node === 'goods/category/index');
    expect(nodes.map(({ type, name, title }) => [type, name, title])).toEqual([
      ['menu_dir', 'goods', 'Goods'],
      ['menu', 'goods/category', expect.any(String)],
      ['button', 'goods/category/index', 'View'],
      ['menu', 'routine/adminInfo', 'My profile'],
    ]);
  });

  it('leaves out what is switched off, with all below it', () => {
    const off = rows.map((row) => (row.name === 'goods' ? { ...row, status: false } : row));
    expect(own(everything, off).filter(({ name }) => name.startsWith('goods'))).toEqual([]);
  });

  it('shows a screen without buttons to who has it, and no directory for its own sake', () => {
    const [first] = rows;
    const extra = [
      { ...first, id: 901, pid: null, type: 'menu_dir', name: 'links' },
      {
        ...first,
        id: 902,
        pid: null,
        type: 'menu',
        name: 'help',
        menu_type: 'iframe',
        url: 'https://example.com',
      },
    ] as typeof rows;
    expect(own((node) => node === 'help' || node === 'links', extra).map(({ name }) => name)).toEqual([
      'help',
    ]);
  });
});

describe('the menu of the existing clients', () => {
  it('has exactly their keys, no children key on leaves, 0 for the root', () => {
    const [dashboard] = legacy('C');
    expect(Object.keys(dashboard ?? {}).sort()).toEqual(
      [
        ...['id', 'pid', 'type', 'title', 'name', 'path', 'icon', 'menu_type', 'url', 'component'],
        ...['keepalive', 'extend', 'children'],
      ].sort(),
    );
    expect(dashboard).toMatchObject({ pid: 0, keepalive: 0 });
    expect(legacy('C').some((node) => node.type === 'button' && 'children' in node)).toBe(false);
  });

  it('leaves out screens they have no module for, and directories left empty by that', () => {
    const nodes = legacy('L');
    expect(nodes.filter(({ menu_type, component }) => menu_type === 'tab' && component === '')).toEqual([]);
    expect(nodes.map(({ name }) => name)).toContain('user/user');
    expect(nodes.map(({ name }) => name)).not.toContain('goods');
  });

  it('gives both generations the dashboard by the name they know', () => {
    expect(legacy('L')[0]).toMatchObject({ name: 'dashboard/dashboard', path: 'dashboard' });
    expect(legacy('C')[0]).toMatchObject({ name: 'dashboard', path: 'dashboard' });
    expect(legacy('C')[1]).toMatchObject({ type: 'button', name: 'dashboard/index' });
  });

  it('lets the buttons of C be found: its map is keyed by the parent’s name, which is the path', () => {
    const nodes = legacy('C').filter(({ name }) => name !== 'dashboard');
    const byId = new Map(nodes.map((node) => [node.id, node]));
    const lost = nodes
      .filter(({ type }) => type === 'button')
      .filter(({ pid, name }) => {
        const parent = byId.get(pid);
        return parent !== undefined && (parent.name !== parent.path || !name.startsWith(`${parent.name}/`));
      });
    expect(lost).toEqual([]);
  });

  it('names a kept screen in keepalive', () => {
    const kept = rows.map((row) => (row.name === 'user/user' ? { ...row, keepalive: 1 as const } : row));
    const nodes = flat(legacyMenu(kept, everything, 'zh-cn', 'C'));
    expect(nodes.find(({ name }) => name === 'user/user')?.keepalive).toBe('user/user');
  });
});

describe('the banner of a list', () => {
  const remarked = rows.map((row) =>
    row.name === 'user/user' ? { ...row, remark: '注意', remark_en: 'Mind' } : row,
  );
  it('is in the caller’s language, and empty where there is none', () => {
    expect(remarkOf(remarked, 'user/user', 'zh-cn')).toBe('注意');
    expect(remarkOf(remarked, 'user/user', 'en')).toBe('Mind');
    expect(remarkOf(remarked, 'user/group', 'en')).toBe('');
    expect(remarkOf(remarked, 'no/such', 'en')).toBe('');
  });
});
