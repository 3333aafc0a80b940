const zh = {
  pool: {
    check: '查号',
    number: '运单号',
    checkTitle: '查一个运单号',
    wrongDigit: '%{no}：校验位不对',
    noPool: '%{no}：不在任何号池里',
    free: '%{no}：在“%{pool}”里，还没有用',
    givenOut: '%{no}：在“%{pool}”里，已经取出',
    usedBy: '%{no}：在“%{pool}”里，用于 %{order}',
    usedNoPool: '%{no}：用于 %{order}，不在任何号池里',
    left: '剩 %{left} / %{all}',
    low: '剩 %{left} / %{all}，快用完了',
    empty: '已用完',
  },
};

const en: typeof zh = {
  pool: {
    check: 'Check',
    number: 'Waybill number',
    checkTitle: 'Check a waybill number',
    wrongDigit: '%{no}: the check digit is wrong',
    noPool: '%{no}: in no pool',
    free: '%{no}: in “%{pool}”, not used yet',
    givenOut: '%{no}: in “%{pool}”, given out',
    usedBy: '%{no}: in “%{pool}”, used by %{order}',
    usedNoPool: '%{no}: used by %{order}, in no pool',
    left: '%{left} of %{all} left',
    low: '%{left} of %{all} left, running low',
    empty: 'Used up',
  },
};

/** Words of number pools, in both languages. */
export const poolWords = { 'zh-cn': zh, en };
