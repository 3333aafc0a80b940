import {
  luggageOrderCancelled,
  luggageOrderCredited,
  luggageOrderPlaced,
  luggageOrderSupplemented,
} from '@parcelway/contracts';
import fc from 'fast-check';
import { In } from 'typeorm';
import { BillReactions } from '../../src/bill/bill.reactions';
import { PaymentService } from '../../src/payment/payment.service';
import { contextOf } from '../payment-stack';
import { order, minor, act, priced, of } from './act';

const place = act('place', 4, { order }, (member, { order: index, deaths: d }) =>
  member.hear(d, `place ${index}`, luggageOrderPlaced, member.order(index), (event, manager) =>
    of(member, BillReactions).bill([event], manager),
  ),
);

const cancel = act('cancel', 1, { order }, (member, { order: index, deaths: d }) => {
  const given = { ...member.order(index), from: 2, pick_up_date: null, reason: 'other plans' };
  return member.hear(d, `cancel ${index}`, luggageOrderCancelled, given, (event, manager) =>
    of(member, BillReactions).settleCancelled(event, manager),
  );
});

const supplement = act(
  'supplement',
  2,
  { order, minor },
  (member, { order: index, minor: more, deaths: d }) => {
    const given = { ...priced(member.order(index), more), memo: 'heavier than declared' };
    return member.hear(d, `supplement ${index} ${more}`, luggageOrderSupplemented, given, (event, manager) =>
      of(member, BillReactions).billSupplement(event, manager),
    );
  },
);

/** At most what is left of the payments: the order service knows what was paid. */
const credit = act('credit', 4, { order, minor }, async (member, facts) => {
  const billing = member.order(facts.order);
  const less = await member.remembered(facts, async () => {
    const bills = await member.bills({ refNo: billing.order_no });
    const underWay = await member.refunds({
      refNo: billing.order_no,
      status: In(['approved', 'processing']),
    });
    const left =
      bills.reduce((sum, bill) => sum + bill.paidAmount - bill.refundedAmount, 0n) -
      underWay.reduce((sum, { amount }) => sum + amount, 0n);
    return Number(left < BigInt(facts.minor) ? left : BigInt(facts.minor));
  });
  if (less === 0) return;
  const given = { ...priced(billing, less), memo: 'lighter' };
  const name = `credit ${JSON.stringify(facts)}`;
  await member.hear(facts.deaths, name, luggageOrderCredited, given, (event, manager) =>
    of(member, BillReactions).credit(event, manager),
  );
});

const edit = act(
  'edit',
  1,
  { order, minor, revision: fc.integer({ min: 1, max: 3 }) },
  (member, { order: index, minor: amount, revision, deaths: d }) =>
    member.survive(d, () =>
      of(member, PaymentService).rebill(
        { ...priced(member.order(index), amount), revision },
        contextOf({ kind: 'service', name: 'order' }),
      ),
    ),
);

export const orderActs = [place, cancel, supplement, credit, edit];
