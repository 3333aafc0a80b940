import type { Locale } from '@parcelway/contracts';
import type { Resource, Words } from '@parcelway/contracts/resources';
import { permissionNode, permissionPath, resources } from '@parcelway/contracts/resources';

/** A row of the legacy clients' menu; `children` is absent on leaves. */
export interface MenuNode {
  readonly id: number;
  readonly pid: number;
  readonly type: 'menu_dir' | 'menu' | 'button';
  readonly title: string;
  readonly name: string;
  readonly path: string;
  readonly icon: string;
  readonly menu_type: 'tab' | null;
  readonly url: string;
  readonly component: string;
  readonly keepalive: string | 0;
  readonly extend: 'none' | 'add_rules_only';
  readonly children?: readonly MenuNode[];
}

interface Directory {
  readonly name: string;
  readonly title: Words;
  readonly icon: string;
  readonly resources: readonly string[];
}

/** Order and grouping of the menu (docs/domain, register of resources). */
export const directories: readonly Directory[] = [
  { name: 'order', title: ['订单管理', 'Orders'], icon: 'fa fa-list', resources: ['luggage-order'] },
  {
    name: 'pickup',
    title: ['取派管理', 'Pickup & delivery'],
    icon: 'fa fa-truck',
    resources: ['pickup-order', 'service-area', 'pickup-calendar'],
  },
  {
    name: 'warehouse',
    title: ['仓库作业', 'Warehouse'],
    icon: 'fa fa-cubes',
    resources: ['warehouse-scan', 'waybill', 'warehouse', 'waybill-no', 'tracking-event'],
  },
  {
    name: 'pricing',
    title: ['渠道与价格', 'Channels & prices'],
    icon: 'fa fa-road',
    resources: [
      'channel',
      'channel-price',
      'member-channel-price',
      'member-channel-price-packaging',
      'packaging-box',
      'remote-rule',
      'country',
    ],
  },
  {
    name: 'trade',
    title: ['财务', 'Finance'],
    icon: 'fa fa-gbp',
    resources: ['bill', 'payment-record', 'member-money-record', 'wallet'],
  },
  {
    name: 'insurance',
    title: ['保险与增值', 'Insurance & services'],
    icon: 'fa fa-shield',
    resources: ['insurance-type', 'insurance-rule'],
  },
  { name: 'goods', title: ['商品与品类', 'Goods'], icon: 'fa fa-tag', resources: ['goods-category'] },
  {
    name: 'user',
    title: ['会员', 'Members'],
    icon: 'fa fa-group',
    resources: ['member', 'member-group', 'address', 'member-score-record'],
  },
  { name: 'system', title: ['系统', 'System'], icon: 'fa fa-cogs', resources: ['config'] },
];

/** Screens that the stock front ends contain; others have none there and are left out by them. */
const components: Readonly<Record<string, string>> = {
  member: '/src/views/backend/user/user/index.vue',
  'member-group': '/src/views/backend/user/group/index.vue',
  'member-money-record': '/src/views/backend/user/moneyLog/index.vue',
  'member-score-record': '/src/views/backend/user/scoreLog/index.vue',
  config: '/src/views/backend/routine/config/index.vue',
};

/** Shown inside another resource's screen, without an entry of their own. */
const tabs: ReadonlySet<string> = new Set(['member-channel-price-packaging']);

/** One word for one act, in every resource. */
const actTitles: Readonly<Record<string, Words>> = {
  index: ['查看', 'View'],
  add: ['新增', 'Add'],
  edit: ['编辑', 'Edit'],
  del: ['删除', 'Delete'],
  sortable: ['排序', 'Sort'],
  inbound: ['入库称重', 'Receive'],
  printCustomerLabel: ['打印面单', 'Print label'],
  printOrder: ['打印客户联', 'Customer copy'],
};
/** Acts without a node of their own: read helpers and label lists go with `index`. */
const withoutNode: ReadonlySet<string> = new Set(['getOptions', 'counts']);

/** The menu of an admin: every resource whose list they may see, the buttons they may press, no empty directory. */
export function menuTree(allow: (node: string) => boolean, locale: Locale): MenuNode[] {
  let lastId = 0;
  const nextId = (): number => (lastId += 1);
  const inLanguage = ([zh, en]: Words): string => (locale === 'en' ? en : zh);

  const menuOf = (resource: Resource, pid: number): MenuNode => {
    const id = nextId();
    const path = permissionPath(resource);
    const buttons = [...resource.acts, ...(resource.actions ?? [])].filter(
      (act) => !withoutNode.has(act) && allow(permissionNode(resource, act)),
    );
    return {
      ...{
        id,
        pid,
        type: 'menu',
        title: inLanguage(resource.label),
        name: path,
        path,
        icon: 'fa fa-circle-o',
      },
      ...{ menu_type: 'tab', url: '', component: components[resource.name] ?? '', keepalive: 0 },
      extend: tabs.has(resource.name) ? 'add_rules_only' : 'none',
      children: buttons.map((act): MenuNode => {
        const name = permissionNode(resource, act);
        return {
          ...{
            id: nextId(),
            pid: id,
            type: 'button',
            title: inLanguage(actTitles[act] ?? [act, act]),
            name,
            path: '',
          },
          ...{ icon: '', menu_type: null, url: '', component: '', keepalive: 0, extend: 'none' },
        };
      }),
    };
  };

  return directories.flatMap((directory): MenuNode[] => {
    const visible = directory.resources.flatMap((name) => {
      const resource = resources[name];
      return resource && allow(permissionNode(resource, 'index')) ? [resource] : [];
    });
    if (visible.length === 0) return [];
    const id = nextId();
    return [
      {
        ...{ id, pid: 0, type: 'menu_dir', title: inLanguage(directory.title), name: directory.name },
        ...{
          path: directory.name,
          icon: directory.icon,
          menu_type: null,
          url: '',
          component: '',
          keepalive: 0,
        },
        extend: 'none',
        children: visible.map((resource) => menuOf(resource, id)),
      },
    ];
  });
}
