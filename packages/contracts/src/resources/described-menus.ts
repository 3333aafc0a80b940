import type { Resource, Words } from './define-resource';
import { permissionPath } from './define-resource';
import * as declarations from './declarations';
import { actTitles } from './act-titles';
import type { MenuDirectory, MenuEntry } from './menu-places';
import { menuPlaces } from './menu-places';

/** A row of the menu as the product describes it; staff may change all of it but its name. */
export interface DescribedMenu {
  /** Permission node of a button, permission path of a menu, name of a directory. Unique. */
  readonly name: string;
  /** Name of the row it hangs under; null at the root. */
  readonly parent: string | null;
  readonly type: 'menu_dir' | 'menu' | 'button';
  readonly title: string;
  readonly title_en: string;
  readonly path: string;
  readonly icon: string;
  readonly ui_icon: string;
  readonly menu_type: 'tab' | 'iframe' | null;
  /** What a frame shows. */
  readonly url: string;
  readonly component: string;
  readonly keepalive: 0 | 1;
  readonly extend: 'none' | 'add_rules_only';
  readonly remark: string;
  readonly remark_en: string;
  readonly weigh: number;
}

/** Acts that go with another node: label lists open with the form that needs them, figures with `index`. */
const withoutNode: ReadonlySet<string> = new Set(['getOptions', 'counts', 'history', 'limits', 'positions']);
const HIGHEST_WEIGH = 1000;
const STEP = 10;

const byName: ReadonlyMap<string, Resource> = new Map(
  Object.values(declarations).map((resource: Resource) => [resource.name, resource]),
);
const weighOf = (position: number): number => HIGHEST_WEIGH - STEP * position;
const isDirectory = (place: MenuDirectory | MenuEntry): place is MenuDirectory => 'entries' in place;

/** Acts of a resource that have a permission node of their own. */
export function actsWithNode({ acts, actions = [] }: Pick<Resource, 'acts' | 'actions'>): readonly string[] {
  return [...new Set<string>([...acts, ...actions])].filter((act) => !withoutNode.has(act));
}

/** Every row of the menu, parents before children, resources that are not declared left out. */
export function describedMenus(): readonly DescribedMenu[] {
  return menuPlaces.flatMap((place, position) =>
    isDirectory(place)
      ? [directoryRow(place, position), ...place.entries.flatMap((one, at) => entryRows(one, place.name, at))]
      : entryRows(place, null, position),
  );
}

function directoryRow({ name, title, icon, uiIcon }: MenuDirectory, position: number): DescribedMenu {
  return {
    ...row(name, null, 'menu_dir', title, position),
    path: name,
    icon,
    ui_icon: uiIcon,
  };
}

function entryRows(place: MenuEntry, parent: string | null, position: number): DescribedMenu[] {
  const shown = shownBy(place);
  if (!shown) return [];
  const { name, title, acts } = shown;
  const {
    component = '',
    icon = 'fa fa-circle-o',
    uiIcon,
    frame = '',
    isHidden = false,
    isKept = false,
  } = place;
  const [remark, remark_en] = place.remark ?? ['', ''];
  const menu: DescribedMenu = {
    ...row(name, parent, 'menu', title, position),
    path: name,
    icon,
    ui_icon: uiIcon,
    menu_type: frame === '' ? 'tab' : 'iframe',
    url: frame,
    component: component === 'stock' ? `/src/views/backend/${name}/index.vue` : component,
    keepalive: isKept ? 1 : 0,
    extend: isHidden ? 'add_rules_only' : 'none',
    remark,
    remark_en,
  };
  return [
    menu,
    ...acts.map((act, at) => row(`${name}/${act}`, name, 'button', actTitles[act] ?? [act, act], at)),
  ];
}

function shownBy({
  screen,
  resource: wanted = '',
  title,
}: MenuEntry): { readonly name: string; readonly title: Words; readonly acts: readonly string[] } | null {
  if (screen) return screen;
  const resource = byName.get(wanted);
  return resource
    ? { name: permissionPath(resource), title: title ?? resource.label, acts: actsWithNode(resource) }
    : null;
}

function row(
  name: string,
  parent: string | null,
  type: DescribedMenu['type'],
  [title, title_en]: Words,
  position: number,
): DescribedMenu {
  return {
    name,
    parent,
    type,
    title,
    title_en,
    path: '',
    icon: '',
    ui_icon: '',
    menu_type: null,
    url: '',
    component: '',
    keepalive: 0,
    extend: 'none',
    remark: '',
    remark_en: '',
    weigh: weighOf(position),
  };
}

/** Names of the rows that every admin has, whatever their nodes. */
export const menusForAll: ReadonlySet<string> = new Set(
  menuPlaces.flatMap((place) =>
    !isDirectory(place) && place.isForAll && place.screen ? [place.screen.name] : [],
  ),
);
