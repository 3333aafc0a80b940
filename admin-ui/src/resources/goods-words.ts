const zh = {
  goods: {
    never: '禁运',
    onConditions: '有条件',
    verdict: '能否寄送',
    found: '按名称识别',
    routeRules: '禁限规则',
    servicePrices: '价格',
    params: '接口参数',
  },
};

const en: typeof zh = {
  goods: {
    never: 'Never',
    onConditions: 'With conditions',
    verdict: 'Whether it travels',
    found: 'Found by name',
    routeRules: 'Route rules',
    servicePrices: 'Prices',
    params: 'API parameters',
  },
};

/** Words of the screens of goods, services and channel parameters, in both languages. */
export const goodsWords = { 'zh-cn': zh, en };
