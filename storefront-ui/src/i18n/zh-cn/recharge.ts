export default {
  title: '充值',
  amount: '充值金额',
  steps: '常用金额',
  other: '金额',
  wrong: '请填写金额，最多两位小数',
  submit: '充值 {{amount}}',
  busy: '处理中…',
  hint: '钱到账后立即进入余额，可用来支付任何账单。',
};
