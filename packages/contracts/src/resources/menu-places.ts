import type { Words } from './define-resource';

/** A resource's own screen, or a screen without a table, inside a directory or at the root of the back office's menu. */
export interface MenuEntry {
  /** Name of the resource; a screen without one says its `screen`. */
  readonly resource?: string;
  readonly screen?: {
    readonly name: string;
    readonly title: Words;
    /** Nodes it has, by their act. */
    readonly acts: readonly string[];
  };
  /** Title of the menu row where it is not the resource's label. */
  readonly title?: Words;
  /** MUI icon without its ending `Outlined`, for the product's own back office. */
  readonly uiIcon: string;
  /** Class of the existing web clients' icon. */
  readonly icon?: string;
  /**
   * Module of the stock front ends that shows it; `stock` = `/src/views/backend/<permission path>/index.vue`. Without one a stock
   * client leaves the entry out.
   */
  readonly component?: string;
  /** Address of a page of this site that opens in a frame, in the place of a screen of the back office. */
  readonly frame?: string;
  /** A route without an entry of its own: shown inside another resource's screen, or reached from elsewhere. */
  readonly isHidden?: boolean;
  /** The existing clients keep the screen alive while another is in front. */
  readonly isKept?: boolean;
  /** Every admin has it, whatever their nodes. */
  readonly isForAll?: boolean;
  /** A sentence above the list that says what the page is for, where its title does not. */
  readonly remark?: Words;
}

export interface MenuDirectory {
  readonly name: string;
  readonly title: Words;
  readonly uiIcon: string;
  readonly icon: string;
  readonly entries: readonly MenuEntry[];
}

const STOCK = 'stock';

const entry = (
  resource: string,
  uiIcon: string,
  options: Omit<MenuEntry, 'resource' | 'screen' | 'uiIcon'> = {},
): MenuEntry => ({ resource, uiIcon, ...options });

const directory = (
  name: string,
  title: Words,
  uiIcon: string,
  icon: string,
  entries: readonly MenuEntry[],
): MenuDirectory => ({ name, title, uiIcon, icon, entries });

const hidden = { isHidden: true } as const;
const stock = (icon: string, remark?: Words) => ({ icon, component: STOCK, ...(remark ? { remark } : {}) });

/** The back office's menu in its order. Every declared resource has one line here. */
export const menuPlaces: readonly (MenuDirectory | MenuEntry)[] = [
  {
    screen: { name: 'dashboard', title: ['控制台', 'Dashboard'], acts: ['index', 'finance'] },
    uiIcon: 'Dashboard',
    icon: 'fa fa-dashboard',
    component: '/src/views/backend/dashboard.vue',
  },
  directory('order', ['订单管理', 'Orders'], 'ListAlt', 'fa fa-list', [
    entry('luggage-order', 'Luggage', { isKept: true }),
    {
      screen: {
        name: 'order/luggageOrder/place',
        title: ['代客下单', 'Place for a member'],
        acts: ['index'],
      },
      uiIcon: 'AddBox',
      remark: [
        '替会员下运输订单：他的地址、他的价格、他的优惠。',
        'A luggage order placed for a member: own addresses, own prices, own coupons.',
      ],
    },
    entry('sheet-order', 'ShoppingBag', { isKept: true }),
    entry('store-order', 'Inventory2', { isKept: true }),
    {
      screen: {
        name: 'order/storeOrder/place',
        title: ['代客寄存', 'Store for a member'],
        acts: ['index'],
      },
      uiIcon: 'AddBox',
      remark: [
        '替会员订寄存：选仓库、日期和寄存物，价格随时可见。',
        'Storage booked for a member: warehouse, dates and pieces, the price at once.',
      ],
    },
    entry('store-charge', 'CalendarMonth', hidden),
    entry('logistics-request', 'SwapHoriz', {
      remark: [
        '向承运商发出的每一次请求和它的回应。',
        'Every request made of a carrier, and what it answered.',
      ],
    }),
  ]),
  directory('pickup', ['取派管理', 'Pickup & delivery'], 'LocalShipping', 'fa fa-truck', [
    entry('pickup-order', 'LocalShipping'),
    entry('service-area', 'Map'),
    entry('pickup-calendar', 'CalendarMonth'),
    entry('driver', 'DirectionsCar', {
      remark: [
        '用自有车辆取件的人；安排取件时选择。',
        'Who collects in our own vehicles; chosen when a pickup is booked.',
      ],
    }),
    entry('express-company', 'Handshake', {
      remark: ['替我们取件的公司；安排取件时选择。', 'Who collects for us; chosen when a pickup is booked.'],
    }),
  ]),
  directory('warehouse', ['仓库作业', 'Warehouse'], 'Warehouse', 'fa fa-cubes', [
    entry('warehouse-scan', 'QrCodeScanner', { title: ['扫描台', 'Scan station'] }),
    entry('waybill', 'Description'),
    entry('warehouse', 'Store'),
    entry('warehouse-space', 'GridView', {
      remark: [
        '区、架、层、格；寄存订单入仓时选择。',
        'Area, rack, level, slot; chosen when a storage order is checked in.',
      ],
    }),
    entry('waybill-no', 'Pin', {
      remark: [
        '渠道从号池里依次取号；快用完时这里变黄。',
        'Channels draw their numbers from these in order; what runs low turns amber.',
      ],
    }),
    entry('tracking-event', 'Timeline'),
  ]),
  directory('pricing', ['渠道与价格', 'Channels & prices'], 'Route', 'fa fa-road', [
    entry('channel', 'Route'),
    entry('channel-price', 'PriceChange'),
    entry('member-channel-price', 'Loyalty'),
    {
      screen: { name: 'channelPrice/simulate', title: ['价格试算', 'Price simulator'], acts: ['index'] },
      uiIcon: 'Calculate',
      remark: [
        '选会员、渠道和箱子，看每一行来自哪张表的哪一行。',
        'Choose a member, a channel and boxes; every line names the row it came from.',
      ],
    },
    entry('member-channel-price-packaging', 'Inventory', hidden),
    entry('channel-api-param', 'Key', hidden),
    entry('packaging-box', 'Inventory2'),
    entry('store-rate', 'EventAvailable'),
    entry('remote-rule', 'Terrain'),
    entry('tax-rule', 'AccountBalance', {
      remark: [
        '申报时提示和估算税费；不计入订单金额。',
        'Warns and estimates at declaration time; never part of an order’s total.',
      ],
    }),
    entry('country', 'Public'),
    entry('price-case', 'FactCheck', {
      remark: [
        '已知价格的货件；改价之后运行一遍，就知道哪些价格变了。',
        'Shipments with a known price. Run them after an edit to see what it moved.',
      ],
    }),
    entry('import-job', 'UploadFile', {
      remark: [
        '从 xlsx 批量导入价格和小包订单：先检查，再导入；同一文件不会导入两次。',
        'Prices and sheet orders from xlsx: checked first, then entered; no file is entered twice.',
      ],
    }),
    entry('import-row', 'ListAlt', hidden),
  ]),
  directory('trade', ['财务', 'Finance'], 'CurrencyPound', 'fa fa-gbp', [
    entry('bill', 'ReceiptLong'),
    entry('tax-bill', 'AccountBalance', {
      remark: [
        '清关后由海关或承运商收取的税费。账单未付清，运单就挂起；付清或作废后自动继续。',
        'Duty that customs or a carrier asked for. The waybill waits until its bills are paid or void, then goes on by itself.',
      ],
    }),
    entry('payment-record', 'Payments'),
    entry('recharge', 'AddCard', {
      remark: [
        '会员往余额里充的钱。线下转来的要看到到账再确认。',
        'Money that members put on their balance. What is transferred is confirmed once it is on the account.',
      ],
    }),
    entry('payment-way', 'CreditCard', {
      remark: [
        '会员能用的支付方式、限额和说明。渠道密钥只在环境变量里，不在这里。',
        'Ways to pay that members are offered, with limits and instructions. Keys of providers are in the environment, not here.',
      ],
    }),
    entry('refund-request', 'Undo', {
      remark: [
        '退款按支付方式原路退回，或退到余额；审核时显示还能退多少。',
        'Money goes back the way it came, or to the balance; how much is left to give back shows before you approve.',
      ],
    }),
    entry('provider-event', 'Notifications', {
      remark: [
        '支付渠道的每条通知，只记一次；金额对不上的在这里等人处理。',
        'Every notice of a payment provider, kept once; money that does not fit waits here for a person.',
      ],
    }),
    entry(
      'member-money-record',
      'AccountBalanceWallet',
      stock('fa fa-money', [
        '余额的每一次变动；记录不能删除，只能再调整。',
        'Every change of a balance. Records cannot be deleted, only adjusted by another.',
      ]),
    ),
    entry('currency', 'Money', {
      remark: [
        '账单和价格可以用的币种；只有标为可作余额的，会员才能持有余额。',
        'Currencies of bills and prices; members hold balances only in those that are marked for it.',
      ],
    }),
    entry('exchange-rate', 'CurrencyExchange', {
      remark: [
        '从某一时刻起生效的汇率。已经生效的不能改也不能删，只能再加一条新的。',
        'Rates with the instant from which they hold. One in force is neither changed nor deleted: enter the next.',
      ],
    }),
    entry('wallet', 'Wallet', {
      remark: [
        '会员的余额。冻结之后不能再用余额付款，钱仍可进来。',
        'Members’ balances. Nothing is paid from a frozen one; money still comes in.',
      ],
    }),
    entry('journal', 'MenuBook', {
      remark: [
        '每一笔资金变动的借贷分录。输入订单、账单、付款或凭证号，就能看到背后的分录。',
        'Every movement of money with its entries. Any number of an order, bill or payment leads to what stands behind it.',
      ],
    }),
    entry('reconciliation-run', 'Rule', {
      remark: [
        '每晚把账簿与余额、记录、账单和付款对一遍，所有差异列在这里。',
        'Every night the books are compared with balances, records, bills and payments. Whatever differs is listed here.',
      ],
    }),
  ]),
  directory('insurance', ['保险与增值', 'Insurance & services'], 'VerifiedUser', 'fa fa-shield', [
    entry('insurance-order', 'Policy'),
    entry('insurance-box', 'Inventory2', hidden),
    entry('insurance-claim', 'Gavel', {
      remark: [
        '会员对箱件的索赔：看照片和实测数据，再决定。赔付进入会员余额。',
        'Claims of members on their boxes: look at pictures and facts, then decide. What is paid goes to the balance.',
      ],
    }),
    entry('insurance-type', 'Shield'),
    entry('insurance-rule', 'Rule'),
    entry('accessorial-service', 'AddTask'),
    entry('accessorial-price', 'Sell'),
  ]),
  directory('goods', ['商品与品类', 'Goods'], 'LocalOffer', 'fa fa-tag', [
    entry('goods-category', 'Category'),
    entry('goods-category-rule', 'Gavel', hidden),
    entry('goods', 'Style'),
    entry('goods-attribute', 'Bolt'),
  ]),
  directory('sales', ['业务员与佣金', 'Salesmen'], 'Percent', 'fa fa-percent', [
    entry('salesman', 'SupportAgent'),
    entry('salesman-binding', 'Link', hidden),
    entry('commission-rule', 'Tune'),
    entry('commission', 'Savings', {
      remark: [
        '付款后待确认，完成满期限后确认；结算后的退款在下一张结算单里扣回。',
        'Pending once the order is paid, confirmed some days after it is completed. Refunds after settlement are taken back in the next batch.',
      ],
    }),
    entry('commission-batch', 'Summarize', {
      remark: [
        '新增会汇总该业务员到月底为止已确认、未结算的佣金。',
        'Adding one gathers what the salesman has confirmed and unsettled up to the end of the month.',
      ],
    }),
  ]),
  directory('user', ['会员', 'Members'], 'Group', 'fa fa-drivers-license', [
    entry('member', 'Person', stock('fa fa-user')),
    entry('member-group', 'MilitaryTech', stock('fa fa-group')),
    entry('address', 'Contacts'),
    entry('coupon', 'ConfirmationNumber'),
    entry('member-coupon', 'Redeem', hidden),
    entry('member-score-record', 'Stars', stock('el-icon-Discount')),
    entry('partner-app', 'Api'),
    entry('webhook-endpoint', 'Link', hidden),
    entry('webhook-attempt', 'Outbox', hidden),
    entry('member-rule', 'AccountTree', stock('fa fa-th-list')),
  ]),
  directory('content', ['内容', 'Content'], 'Article', 'fa fa-newspaper-o', [
    entry('article', 'Article'),
    entry('article-category', 'Folder'),
    entry('slideshow', 'ViewCarousel'),
    entry('protocol', 'Handshake'),
  ]),
  directory('system', ['系统', 'System'], 'Settings', 'fa fa-cogs', [
    entry(
      'config',
      'Settings',
      stock('el-icon-Tools', [
        '保存后立即对所有服务生效。',
        'What is saved takes effect in every service at once.',
      ]),
    ),
    entry('attachment', 'AttachFile', stock('fa fa-folder')),
    entry('admin', 'ManageAccounts', stock('el-icon-UserFilled')),
    entry('admin-group', 'Groups', stock('fa fa-group')),
    entry('menu', 'AccountTree', stock('el-icon-Grid')),
    entry('area', 'LocationCity'),
    {
      screen: { name: 'system/docs', title: ['接口文档', 'API documentation'], acts: ['index'] },
      uiIcon: 'Description',
      frame: '/docs',
    },
    entry('sent-message', 'Outbox'),
    entry('dead-letter', 'ReportProblem'),
    entry('terminal-task', 'Terminal'),
  ]),
  directory('security', ['安全', 'Security'], 'Lock', 'fa fa-shield', [
    entry(
      'admin-log',
      'History',
      stock('el-icon-List', [
        '后台的每一次写操作；密码和密钥已隐去。',
        'Every write of the back office; passwords and keys are masked.',
      ]),
    ),
    entry('session', 'Devices'),
    entry(
      'data-recycle',
      'DeleteSweep',
      stock('fa fa-database', [
        '开启规则后，被删除的行会先存入数据回收站。',
        'Rows of the resources named here are kept in the recycle bin when they are deleted.',
      ]),
    ),
    entry(
      'data-recycle-log',
      'RestoreFromTrash',
      stock('fa fa-database', [
        '被删除的行；还原后会从这里移走。',
        'Deleted rows. One that is restored leaves this list.',
      ]),
    ),
    entry(
      'sensitive-data',
      'PrivacyTip',
      stock('fa fa-expeditedssl', [
        '开启规则后，这些字段的修改前后都会留痕。',
        'Changes of the fields named here are kept with what stood there before.',
      ]),
    ),
    entry(
      'sensitive-data-log',
      'Difference',
      stock('fa fa-expeditedssl', [
        '敏感字段的修改记录；回滚会写回修改前的值。',
        'Changes of watched fields. Rolling one back writes the former value again.',
      ]),
    ),
  ]),
  {
    screen: { name: 'routine/adminInfo', title: ['个人资料', 'My profile'], acts: ['index', 'edit'] },
    uiIcon: 'AccountCircle',
    icon: 'fa fa-user',
    component: '/src/views/backend/routine/adminInfo.vue',
    isHidden: true,
    isForAll: true,
  },
];
