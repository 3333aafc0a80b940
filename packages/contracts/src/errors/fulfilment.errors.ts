import { declareErrors } from './error-text';

/** Errors of the payment, waybill, pickup and terminal services. */
export const fulfilmentErrors = declareErrors({
  'pay.insufficient': {
    status: 409,
    'zh-cn': '余额不足，还差 {currency} {missing}',
    en: 'The balance is too low, {currency} {missing} is missing',
  },
  'pay.already_paid': { status: 409, 'zh-cn': '这笔账单已经支付', en: 'This bill is already paid' },
  'pay.frozen': {
    status: 403,
    'zh-cn': '余额已冻结，请联系客服',
    en: 'The balance is frozen, please contact us',
  },
  'pay.other_amount': {
    status: 422,
    'zh-cn': '应收 {currency} {due}，与填写的金额不符',
    en: '{currency} {due} is due, not the amount entered',
  },
  'pay.bill_void': { status: 409, 'zh-cn': '账单已作废', en: 'The bill is void' },
  'pay.several_currencies': {
    status: 422,
    'zh-cn': '所选账单币种不同，请分开支付',
    en: 'These bills are in several currencies: pay each currency on its own',
  },
  'pay.no_rate': {
    status: 409,
    'zh-cn': '没有 {from} 兑 {to} 的汇率，无法用 {to} 余额支付',
    en: 'There is no rate from {from} to {to}, so the {to} balance cannot pay this',
  },
  'pay.rate_changed': {
    status: 409,
    'zh-cn': '汇率已变为 1 {from} = {rate} {to}，请确认后再支付',
    en: 'The rate is now 1 {from} = {rate} {to}: please look again and confirm',
  },
  'pay.too_small': {
    status: 422,
    'zh-cn': '金额太小，无法用 {currency} 余额支付',
    en: 'This is too little to be paid in {currency}',
  },
  'pay.in_progress': {
    status: 409,
    'zh-cn': '这笔账单正在支付中，请等待结果',
    en: 'A payment of this is under way, please wait for its result',
  },
  'pay.way_closed': {
    status: 409,
    'zh-cn': '这种支付方式暂时不可用',
    en: 'This way to pay is not available now',
  },
  'pay.cannot_cancel': {
    status: 409,
    'zh-cn': '这笔支付已经不能取消',
    en: 'This payment can no longer be called off',
  },
  'pay.notice_refused': {
    status: 400,
    'zh-cn': '通知签名无效',
    en: 'The signature of the notice is not valid',
  },
  'payment.not_found': { status: 404, 'zh-cn': '支付不存在', en: 'Payment not found' },
  'pay.below_zero': { status: 409, 'zh-cn': '余额不能低于零', en: 'The balance cannot go below zero' },
  'reconciliation.running': {
    status: 409,
    'zh-cn': '另一次对账正在进行',
    en: 'Another reconciliation is under way',
  },
  'score.below_zero': { status: 409, 'zh-cn': '积分不能低于零', en: 'The score cannot go below zero' },
  'score.too_high': { status: 409, 'zh-cn': '积分超过上限', en: 'The score would be too high' },
  'currency.not_offered': {
    status: 409,
    'zh-cn': '余额不支持 {currency}',
    en: 'There are no balances in {currency}',
  },
  'exchange_rate.in_force': {
    status: 409,
    'zh-cn': '汇率已经生效，不能删除；请新增一条',
    en: 'This rate has been in force and stays: enter the next one',
  },
  'bill.of_open_order': {
    status: 409,
    'zh-cn': '对应的订单还没有结束：取消订单，账单就一起作废',
    en: 'What it is for is still open: cancel that, and the bill is void with it',
  },
  'bill.of_other_page': {
    status: 409,
    'zh-cn': '税费账单请在税费账单页作废，运单才会放行',
    en: 'Void a tax bill on the page of tax bills, so that its waybill is released',
  },
  'bill.reminded_today': {
    status: 409,
    'zh-cn': '24 小时内已提醒过',
    en: 'The member was reminded within the last 24 hours',
  },
  'bill.not_found': { status: 404, 'zh-cn': '账单不存在', en: 'Bill not found' },
  'waybill.not_found': { status: 404, 'zh-cn': '运单不存在', en: 'Waybill not found' },
  'waybill.label_not_ready': {
    status: 409,
    'zh-cn': '面单还没有生成，请稍后再试',
    en: 'The label is not ready yet, please try again shortly',
  },
  'waybill.pool_empty': { status: 503, 'zh-cn': '运单号已用完', en: 'The pool of waybill numbers is empty' },
  'pool.number_unusable': {
    status: 422,
    'zh-cn': '号码 {number} 不能用：格式或校验位不对，或出现了两次',
    en: 'The number {number} cannot be used: its form or check digit is wrong, or it is there twice',
  },
  'track.not_found': { status: 404, 'zh-cn': '没有查到这个单号', en: 'This number was not found' },
  'track.too_many_tries': {
    status: 429,
    'zh-cn': '核对次数过多，请一小时后再试',
    en: 'Too many tries, please try again in an hour',
  },
  'scan.number_required': { status: 422, 'zh-cn': '请填写运单号', en: 'Please enter the waybill number' },
  'scan.bad_check_digit': {
    status: 422,
    'zh-cn': '校验位不对，请重扫或手输',
    en: 'The check digit is wrong, scan again or type it',
  },
  'scan.unknown': { status: 404, 'zh-cn': '没有这个运单号', en: 'This waybill number is unknown' },
  'scan.on_hold': { status: 409, 'zh-cn': '运单已挂起：{reason}', en: 'The waybill is on hold: {reason}' },
  'scan.wrong_state': {
    status: 409,
    'zh-cn': '运单状态是“{state}”，不能入库',
    en: 'The waybill is "{state}" and cannot be received',
  },
  'space.clash': {
    status: 409,
    'zh-cn': '{count} 个库位已经存在，例如 {code}；一个也没有生成',
    en: '{count} of these spaces exist already, {code} for one; none was made',
  },
  'space.too_many': {
    status: 422,
    'zh-cn': '一次最多生成 {max} 个库位',
    en: 'No more than {max} spaces can be made at once',
  },
  'pickup.no_driver': {
    status: 422,
    'zh-cn': '司机不存在或已停用',
    en: 'There is no such driver, or not any more',
  },
  'pickup.no_company': {
    status: 422,
    'zh-cn': '快递公司不存在、已停用或不上门取件',
    en: 'There is no such company that collects, or not any more',
  },
  'pickup.collected': {
    status: 409,
    'zh-cn': '已经取件，不能再安排',
    en: 'It is collected already and cannot be booked again',
  },
  'pickup.not_found': { status: 404, 'zh-cn': '取件单不存在', en: 'Pickup not found' },
  'pickup.not_in_area': {
    status: 422,
    'zh-cn': '这个邮编不在取件范围',
    en: 'This postcode is outside the collection area',
  },
  'pickup.date_closed': {
    status: 422,
    'zh-cn': '{date} 不能上门取件',
    en: 'There is no collection on {date}',
  },
  'pickup.past_cutoff': {
    status: 422,
    'zh-cn': '已过截单时间（伦敦时间 {cutOff}），最早可约 {earliest}',
    en: 'The cut-off ({cutOff} London time) has passed; the earliest date is {earliest}',
  },
});
