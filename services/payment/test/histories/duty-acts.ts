import type { CardPayment, ThirdPartyPayment } from '@parcelway/contracts';
import fc from 'fast-check';
import { CheckoutService } from '../../src/checkout/checkout.service';
import { OtherWaysService } from '../../src/checkout/other-ways.service';
import { TaxDeskService } from '../../src/tax/tax-desk.service';
import { contextOf } from '../payment-stack';
import { order, key, which, act, text, at, of } from './act';
import type { Member } from './member';

const minor = fc.integer({ min: 1, max: 5_000 });
/** So few that an entry is reported again, by staff and by the carrier. */
const entry = fc.nat(2);

const dutyOf = (
  member: Member,
  index: number,
  facts: { readonly minor: number; readonly entry: number },
) => ({
  ...{ waybill_no: member.waybillNo(index), currency: 'GBP', amount: text(facts.minor) },
  ...{ reason: 'duty', customs_ref: `C-${facts.entry}` },
});

/** Staff bill the duty on a box. */
const raiseDuty = act('raiseDuty', 2, { order, minor, entry, key }, (member, facts) =>
  member.call(facts.deaths, {
    name: `raiseDuty ${JSON.stringify([facts.order, facts.minor, facts.entry])}`,
    key: facts.key,
    work: (ownKey) =>
      of(member, TaxDeskService).raise(dutyOf(member, facts.order, facts), member.asStaff(ownKey)),
  }),
);

/** The carrier reports it, perhaps once more, perhaps after staff did. */
const reportDuty = act('reportDuty', 2, { order, minor, entry }, (member, facts) => {
  const report = { ...dutyOf(member, facts.order, facts), carrier_code: 'carrier' };
  const carrier = contextOf({ kind: 'service', name: 'gateway' });
  return member.survive(facts.deaths, () => of(member, TaxDeskService).report(report, carrier));
});

const voidDuty = act('voidDuty', 1, { which }, async (member, { which: index, deaths: d }) => {
  const bill = at(await member.bills({ billType: 'tax', isVoid: false }), index);
  if (!bill) return;
  const request = { id: bill.id, reason: 'not due' };
  await member.survive(d, () => of(member, TaxDeskService).voidBill(request, member.asStaff()));
});

/** By card or code. */
const payDutyOutside = act(
  'payDutyOutside',
  3,
  { which, isByCode: fc.boolean(), key },
  async (member, facts) => {
    const bill_no = await member.remembered(
      facts,
      async () => at(await member.bills({ billType: 'tax', isVoid: false }), facts.which)?.billNo,
    );
    if (bill_no === undefined) return;
    const payment = await member.call<CardPayment | ThirdPartyPayment>(facts.deaths, {
      name: `payDuty ${bill_no} ${facts.isByCode}`,
      key: facts.key,
      work: (ownKey) =>
        facts.isByCode
          ? of(member, OtherWaysService).thirdParty({ bill_no }, member.asMember(ownKey))
          : of(member, CheckoutService).card({ bill_no }, member.asMember(ownKey)),
      fixed: ({ payment_no, amount }) => ({ payment_no, amount }),
    });
    member.begin(payment);
  },
);

export const dutyActs = [raiseDuty, reportDuty, voidDuty, payDutyOutside];
