import { describedMenus } from '@parcelway/contracts/resources';
import { menuIconNames } from './menu-icons';

it('has the icon of every menu the product describes', () => {
  const wanted = new Set(describedMenus().flatMap(({ ui_icon }) => (ui_icon === '' ? [] : [ui_icon])));
  expect([...wanted].filter((name) => !menuIconNames.includes(name))).toEqual([]);
});
