const zh = {
  sales: {
    bindings: '客户绑定',
    commissions: '佣金',
    batches: '结算单',
    coupons: '优惠券',
    issued: '已发优惠券',
    history: '状态记录',
    rows: '佣金明细',
    inviteCode: '邀请二维码',
    month: '月份',
    show: '查看',
    reason: '原因',
    cancelText: '订单 %{number} 的佣金作废，不再结算。',
    settleText: '向 %{salesman} 结算 %{month} 的佣金：共 %{smart_count} 笔，金额 %{amount}。结算后不能撤销。',
    perKg: '每公斤 %{amount}',
    endText: '从现在起，这位会员的新订单不再归这位业务员。',
    issue: {
      text: '每人一张；已有足够张数的会员会跳过。',
      to: '发放对象',
      members: '指定会员',
      group: '一个会员组',
      done: '已发放 %{issued} 张，跳过 %{skipped} 位',
    },
  },
};

const en: typeof zh = {
  sales: {
    bindings: 'Bindings',
    commissions: 'Commissions',
    batches: 'Batches',
    coupons: 'Coupons',
    issued: 'Issued coupons',
    history: 'History',
    rows: 'Commissions',
    inviteCode: 'Invite code',
    month: 'Month',
    show: 'Show',
    reason: 'Reason',
    cancelText: 'The commission of order %{number} is void and will not be paid.',
    settleText:
      '%{salesman} is paid for %{month}: %{amount} for %{smart_count} commission. This cannot be taken back. |||| %{salesman} is paid for %{month}: %{amount} for %{smart_count} commissions. This cannot be taken back.',
    perKg: '%{amount} per kg',
    endText: 'From now on new orders of this member are not this salesman’s any more.',
    issue: {
      text: 'One each; members who have as many as one may have are passed over.',
      to: 'To whom',
      members: 'These members',
      group: 'A member group',
      done: '%{issued} issued, %{skipped} passed over',
    },
  },
};

/** Words of the screens of salesmen, commissions and coupons, in both languages. */
export const salesWords = { 'zh-cn': zh, en };
