export default {
  title: 'Top up',
  amount: 'Amount',
  steps: 'Usual amounts',
  other: 'Amount to top up',
  wrong: 'An amount with two decimals at most, please',
  submit: 'Top up {{amount}}',
  busy: 'Processing…',
  hint: 'The money is on your balance as soon as it is here, for any bill.',
};
