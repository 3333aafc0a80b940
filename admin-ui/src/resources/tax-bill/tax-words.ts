const zh = {
  tax: {
    waybillNo: '运单号',
    amount: '金额',
    currency: '币种（与订单相同）',
    customsRef: '报关单号',
    reason: '事由（会员可见）',
    addPaper: '添加海关文件',
    raiseText: '开出账单后，运单立即挂起，并通知会员；付清或作废后自动继续。',
    raise: '开税费账单',
    raised: '税费账单已开出，运单已挂起',
    voidText: '作废税费账单 %{number}。运单 %{waybill} 没有其他未付税费时自动继续，此操作不能撤回。',
    voidReason: '原因',
    holds: '未付清，运单挂起中：',
    paper: '海关文件',
    noPaper: '没有附文件。',
    facts: '账单',
    bills: '税费账单',
    onHold: '运单挂起中：%{kind}。%{reason}',
  },
};

const en: typeof zh = {
  tax: {
    waybillNo: 'Waybill no.',
    amount: 'Amount',
    currency: 'Currency, that of the order',
    customsRef: 'Customs entry',
    reason: 'Reason, as the member reads it',
    addPaper: 'Add the paper of customs',
    raiseText:
      'The waybill waits from then on and the member is told. It goes on by itself once the bill is paid or void.',
    raise: 'Bill duty',
    raised: 'The bill is raised and the waybill waits',
    voidText:
      'Makes tax bill %{number} void. Waybill %{waybill} goes on by itself unless other duty on it is unpaid. This cannot be undone.',
    voidReason: 'Reason',
    holds: 'Not paid yet, so this waybill waits:',
    paper: 'Paper of customs',
    noPaper: 'No paper was added.',
    facts: 'Bill',
    bills: 'Tax bills',
    onHold: 'The waybill is on hold: %{kind}. %{reason}',
  },
};

export const taxWords = { 'zh-cn': zh, en };
