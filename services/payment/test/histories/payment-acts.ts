import { magicCards } from '@parcelway/card-provider';
import type { CardPayment, ThirdPartyPayment } from '@parcelway/contracts';
import { formatMoney } from '@parcelway/money';
import fc from 'fast-check';
import { In } from 'typeorm';
import { CheckoutService } from '../../src/checkout/checkout.service';
import { OtherWaysService } from '../../src/checkout/other-ways.service';
import { PaymentFollower } from '../../src/checkout/payment-follower';
import { OfflinePayments } from '../../src/offline/offline-payments';
import { PaymentService } from '../../src/payment/payment.service';
import { codeOf } from '../wallet-payer';
import { balance, order, key, which, DUE, act, text, at, of } from './act';

const topUp = act(
  'topUp',
  4,
  { minor: fc.integer({ min: -9_000, max: 20_000 }).filter((amount) => amount !== 0), key },
  (member, { minor: amount, key: under, deaths: d }) => {
    const request = { user_id: member.userId, money: text(amount), memo: 'by staff' };
    return member.call(d, {
      name: `topUp ${amount}`,
      key: under,
      work: (ownKey) => of(member, PaymentService).topUp(request, member.asStaff(ownKey)),
    });
  },
);

const pay = act('pay', 5, { order, balance, key }, (member, facts) =>
  member.call(facts.deaths, {
    name: `pay ${facts.order} ${facts.balance}`,
    key: facts.key,
    work: (ownKey) =>
      of(member, PaymentService).payFromBalance(
        { order_no: member.order(facts.order).order_no, wallet_currency: facts.balance },
        member.asMember(ownKey),
      ),
  }),
);

/** Some of the bills that are due, in one payment. */
const most = fc.integer({ min: 1, max: 3 });
const payBills = act('payBills', 3, { most, balance, key }, async (member, facts) => {
  const bill_nos = await member.remembered(facts, async () =>
    (await member.bills(DUE)).slice(0, facts.most).map(({ billNo }) => billNo),
  );
  await member.call(facts.deaths, {
    name: `payBills ${bill_nos.join()} ${facts.balance}`,
    key: facts.key,
    work: (ownKey) =>
      of(member, PaymentService).payFromBalance(
        { bill_nos, wallet_currency: facts.balance },
        member.asMember(ownKey),
      ),
  });
});

/** Money at the counter, of just the sum that is due. */
const payOffline = act('payOffline', 1, { order, key }, async (member, facts) => {
  const { order_no } = member.order(facts.order);
  const amount = await member.remembered(facts, async () => {
    const due = await member.bills({ refNo: order_no, ...DUE });
    return formatMoney(due.reduce((sum, bill) => sum + bill.amount - bill.paidAmount, 0n));
  });
  const request = { user_id: member.userId, order_no, amount, reference: 'R-1', memo: 'at the counter' };
  await member.call(facts.deaths, {
    name: `payOffline ${facts.order} ${amount}`,
    key: facts.key,
    work: (ownKey) => of(member, PaymentService).payOffline(request, member.asStaff(ownKey)),
  });
});

const begun = ({ payment_no, amount }: { readonly payment_no: string; readonly amount: string }) => ({
  payment_no,
  amount,
});

const begin = act('begin', 4, { order, key }, async (member, { order: index, key: under, deaths: d }) => {
  const payment = await member.call(d, {
    name: `begin ${index}`,
    key: under,
    work: (ownKey) =>
      of(member, CheckoutService).card({ order_no: member.order(index).order_no }, member.asMember(ownKey)),
    fixed: begun,
  });
  member.begin(payment);
});

/** A code to scan. */
const beginCode = act(
  'beginCode',
  4,
  { order, key },
  async (member, { order: index, key: under, deaths: d }) => {
    const { order_no } = member.order(index);
    const payment = await member.call(d, {
      name: `beginCode ${index}`,
      key: under,
      work: (ownKey) => of(member, OtherWaysService).thirdParty({ order_no }, member.asMember(ownKey)),
      fixed: begun,
    });
    member.begin(payment);
  },
);

/** A payer who goes through with it, and the news of that comes at once. */
const payAtOnce = act('payAtOnce', 6, { order, isByCode: fc.boolean() }, async (member, facts) => {
  const { order_no } = member.order(facts.order);
  const payment = await member.survive<CardPayment | ThirdPartyPayment>(facts.deaths, () =>
    facts.isByCode
      ? of(member, OtherWaysService).thirdParty({ order_no }, member.asMember())
      : of(member, CheckoutService).card({ order_no }, member.asMember()),
  );
  if (!payment) return;
  const { payer, wallet, told } = member.stage;
  member.begin(payment);
  if ('qr_code' in payment) wallet.decide(codeOf(payment), 'pay', 'never');
  else if (payment.client_secret) await payer.confirm(payment, magicCards.success);
  const notice = told.of([payment.payment_no]).at(-1);
  if (notice) await member.survive(facts.deaths, () => member.tell(notice));
});

/** A telephone scans a code, in time or too late. */
const scan = act(
  'scan',
  6,
  { which, decision: fc.constantFrom('pay' as const, 'pay' as const, 'decline' as const, 'less' as const) },
  async (member, { which: index, decision }) => {
    const payment = at(member.byCode, index);
    if (payment) member.stage.wallet.decide(codeOf(payment), decision, 'never');
  },
);

/** The time of a payment is over, here first or at its wallet as well, and the sweep comes by at once or later. */
const expire = act(
  'expire',
  2,
  { which, isOverThere: fc.boolean(), isSwept: fc.boolean() },
  async (member, { which: index, isOverThere, isSwept, deaths: d }) => {
    const paymentNo = at(member.begun, index)?.payment_no;
    if (!paymentNo) return;
    await member.stage.stack.dataSource.query(
      `UPDATE payment_record SET expires_at = now() - interval '1 s' WHERE payment_no = $1`,
      [paymentNo],
    );
    const trade = member.stage.wallet.trade(paymentNo);
    if (trade && isOverThere) Object.assign(trade, { expires: Date.now() });
    const [payment] = isSwept ? await member.payments({ paymentNo }) : [];
    if (payment && payment.status !== 'processing')
      await member.survive(d, () =>
        of(member, PaymentFollower).callOff(payment, 'expired', { type: 'system', id: null }, null),
      );
  },
);

const confirm = act(
  'confirm',
  6,
  {
    which,
    card: fc.constantFrom('success', 'success', 'declined', 'answerLost', 'secure', 'takesLess'),
    isApproved: fc.boolean(),
  },
  async (member, { which: index, card, isApproved }) => {
    const payment = at(member.byCard, index);
    if (!payment) return;
    const { payer } = member.stage;
    await payer.confirm(payment, magicCards[card]);
    if (card === 'secure') await payer.decide(payment, isApproved ? 'approve' : 'refuse');
  },
);

/** A notice of a provider, old or new, once or several times. */
const hear = act(
  'hear',
  5,
  { which: fc.nat(20), times: fc.integer({ min: 1, max: 3 }) },
  async (member, { which: index, times, deaths: d }) => {
    const notice = at(member.notices, index);
    if (notice)
      for (let time = 0; time < times; time += 1) await member.survive(d, () => member.tell(notice));
  },
);

const look = act('look', 2, { which }, async (member, { which: index, deaths: d }) => {
  const payment = at(member.begun, index);
  if (!payment) return;
  const { payment_no } = payment;
  await member.survive(d, () => of(member, CheckoutService).status({ payment_no }, member.asMember()));
});

const giveUp = act('giveUp', 1, { which }, async (member, { which: index, deaths: d }) => {
  const payment = at(member.begun, index);
  if (!payment) return;
  const { payment_no } = payment;
  await member.survive(d, () => of(member, CheckoutService).cancel({ payment_no }, member.asMember()));
});

/** Money for the balance, by card or code. */
const recharge = act(
  'recharge',
  2,
  {
    minor: fc.integer({ min: 2_000, max: 9_999 }),
    way: fc.constantFrom('card' as const, 'third_party' as const),
    key,
  },
  async (member, facts) => {
    const request = { amount: text(facts.minor), way: facts.way };
    const started = await member.call(facts.deaths, {
      name: `recharge ${facts.minor} ${facts.way}`,
      key: facts.key,
      work: (ownKey) => of(member, OtherWaysService).recharge(request, member.asMember(ownKey)),
      fixed: ({ payment_no, bill_no, amount }) => ({ payment_no, bill_no, amount }),
    });
    member.begin(started);
  },
);

/** A bank transfer, with its proof. */
const transfer = act('transfer', 2, { order, key }, async (member, facts) => {
  const { order_no } = member.order(facts.order);
  const proof_file = await member.remembered(facts, async () =>
    member.stage.stack.files.put(member.userId, 'image/jpeg'),
  );
  await member.call(facts.deaths, {
    name: `transfer ${facts.order} ${proof_file}`,
    key: facts.key,
    work: (ownKey) => of(member, OtherWaysService).offline({ order_no, proof_file }, member.asMember(ownKey)),
    fixed: ({ payment_no }) => payment_no,
  });
});

/** Staff look at the account: the money is there, a part of it, or nothing. */
const lookAtAccount = act(
  'lookAtAccount',
  3,
  { which, found: fc.constantFrom('all', 'all', 'part', 'nothing') },
  async (member, { which: index, found, deaths: d }) => {
    const waiting = at(
      await member.payments({ way: 'offline', status: In(['processing', 'failed']) }),
      index,
    );
    if (!waiting) return;
    const staff = { adminId: 7, requestId: 'history' };
    const amount = found === 'part' ? (waiting.amount + 1n) / 2n : waiting.amount;
    const money = { received_on: new Date().toISOString().slice(0, 10), amount: formatMoney(amount) };
    const desk = of(member, OfflinePayments);
    await member.survive<unknown>(d, () =>
      found === 'nothing'
        ? desk.reject(waiting.id, { reason: 'nothing came in' }, staff)
        : desk.confirm(waiting.id, money, staff),
    );
  },
);

export const paymentActs = [
  topUp,
  pay,
  payBills,
  payOffline,
  begin,
  beginCode,
  payAtOnce,
  scan,
  expire,
  confirm,
  hear,
  look,
  giveUp,
  recharge,
  transfer,
  lookAtAccount,
];
