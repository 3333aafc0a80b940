import { parseMoney } from '@parcelway/money';
import fc from 'fast-check';
import { In } from 'typeorm';
import { RefundDeskService } from '../../src/refund/refund-desk.service';
import { RefundService } from '../../src/refund/refund.service';
import { order, minor, key, which, act, text, at, of } from './act';

const destination = fc.constantFrom('original' as const, 'balance' as const);

/** The member asks for money of an order, for a part of it or for all that is left. */
const askRefund = act(
  'askRefund',
  3,
  { order, minor: fc.option(minor, { nil: undefined }), destination, key },
  (member, facts) =>
    member.call(facts.deaths, {
      name: `askRefund ${JSON.stringify([facts.order, facts.minor, facts.destination])}`,
      key: facts.key,
      work: (ownKey) =>
        of(member, RefundService).ask(
          {
            ref_no: member.order(facts.order).order_no,
            ...(facts.minor !== undefined && { amount: text(facts.minor) }),
            ...{ destination: facts.destination, reason: 'not needed' },
          },
          member.asMember(ownKey),
        ),
      fixed: ({ refund_nos }) => refund_nos,
    }),
);

/** Staff give something of a payment back. */
const goodwill = act('goodwill', 2, { which: fc.nat(20), minor, destination, key }, async (member, facts) => {
  const paid = await member.remembered(facts, async () =>
    at(await member.payments({ status: 'succeeded' as const }), facts.which),
  );
  const bill_id = paid?.allocations[0]?.bill_id;
  if (!paid || bill_id === undefined) return;
  await member.call(facts.deaths, {
    name: `goodwill ${JSON.stringify([paid.id, facts.minor, facts.destination])}`,
    key: facts.key,
    work: (ownKey) =>
      of(member, RefundDeskService).add(
        {
          ...{ payment_record_id: paid.id, bill_id, amount: text(facts.minor), kind: 'goodwill' },
          ...{ destination: facts.destination, reason: 'sorry' },
        },
        member.asStaff(ownKey),
      ),
    fixed: ({ id }) => id,
  });
});

/** So many statements of an approval come before its provider is asked, about. */
const BEFORE_PROVIDER = 12;

/** Staff send something of a payment from outside back the way it came, and approve it at once; the process dies while it is carried there. */
const sendBack = act('sendBack', 6, { which, minor }, async (member, facts) => {
  const paid = await member.payments({ way: In(['card', 'third_party']), status: 'succeeded' });
  const payment = at(paid, facts.which);
  const bill_id = payment?.allocations[0]?.bill_id;
  if (!payment || bill_id === undefined) return;
  const desk = of(member, RefundDeskService);
  const amount = text(Math.min(facts.minor, Number(payment.amount)));
  const asked = await member.survive([], () =>
    desk.add(
      {
        ...{ payment_record_id: payment.id, bill_id, amount, kind: 'goodwill', destination: 'original' },
        reason: 'sorry',
      },
      member.asStaff(),
    ),
  );
  const late = facts.deaths.map((death) => ({ ...death, at: death.at + BEFORE_PROVIDER }));
  if (asked) await member.survive(late, () => desk.approve({ id: asked.id }, member.asStaff()));
});

/** Staff look at a request: it goes where it was asked to, to the balance, or nowhere; what failed is tried again. */
const decide = act(
  'decide',
  5,
  { which, how: fc.constantFrom('approve', 'approve', 'balance', 'reject') },
  async (member, { which: index, how, deaths: d }) => {
    const open = at(await member.refunds({ status: In(['pending', 'failed']) }), index);
    if (!open) return;
    const desk = of(member, RefundDeskService);
    const { id } = open;
    await member.survive(d, () => {
      if (open.status === 'failed') return desk.retry({ id }, member.asStaff());
      if (how === 'reject') return desk.reject({ id, note: 'no' }, member.asStaff());
      const approved = {
        id,
        reference: 'BACS-1',
        ...(how === 'balance' && { destination: 'balance' as const }),
      };
      return desk.approve(approved, member.asStaff());
    });
  },
);

/**
 * Somebody gives something back at the provider itself, as much as is left at most, and staff book it; cards tell of it before or after that, or not. What
 * was given back so is never refused here.
 */
const bookByHand = act(
  'bookByHand',
  3,
  { which, minor, told: fc.constantFrom('before', 'after', 'never') },
  async (member, facts) => {
    const paid = await member.payments({ way: In(['card', 'third_party']), status: 'succeeded' });
    const payment = at(paid, facts.which);
    if (!payment?.providerRef) return;
    const desk = of(member, RefundDeskService);
    const { left } = await desk.limits({ payment_record_id: payment.id }, member.asStaff());
    const amount = Math.min(facts.minor, Number(parseMoney(left, payment.currency)));
    if (amount === 0) return;
    const { payer, wallet, told } = member.stage;
    const trade = wallet.trade(payment.paymentNo);
    const reference = trade
      ? `hand-${Object.keys(trade.refunds).length}`
      : await payer.refundByHand(payment.providerRef, amount);
    if (trade) trade.refunds[reference] = amount;
    const notice = told.ofRefund(reference);
    if (notice && facts.told === 'before') await member.survive(facts.deaths, () => member.tell(notice));
    const book = () =>
      desk.book(
        { payment_no: payment.paymentNo, reference, kind: 'goodwill', reason: 'at the counter' },
        member.asStaff(`${payment.paymentNo} ${reference}`),
      );
    const booked = await member.survive(facts.deaths, book);
    expect(booked?.refund_nos.length).toBeGreaterThan(0);
    expect(await book()).toEqual(booked);
    if (notice && facts.told === 'after') await member.survive(facts.deaths, () => member.tell(notice));
  },
);

export const refundActs = [askRefund, goodwill, sendBack, decide, bookByHand];
