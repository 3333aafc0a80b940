import type { Words } from '@parcelway/contracts/resources';
import { MONEY_KINDS, SCORE_KINDS } from '@parcelway/contracts/statuses';

/** The services by what they keep. */
const services = {
  user: ['用户', 'User'],
  order: ['订单', 'Order'],
  waybill: ['运单', 'Waybill'],
  pickup: ['取派', 'Pickup'],
  payment: ['支付', 'Payment'],
  terminal: ['终端', 'Terminal'],
} as const;

export const paymentWays = {
  balance: ['余额', 'Balance'],
  card: ['银行卡', 'Card'],
  third_party: ['第三方支付', 'Third party'],
  offline: ['线下', 'Offline'],
} as const;

const providers = {
  stripe: ['Stripe', 'Stripe'],
  local_card: ['本机演示', 'This machine'],
  wallet_qr: ['扫码钱包', 'Wallet QR'],
} as const;

const billTypes = {
  order: ['订单', 'Order'],
  supplement: ['补差价', 'Supplement'],
  tax: ['税费', 'Duty'],
  storage: ['寄存', 'Storage'],
  sheet: ['小包', 'Sheet order'],
  recharge: ['充值', 'Recharge'],
} as const;

/** Carriers that need no account of their own. */
const carriers = { self: ['自营', 'Own network'] } as const;

/** Rows of either menu: what they are, how they open, where they show. */
const ruleTypes = {
  menu_dir: ['目录', 'Directory'],
  menu: ['菜单', 'Menu'],
  button: ['按钮', 'Button'],
  route: ['路由', 'Route'],
  nav: ['导航', 'Navigation'],
  nav_user_menu: ['会员下拉', 'Member drop-down'],
} as const;
const openings = {
  tab: ['标签页', 'Tab'],
  link: ['外链', 'Link'],
  iframe: ['内嵌页', 'Embedded page'],
} as const;
const extents = {
  none: ['路由和菜单', 'Route and entry'],
  add_rules_only: ['仅路由', 'Route only'],
  add_menu_only: ['仅菜单', 'Entry only'],
} as const;

const sizeClasses = {
  S: ['小件', 'S · small'],
  M: ['中件', 'M · medium'],
  L: ['大件', 'L · large'],
  XL: ['超大件', 'XL · extra large'],
} as const;

/**
 * Words of enum values that carry no status: by `resource.field`, then value. Values with a status are worded by the look.
 * A test demands an entry for every declared value.
 */
export const enumWords: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  'sheet-order.logistice': { self: ['自有', 'Own contract'], client: ['客户', 'Client’s contract'] },
  'store-order.retrieval': {
    self: ['自取', 'Fetched'],
    deliver: ['送货', 'Delivered'],
    ship: ['转运', 'Shipped'],
  },
  'store-order.source': { member: ['会员', 'Member'], staff: ['员工', 'Staff'] },
  'store-rate.size_class': sizeClasses,
  'warehouse-space.size_class': sizeClasses,
  'warehouse-space.purpose': {
    inbound: ['收货', 'Receiving'],
    storage: ['寄存', 'Storage'],
    outbound: ['待发', 'Outbound'],
    hold: ['暂存', 'Hold'],
  },
  'logistics-request.kind': { book: ['下单', 'Book'], find: ['查单', 'Look up'], cancel: ['取消', 'Cancel'] },
  'channel.transport': {
    air: ['空运', 'Air'],
    sea: ['海运', 'Sea'],
    rail: ['铁路', 'Rail'],
    express: ['快递', 'Express'],
  },
  'channel.carrier_code': carriers,
  'logistics-request.carrier_code': carriers,
  'channel.kind': { luggage: ['行李', 'Luggage'], sheet: ['小包', 'Sheet orders'], both: ['都可', 'Both'] },
  'channel.volumetric_mode': {
    max: ['取较大', 'The larger'],
    half: ['计半泡', 'Half volumetric'],
    none: ['不计泡', 'Actual only'],
  },
  'channel.weigh_by': { box: ['逐箱', 'Each box'], order: ['整单', 'Whole order'] },
  'channel.customs_form': {
    cn23: ['CN23', 'CN23'],
    invoice: ['形式发票', 'Invoice'],
    none: ['不需要', 'None'],
  },
  'channel.label_format': { pdf: ['PDF', 'PDF'], zpl: ['ZPL', 'ZPL'] },
  'accessorial-service.scope': {
    order: ['每单', 'Order'],
    box: ['每箱', 'Box'],
    kg: ['每公斤', 'Kilogram'],
  },
  'accessorial-service.stage': {
    checkout: ['下单', 'Checkout'],
    warehouse: ['仓库', 'Warehouse'],
    both: ['都可', 'Both'],
  },
  'country.postcode_rule': { gb: ['英国', 'British'], cn: ['六位数字', 'Six digits'], none: ['无', 'None'] },
  'goods-category-rule.verdict': {
    allowed: ['可寄', 'Allowed'],
    conditional: ['有条件', 'With conditions'],
    prohibited: ['禁运', 'Never'],
  },
  'insurance-rule.scope': { order: ['整单', 'Order'], box: ['单箱', 'Box'] },
  'insurance-type.applies_to': {
    luggage: ['行李订单', 'Luggage orders'],
    storage: ['寄存订单', 'Storage orders'],
    both: ['都适用', 'Both'],
  },
  'insurance-order.order_kind': {
    luggage: ['行李订单', 'Luggage order'],
    store: ['寄存订单', 'Storage order'],
  },
  'insurance-type.mode': { step: ['档位', 'Step'], rate: ['费率', 'Rate'] },
  'price-case.last_result': { pass: ['通过', 'Pass'], fail: ['不符', 'Fail'] },
  'tax-rule.route': { post: ['邮政', 'Post'], courier: ['快件', 'Courier'], cargo: ['货物', 'Cargo'] },
  'area.level': { 1: ['省', 'Province'], 2: ['市', 'City'], 3: ['区县', 'District'] },
  'luggage-order.incident_reason': {
    carrier: ['承运商', 'Carrier'],
    shipper: ['寄件人', 'Shipper'],
    consignee: ['收件人', 'Consignee'],
    customs: ['海关', 'Customs'],
    weather: ['天气', 'Weather'],
    other: ['其他', 'Other'],
  },
  'luggage-order.customs_category': {
    gift: ['礼品', 'Gift'],
    documents: ['文件', 'Documents'],
    sale: ['销售', 'Sale of goods'],
    sample: ['样品', 'Commercial sample'],
    returned: ['退货', 'Returned goods'],
    other: ['其他', 'Other'],
  },
  'luggage-order.source': {
    member: ['会员', 'Member'],
    staff: ['员工', 'Staff'],
    store_order: ['寄存单', 'Storage order'],
  },
  'member.language': { 'zh-cn': ['中文', 'Chinese'], en: ['英文', 'English'] },
  'member.status': { enable: ['启用', 'Enabled'], disable: ['停用', 'Disabled'] },
  'waybill.hold_kind': {
    duty: ['待缴税', 'Duty'],
    customs: ['海关', 'Customs'],
    damage: ['破损', 'Damage'],
    data: ['缺资料', 'Missing data'],
    staff: ['人工', 'Staff'],
  },
  'waybill-no.kind': {
    s10: ['邮政 S10', 'Postal S10'],
    own: ['自有号段', 'Our own series'],
    carrier: ['承运商给的号', 'Carrier list'],
  },
  'terminal-task.reason': {
    '': ['—', '—'],
    not_started: ['无法启动', 'Could not start'],
    interactive: ['等待回答', 'Waited for an answer'],
    timed_out: ['超时', 'Timed out'],
    interrupted: ['中断', 'Interrupted'],
  },
  'slideshow.position': { home: ['首页', 'Home page'], member: ['会员中心', 'Member centre'] },
  'warehouse-scan.kind': {
    inbound: ['入库', 'Receive'],
    arrive: ['到达', 'Arrive'],
    pallet: ['上托盘', 'To pallet'],
    handover: ['交接', 'Hand over'],
    lookup: ['查件', 'Look up'],
  },
  'warehouse-scan.result': { ok: ['成功', 'Done'], repeat: ['重复', 'Repeat'], refused: ['拒绝', 'Refused'] },
  // Codes of refused scans, stored as they came.
  'warehouse-scan.error': {
    'scan.number_required': ['请填写运单号', 'Please enter the waybill number'],
    'scan.bad_check_digit': ['校验位不对，请重扫或手输', 'Check digit is wrong, scan again or type it'],
    'scan.unknown': ['没有这个运单号', 'This waybill number is unknown'],
    'scan.on_hold': ['运单已挂起', 'The waybill is on hold'],
    'scan.wrong_state': ['运单状态不能入库', 'The waybill cannot be received in its state'],
  },
  'pickup-calendar.kind': { closed: ['不取件', 'Closed'], extra: ['加开', 'Extra day'] },
  'pickup-order.pick_up_type': {
    1: ['自营', 'Own'],
    2: ['第三方物流', 'Third-party'],
    3: ['自送到仓', 'Drop-off'],
  },
  'tracking-event.source': {
    carrier: ['承运商', 'Carrier'],
    scan: ['扫描', 'Scan'],
    staff: ['员工', 'Staff'],
    script: ['系统', 'System'],
  },
  'bill.bill_type': billTypes,
  'payment-record.bill_type': billTypes,
  'payment-record.way': paymentWays,
  'payment-way.bill_types': billTypes,
  'payment-way.code': paymentWays,
  'payment-way.provider': { none: ['无', 'None'], ...providers },
  'recharge.way': paymentWays,
  'provider-event.provider': providers,
  'provider-event.status': {
    done: ['已处理', 'Done'],
    ignored: ['已忽略', 'Ignored'],
    parked: ['待核对', 'Parked'],
    failed: ['失败', 'Failed'],
  },
  'bill.paid_way': paymentWays,
  'member-money-record.kind': MONEY_KINDS,
  'journal.kind': MONEY_KINDS,
  'journal.ref_type': {
    payment: ['付款', 'Payment'],
    refund: ['退款', 'Refund'],
    bill: ['账单', 'Bill'],
    claim: ['理赔', 'Claim'],
    record: ['余额记录', 'Money record'],
  },
  'reconciliation-run.away': { ...providers, orders: ['订单', 'Orders'], boxes: ['箱件', 'Boxes'] },
  'reconciliation-run.scope': {
    all: ['全部', 'Everything'],
    books: ['分录', 'Journals'],
    wallets: ['余额', 'Balances'],
    bills: ['账单与付款', 'Bills and payments'],
    provider: ['支付渠道', 'Providers'],
    orders: ['订单与包裹', 'Orders and boxes'],
  },
  'refund-request.destination': { original: ['原路退回', 'The way it came'], balance: ['余额', 'Balance'] },
  'refund-request.kind': {
    cancel: ['取消订单', 'Cancelled order'],
    reweigh: ['复重退差', 'Measured lighter'],
    storage: ['寄存退差', 'Storage'],
    goodwill: ['补偿', 'Goodwill'],
    duplicate: ['重复付款', 'Paid twice'],
    other: ['其他', 'Other'],
  },
  'refund-request.asked_by': {
    member: ['会员', 'Member'],
    staff: ['员工', 'Staff'],
    system: ['系统规则', 'Rule'],
  },
  'insurance-claim.destination': { balance: ['余额', 'Balance'], bank: ['银行转账', 'Bank transfer'] },
  'insurance-claim.kind': {
    damage: ['破损', 'Damage'],
    loss: ['丢失', 'Loss'],
    delay: ['延误', 'Delay'],
  },
  'sent-message.kind': { mail: ['邮件', 'E-mail'], sms: ['短信', 'SMS'] },
  'sent-message.status': {
    queued: ['待发送', 'Queued'],
    sent: ['已发送', 'Sent'],
    failed: ['失败', 'Failed'],
    kept: ['仅留存', 'Kept, not sent'],
  },
  'partner-app.logistice': { self: ['我方', 'Ours'], client: ['客户自理', "The client's own"] },
  'partner-app.pay_way': { balance: ['余额', 'Balance'], none: ['不付款', 'None'] },
  'member-score-record.kind': SCORE_KINDS,
  'salesman-binding.how': { code: ['邀请码', 'Invite code'], staff: ['员工', 'By staff'] },
  'commission-rule.order_kind': {
    all: ['全部', 'All'],
    luggage: ['行李', 'Luggage'],
    store: ['寄存', 'Storage'],
    sheet: ['小包', 'Sheet orders'],
  },
  'commission.order_kind': {
    luggage: ['行李', 'Luggage'],
    store: ['寄存', 'Storage'],
    sheet: ['小包', 'Sheet orders'],
  },
  'commission.kind': { earn: ['佣金', 'Earned'], reverse: ['扣回', 'Taken back'] },
  'import-job.kind': {
    sheet_order: ['小包订单', 'Sheet orders'],
    channel_price: ['公开价格', 'Public prices'],
    member_channel_price: ['会员价格', 'Member prices'],
    accessorial_price: ['增值价格', 'Accessorial prices'],
    remote_rule: ['偏远规则', 'Remote areas'],
    waybill_no: ['运单号池', 'Number pools'],
  },
  'express-company.kind': {
    courier: ['快递', 'Courier'],
    postal: ['邮政', 'Postal'],
    own: ['自有', 'Own'],
  },
  'coupon.kind': {
    luggage: ['行李', 'Luggage'],
    store: ['寄存', 'Storage'],
    both: ['行李和寄存', 'Luggage and storage'],
    sheet: ['小包', 'Sheet orders'],
  },
  'admin-log.result': { ok: ['成功', 'Done'], failed: ['失败', 'Failed'] },
  'session.kind': { admin: ['员工', 'Staff'], user: ['会员', 'Member'] },
  'dead-letter.service': services,
  'data-recycle-log.connection': services,
  'sensitive-data-log.connection': services,
  'menu.type': ruleTypes,
  'menu.menu_type': openings,
  'webhook-endpoint.status': {
    on: ['启用', 'On'],
    off: ['停用', 'Off'],
    failing: ['异常', 'Failing'],
  },
  'webhook-attempt.status': {
    queued: ['排队中', 'Queued'],
    ok: ['已送达', 'Delivered'],
    failed: ['待重试', 'Failed'],
    given_up: ['已放弃', 'Given up'],
  },
  'menu.keepalive': { 0: ['不缓存', 'Not kept'], 1: ['缓存', 'Kept alive'] },
  'menu.extend': extents,
  'member-rule.type': ruleTypes,
  'member-rule.menu_type': openings,
  'member-rule.extend': extents,
};
