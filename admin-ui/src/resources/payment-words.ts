const zh = {
  payments: {
    syncText: '向支付渠道查询这笔支付现在的状态，并更新到这里。',
    cancelText: '在渠道和这里取消这笔未完成的支付。已经付成的不会被取消。',
    retryText: '再向渠道查询这笔支付；金额相符就入账。',
    resolveText: '记下怎样处理的，这条通知不再等待。账目不会因此改变。',
    note: '处理说明',
    confirmText: '已在账户上看到这笔钱。少于应付的算部分付款，差额仍待付；多于应付的不能在这里确认。',
    receivedOn: '到账日期',
    received: '到账金额',
    rejectText: '账户上没有这笔钱。会员会看到原因，可以再传一份凭证。',
    reason: '原因（会员可见）',
    history: '状态记录',
  },
  bills: {
    void: '已作废',
    voidText: '作废之后不能再付款，也不能恢复。只有对应的订单已经结束才能作废。',
    payText: '代会员付清这笔账单：%{amount}。从余额扣款，或记下已收到的线下款项。',
    way: '方式',
    ways: { balance: '会员余额', offline: '线下收款' },
    reference: '凭证号（线下必填）',
    remindText: '发消息提醒 %{smart_count} 笔账单的会员付款；每笔 24 小时内最多一次。',
    movements: '收付记录',
    noMovements: '还没有收付',
    time: '时间',
    kind: '种类',
    no: '凭证',
    amount: '金额',
    payment: '付款',
    refund: '退款',
  },
};

const en: typeof zh = {
  payments: {
    syncText: 'Asks the provider how this payment stands and takes it over.',
    cancelText: 'Calls off this unfinished payment here and at the provider. One that is paid stays paid.',
    retryText: 'Asks the provider about this payment again; it is taken in if the money fits.',
    resolveText: 'Write down what was done; the event waits no longer. The books do not change by it.',
    note: 'What was done',
    confirmText:
      'The money is on the account. Less than was asked for is a part payment and the rest stays due; more cannot be confirmed here.',
    receivedOn: 'Received on',
    received: 'Amount received',
    rejectText: 'No such money is on the account. The member reads the reason and may show another proof.',
    reason: 'Reason (the member reads it)',
    history: 'States',
  },
  bills: {
    void: 'Void',
    voidText: 'Nothing can be paid on it afterwards, and there is no way back. Only where the order is over.',
    payText:
      'Settles this bill for its member: %{amount}, from the balance, or by money that came in outside.',
    way: 'Way',
    ways: { balance: 'Member’s balance', offline: 'Offline' },
    reference: 'Reference (offline only)',
    remindText:
      'Asks the member of this bill for the money; once in 24 hours. |||| Asks the members of %{smart_count} bills for the money; of each once in 24 hours.',
    movements: 'Payments and refunds',
    noMovements: 'No money has moved yet',
    time: 'Time',
    kind: 'Kind',
    no: 'Reference',
    amount: 'Amount',
    payment: 'Payment',
    refund: 'Refund',
  },
};

export const paymentWords = { 'zh-cn': zh, en };
