import type { AddClaim } from '@parcelway/contracts';
import {
  DomainError,
  insuranceClaim,
  insuranceClaimDesk,
  insuranceDesk,
  luggageOrder,
} from '@parcelway/contracts';
import { ClaimStatus } from '@parcelway/contracts/statuses';
import { asAdmin, asMember, bothAtOnce, eventually } from '@parcelway/testing';
import { DataSource } from 'typeorm';
import type { Insured } from '../../test/insured-orders';
import { MEMBER, startInsured } from '../../test/insured-orders';
import { lockClaim, moveClaim } from './claim-moves';
import { canMoveClaim } from './domain/claim-status';

describe('claims on insured boxes', () => {
  let insured: Insured;

  beforeAll(async () => {
    insured = await startInsured();
  });
  afterAll(() => insured.stack.stop());

  const mine = () => insured.stack.client(insuranceClaim);
  const orders = () => insured.stack.client(luggageOrder);
  const desk = () => insured.stack.client(insuranceClaimDesk);
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000);
  const london = (at: Date) => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(at);
  const claimed = (waybill: string, change: Partial<AddClaim> = {}): AddClaim => ({
    waybill_no: waybill,
    kind: 'damage',
    happened_on: london(new Date()),
    amount_claimed: '80.00',
    description: 'The box was torn open.',
    ...change,
  });
  const add = (waybill: string, change: Partial<AddClaim> = {}, member = MEMBER) =>
    mine().add(claimed(waybill, change), asMember(member));
  const idOf = async (claimNo: string) =>
    Number(
      (
        await insured.rows(`SELECT id FROM order_service.insurance_claim WHERE claim_no = $1`, [claimNo])
      )[0]?.['id'],
    );
  const handled = async (claimNo: string) =>
    (
      await insured.rows(
        `SELECT payload FROM order_service.outbox WHERE name = 'order.insurance-claim-handled' AND payload ->> 'claim_no' = $1 ORDER BY position`,
        [claimNo],
      )
    ).map(({ payload }) => payload as Record<string, unknown>);
  const placeIssued = async () => {
    const placed = await insured.placePaid();
    await insured.issue(placed);
    await insured.collect(placed);
    return { ...placed, waybill: `W${placed.order_id}-1`, other: `W${placed.order_id}-2` };
  };
  const began = (orderNo: string, offset: number) =>
    insured.rows(`UPDATE order_service.insurance_order SET starts_at = $2 WHERE order_no = $1`, [
      orderNo,
      day(offset),
    ]);

  it('are asked about, answered and paid once, whoever repeats it', async () => {
    const { waybill, order_no } = await placeIssued();
    const { claim_no } = await add(waybill);
    expect(await insured.policyOf(order_no)).toMatchObject({ status: 'claimed' });
    const id = await idOf(claim_no);
    await desk().ask({ id, question: 'Where is the receipt?' }, asAdmin(1));
    await expect(mine().answer({ claim_no, answer: 'x' }, asMember(MEMBER + 1))).rejects.toEqual(
      new DomainError('claim.not_found'),
    );
    await mine().answer({ claim_no, answer: 'In the box.' }, asMember(MEMBER));
    await expect(mine().answer({ claim_no, answer: 'again' }, asMember(MEMBER))).rejects.toMatchObject({
      code: 'claim.wrong_state',
    });
    const accept = () => desk().accept({ id, amount: '60.00' }, asAdmin(1));
    expect(await Promise.all([accept(), accept(), accept()])).toEqual(
      Array(3).fill({ id, status: 'accepted' }),
    );
    expect(await handled(claim_no)).toMatchObject([
      { status: 'asked', note: 'Where is the receipt?', amount: null },
      { status: 'accepted', amount: '60.00', user_id: MEMBER, waybill_no: waybill },
    ]);
    await expect(desk().accept({ id, amount: '61.00' }, asAdmin(1))).rejects.toMatchObject({
      code: 'claim.wrong_state',
    });
    const detail = await mine().detail({ claim_no: claim_no.toLowerCase() }, asMember(MEMBER));
    expect(detail).toMatchObject({
      status: 'accepted',
      amount_paid: '60.00',
      cover: '375.00',
      actions: [],
    });
    expect(detail.history.map(({ to, reason }) => [to, reason])).toEqual([
      ['open', ''],
      ['asked', 'Where is the receipt?'],
      ['open', 'In the box.'],
      ['accepted', '60.00'],
    ]);
    expect(JSON.stringify(detail)).not.toContain('by_id');
    expect(await insured.policyOf(order_no)).toMatchObject({ status: 'paid' });
  });

  it('of a box never get more than its cover together, however many there are', async () => {
    const { waybill, order_no } = await placeIssued();
    await expect(add(waybill, { amount_claimed: '375.01' })).rejects.toMatchObject({
      code: 'request.invalid',
      fields: [{ field: 'amount_claimed', rule: 'max', params: { max: '375.00' } }],
    });
    const first = await idOf((await add(waybill, { amount_claimed: '300.00' })).claim_no);
    await expect(desk().accept({ id: first, amount: '300.01' }, asAdmin(1))).rejects.toMatchObject({
      code: 'claim.over_cover',
      params: { max: '300.00' },
    });
    await desk().accept({ id: first, amount: '300.00' }, asAdmin(1));
    await expect(add(waybill, { amount_claimed: '75.01' })).rejects.toMatchObject({
      fields: [{ field: 'amount_claimed', params: { max: '75.00' } }],
    });
    const second = await idOf((await add(waybill, { amount_claimed: '75.00' })).claim_no);
    await desk().accept({ id: second, amount: '75.00' }, asAdmin(1));
    const { insurance } = await orders().detail({ order_no }, asMember(MEMBER));
    expect(insurance?.boxes).toMatchObject([
      { waybill_no: waybill, cover: '375.00', paid: '375.00', can_claim: false },
      { package_no: 2, cover: '125.00', paid: '0.00', can_claim: true },
    ]);
    await expect(orders().detail({ order_no }, asMember(MEMBER + 1))).rejects.toMatchObject({
      code: 'order.not_found',
    });
  });

  it('have one undecided claim a box, also for two who claim at once', async () => {
    const { waybill, other } = await placeIssued();
    const { values, errors } = await bothAtOnce(() => add(waybill));
    expect(values).toHaveLength(1);
    expect(errors).toMatchObject([{ code: 'claim.open_already', params: { claim_no: values[0]?.claim_no } }]);
    await add(other);
    await mine().withdraw({ claim_no: values[0]?.claim_no ?? '' }, asMember(MEMBER));
    await add(waybill);
  });

  it('are made once for one key', async () => {
    const { waybill } = await placeIssued();
    const context = { ...asMember(MEMBER), idempotencyKey: crypto.randomUUID() };
    const first = await mine().add(claimed(waybill), context);
    expect(await mine().add(claimed(waybill), context)).toEqual(first);
  });

  it('are for insured boxes of one’s own', async () => {
    const { waybill } = await placeIssued();
    const refused = new DomainError('claim.not_insured');
    await expect(add(waybill, {}, MEMBER + 1)).rejects.toEqual(refused);
    await expect(add('W0')).rejects.toEqual(refused);
  });

  it('are for what has reached us', async () => {
    const placed = await insured.placePaid();
    await insured.issue(placed);
    const waybill = `W${placed.order_id}-1`;
    await expect(add(waybill)).rejects.toEqual(new DomainError('claim.not_collected'));
    const { insurance } = await orders().detail({ order_no: placed.order_no }, asMember(MEMBER));
    expect(insurance?.boxes[0]).toMatchObject({ is_collected: false, can_claim: false });
    await orders().cancel({ order_no: placed.order_no }, asMember(MEMBER));
    await expect(add(waybill)).rejects.toEqual(new DomainError('claim.not_insured'));
  });

  it('come within seven days of the delivery for damage and thirty for loss, by London’s calendar', async () => {
    const placed = await placeIssued();
    await began(placed.order_no, -40);
    await insured.move(placed, 1, 8, day(-8));
    await eventually(async () => (await insured.boxesOf(placed.order_no))[0]?.['is_delivered'] === true);
    const happened = { happened_on: london(day(-8)) };
    await expect(add(placed.waybill, happened)).rejects.toEqual(
      new DomainError('claim.window_closed', { last: london(day(-1)) }),
    );
    // A later day of its own choosing does not help where the delivery is known.
    await expect(add(placed.waybill)).rejects.toMatchObject({ code: 'claim.window_closed' });
    await add(placed.waybill, { ...happened, kind: 'loss' });
    const open = { kind: 'loss', happened_on: london(day(-31)) } as const;
    await expect(add(placed.other, open)).rejects.toMatchObject({ code: 'claim.window_closed' });
    for (const happened_on of [london(day(1)), london(day(-41))])
      await expect(add(placed.other, { happened_on })).rejects.toMatchObject({
        fields: [{ field: 'happened_on' }],
      });
    await add(placed.other, { ...open, happened_on: london(day(-30)) });
  });

  it('are listed for their member alone, newest first', async () => {
    const { waybill, other } = await placeIssued();
    const first = await add(waybill);
    const second = await add(other);
    await mine().withdraw(first, asMember(MEMBER));
    const { list } = await mine().list({ limit: 2 }, asMember(MEMBER));
    expect(list).toMatchObject([
      { claim_no: second.claim_no, status: 'open', actions: ['withdraw'] },
      { claim_no: first.claim_no, status: 'withdrawn', actions: [] },
    ]);
    expect((await mine().list({ status: 'withdrawn', limit: 1 }, asMember(MEMBER))).list[0]).toMatchObject({
      claim_no: first.claim_no,
    });
    expect(await mine().list({}, asMember(MEMBER + 1))).toMatchObject({ list: [], total: 0 });
    await expect(mine().detail(first, asMember(MEMBER + 1))).rejects.toEqual(
      new DomainError('claim.not_found'),
    );
  });

  it('are decided by staff alone, with a reason that the member reads', async () => {
    const { waybill, order_no } = await placeIssued();
    const { claim_no } = await add(waybill);
    const id = await idOf(claim_no);
    const note = 'The packing was not fit for glass.';
    await expect(desk().refuse({ id, note }, asMember(MEMBER))).rejects.toEqual(
      new DomainError('auth.no_permission'),
    );
    await desk().refuse({ id, note }, asAdmin(1));
    expect(await mine().detail({ claim_no }, asMember(MEMBER))).toMatchObject({
      status: 'refused',
      decision_note: note,
    });
    expect(await insured.policyOf(order_no)).toMatchObject({ status: 'refused' });
    const voided = insured.stack
      .client(insuranceDesk)
      .voidInsurance({ id: Number((await insured.policyOf(order_no))?.['id']), reason: 'late' }, asAdmin(1));
    await expect(voided).rejects.toMatchObject({ code: 'insurance.wrong_state' });
  });

  it('are paid by the bank with a reference, which moves no money here', async () => {
    const { waybill } = await placeIssued();
    const { claim_no } = await add(waybill);
    const id = await idOf(claim_no);
    const bank = { id, amount: '60.00', destination: 'bank' } as const;
    await expect(desk().accept(bank, asAdmin(1))).rejects.toMatchObject({
      code: 'request.invalid',
      fields: [{ field: 'reference', rule: 'required' }],
    });
    await desk().accept({ ...bank, reference: 'BACS 77' }, asAdmin(1));
    expect(await handled(claim_no)).toMatchObject([{ amount: '60.00', destination: 'bank' }]);
    await expect(desk().accept({ id, amount: '60.00' }, asAdmin(1))).rejects.toMatchObject({
      code: 'claim.wrong_state',
    });
  });

  it('are made and amended by staff for the member, while nothing is decided', async () => {
    const { waybill, order_no } = await placeIssued();
    const staff = { ...asAdmin(7), idempotencyKey: crypto.randomUUID() };
    const claimFor = () => desk().claimFor(claimed(waybill), staff);
    await expect(desk().claimFor(claimed(waybill), asMember(MEMBER))).rejects.toEqual(
      new DomainError('auth.no_permission'),
    );
    const { id, claim_no } = await claimFor();
    expect(await claimFor()).toEqual({ id, claim_no });
    expect(await insured.policyOf(order_no)).toMatchObject({ status: 'claimed' });
    const change = { id, kind: 'loss', happened_on: london(new Date()), description: 'It is gone.' } as const;
    await expect(desk().amend({ ...change, amount_claimed: '375.01' }, staff)).rejects.toMatchObject({
      fields: [{ field: 'amount_claimed', rule: 'max' }],
    });
    const amend = () => desk().amend({ ...change, amount_claimed: '90.00' }, staff);
    expect(await amend()).toEqual({ id, status: 'open' });
    expect(await mine().detail({ claim_no }, asMember(MEMBER))).toMatchObject({
      kind: 'loss',
      amount_claimed: '90.00',
      description: 'It is gone.',
      history: [
        { from: null, to: 'open', by_type: 'admin' },
        { from: 'open', to: 'open', by_type: 'admin' },
      ],
    });
    await desk().refuse({ id, note: 'It was found.' }, asAdmin(1));
    await expect(amend()).rejects.toMatchObject({ code: 'claim.wrong_state' });
  });

  describe('under two writers', () => {
    const STATES = Object.values(ClaimStatus);
    let id: number;
    let dataSource: DataSource;
    const put = async (status: ClaimStatus) => {
      await insured.rows(`UPDATE order_service.insurance_claim SET status = $2 WHERE id = $1`, [id, status]);
      await insured.rows(`DELETE FROM order_service.insurance_claim_history WHERE subject_id = $1`, [id]);
      const insurance = {
        open: 'claimed',
        asked: 'claimed',
        accepted: 'paid',
        refused: 'refused',
        withdrawn: 'active',
      };
      await insured.rows(
        `UPDATE order_service.insurance_order SET status = $2
         WHERE id = (SELECT insurance_order_id FROM order_service.insurance_claim WHERE id = $1)`,
        [id, insurance[status]],
      );
    };
    const writer = (to: ClaimStatus) => () =>
      dataSource.transaction(async (manager) =>
        moveClaim(manager, await lockClaim(manager, { id }), to, asAdmin(1), { reason: 'test' }),
      );
    const moves = () =>
      insured.rows(
        `SELECT from_status, to_status FROM order_service.insurance_claim_history WHERE subject_id = $1 ORDER BY id`,
        [id],
      );

    beforeAll(async () => {
      const running = insured.stack.services.get('order');
      if (!running) throw new Error('the order service does not run');
      dataSource = running.app.get(DataSource);
      id = await idOf((await add((await placeIssued()).waybill)).claim_no);
    });

    it.each(STATES.flatMap((from) => STATES.map((to) => [from, to, canMoveClaim(from, to)] as const)))(
      '%s to %s, wanted twice at once: %s',
      async (from, to, allowed) => {
        await put(from);
        const { errors } = await bothAtOnce(writer(to));
        expect(await moves()).toEqual(allowed ? [{ from_status: from, to_status: to }] : []);
        expect(errors).toHaveLength(allowed ? 1 : 2);
        for (const error of errors) expect(error).toMatchObject({ code: 'claim.wrong_state' });
      },
    );

    it.each(
      (['open', 'asked'] as const).flatMap((from) => {
        const next = STATES.filter((to) => canMoveClaim(from, to));
        return next.flatMap((one, at) => next.slice(at + 1).map((other) => [from, one, other] as const));
      }),
    )('%s wanted to %s and %s at once: step by step at most', async (from, one, other) => {
      await put(from);
      const { values } = await bothAtOnce(writer(one), writer(other));
      const made = await moves();
      expect(made).toHaveLength(values.length);
      for (const [at, move] of made.entries()) {
        expect(move['from_status']).toBe(at === 0 ? from : made[at - 1]?.['to_status']);
        expect(canMoveClaim(move['from_status'] as ClaimStatus, move['to_status'] as ClaimStatus)).toBe(true);
      }
    });
  });
});
