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
};

export const paymentWords = { 'zh-cn': zh, en };
