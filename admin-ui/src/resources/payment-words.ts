const zh = {
  payments: {
    syncText: '向支付渠道查询这笔支付现在的状态，并更新到这里。',
    cancelText: '在渠道和这里取消这笔未完成的支付。已经付成的不会被取消。',
    retryText: '再向渠道查询这笔支付；金额相符就入账。',
    resolveText: '记下怎样处理的，这条通知不再等待。账目不会因此改变。',
    note: '处理说明',
  },
};

const en: typeof zh = {
  payments: {
    syncText: 'Asks the provider how this payment stands and takes it over.',
    cancelText: 'Calls off this unfinished payment here and at the provider. One that is paid stays paid.',
    retryText: 'Asks the provider about this payment again; it is taken in if the money fits.',
    resolveText: 'Write down what was done; the event waits no longer. The books do not change by it.',
    note: 'What was done',
  },
};

export const paymentWords = { 'zh-cn': zh, en };
