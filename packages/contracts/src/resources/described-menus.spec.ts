import { resources } from '.';
import { actsWithNode, describedMenus } from './described-menus';
import { actTitles } from './act-titles';
import { menuPlaces } from './menu-places';

describe('the menu as the product describes it', () => {
  const placed = menuPlaces.flatMap((place) => ('entries' in place ? place.entries : [place]));
  const rows = describedMenus();

  it('gives every declared resource one place', () => {
    const names = placed.flatMap(({ resource }) =>
      resource !== undefined && resources[resource] ? [resource] : [],
    );
    expect([...names].sort()).toEqual(Object.keys(resources).sort());
  });

  it('has one word for every act that has a node', () => {
    const acts = new Set(Object.values(resources).flatMap(actsWithNode));
    expect([...acts].filter((act) => !actTitles[act])).toEqual([]);
  });

  it('names every row once and hangs each under one that comes before it', () => {
    const seen = new Set<string>();
    for (const { name, parent } of rows) {
      expect(seen.has(name)).toBe(false);
      expect(parent === null || seen.has(parent)).toBe(true);
      seen.add(name);
    }
  });

  it('gives menus their path as name, and each the button that shows it', () => {
    const names = new Set(rows.map(({ name }) => name));
    const menus = rows.filter(({ type }) => type === 'menu');
    expect(menus.filter(({ name, path }) => name !== path || !names.has(`${name}/index`))).toEqual([]);
  });

  it('weighs what comes first most', () => {
    const roots = rows.filter(({ parent }) => parent === null).map(({ weigh }) => weigh);
    expect(roots).toEqual([...roots].sort((a, b) => b - a));
  });
});
