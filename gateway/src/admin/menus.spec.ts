import { resources } from '@parcelway/contracts/resources';
import type { MenuNode } from './menus';
import { directories, menuTree } from './menus';

const flat = (nodes: readonly MenuNode[]): MenuNode[] =>
  nodes.flatMap((node) => [node, ...flat(node.children ?? [])]);

describe('menuTree', () => {
  it('gives every declared resource one place', () => {
    const placed = directories.flatMap((directory) => directory.resources);
    expect([...placed].sort()).toEqual(Object.keys(resources).sort());
  });

  it('shows a super admin every directory, with names equal to paths and unique ids', () => {
    const nodes = flat(menuTree(() => true, 'zh-cn'));
    const menus = nodes.filter(({ type }) => type === 'menu');
    expect(menus).toHaveLength(Object.keys(resources).length);
    expect(menus.every(({ name, path }) => name === path)).toBe(true);
    expect(new Set(nodes.map(({ id }) => id)).size).toBe(nodes.length);
  });

  it('shows an admin with one index node that menu, its View button and its directory only', () => {
    const nodes = flat(menuTree((node) => node === 'goods/category/index', 'en'));
    expect(nodes.map(({ type, name, title }) => [type, name, title])).toEqual([
      ['menu_dir', 'goods', 'Goods'],
      ['menu', 'goods/category', expect.any(String)],
      ['button', 'goods/category/index', 'View'],
    ]);
  });

  it('has no children key on leaves', () => {
    const buttons = flat(menuTree(() => true, 'en')).filter(({ type }) => type === 'button');
    expect(buttons.some((button) => 'children' in button)).toBe(false);
  });

  it('is empty without any node', () => {
    expect(menuTree(() => false, 'en')).toEqual([]);
  });
});
