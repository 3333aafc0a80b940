import { randomUUID } from 'node:crypto';
import type { PlaceLuggageOrder } from '@parcelway/contracts';
import { addressChanged, luggageOrder, memberChanged, payment, sheetOrder } from '@parcelway/contracts';
import { service as order } from '@parcelway/order-service';
import { service as paymentService } from '@parcelway/payment-service';
import { asMember, eventually, sayEvent, startStack } from '@parcelway/testing';
import type { Stack } from '@parcelway/testing';
import { addressOf, termsOf } from '../../services/order/test/customer';
import { sheetOrderBody } from '../kit/sheet-order-body';

const MEMBER = 7_301;
const ROUNDS = 20;
const REFUSALS = ['pay.already_paid', 'order.wrong_state', 'sheet.wrong_state', 'sheet.price_changed'];

interface Made {
  readonly id: number;
  readonly no: string;
}

/** An order and its living bill side by side; amounts in minor units. */
interface Standing {
  readonly amount: string;
  readonly pay_status: number;
  readonly paid_amount: string;
  readonly is_changing: boolean;
  readonly bills: number;
  readonly billed: string | null;
  readonly bill_pay_status: number | null;
  readonly is_same_revision: boolean | null;
}

interface Kind {
  readonly table: 'luggage_order' | 'sheet_order';
  make(): Promise<Made>;
  /** Makes it cost something else. */
  edit(made: Made, key?: string): Promise<unknown>;
  cancel(made: Made): Promise<unknown>;
  pendingAmount(made: Made): Promise<string | null>;
}

const kinds = ['luggage', 'sheet'] as const;

describe('the price of an order that is changed', () => {
  let stack: Stack;
  let of: Readonly<Record<(typeof kinds)[number], Kind>>;
  let edit: (made: Made, couponId: number) => Promise<unknown>;

  const pay = ({ no }: Made) => stack.client(payment).payFromBalance({ order_no: no }, asMember(MEMBER));
  const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code;
  const refusal = (work: Promise<unknown>): Promise<unknown> => work.then(() => 'no refusal', codeOf);

  async function standing({ table }: Kind, { id, no }: Made): Promise<Standing> {
    const amount = table === 'luggage_order' ? 'order_total_amount' : 'amount';
    const [row] = await stack.rows<Standing & Record<string, unknown>>(
      `SELECT o.${amount} AS amount, o.pay_status, o.paid_amount, o.pending_edit IS NOT NULL AS is_changing,
         (SELECT count(*)::int FROM payment_service.bill WHERE ref_no = $2) AS bills, b.amount AS billed, b.pay_status AS bill_pay_status,
         b.revision = o.bill_revision AS is_same_revision
       FROM order_service.${table} o LEFT JOIN payment_service.bill b ON b.ref_no = $2 AND NOT b.is_void WHERE o.id = $1`,
      [id, no],
    );
    if (!row) throw new Error(`${no} is gone`);
    return row;
  }

  /** Waits until nothing is under way and both say the same; answers it. */
  const agreed = (kind: Kind, made: Made): Promise<Standing> =>
    eventually(async () => {
      const now = await standing(kind, made);
      const isSame =
        now.amount === now.billed && now.is_same_revision && now.pay_status === now.bill_pay_status;
      return !now.is_changing && isSame && now;
    });

  const reasonsOf = async ({ table }: Kind, { id }: Made): Promise<string[]> =>
    (
      await stack.rows<{ reason: string }>(
        `SELECT reason FROM order_service.${table}_history WHERE subject_id = $1 AND from_status = to_status ORDER BY id`,
        [id],
      )
    ).map(({ reason }) => reason);

  /** While `work` runs, every write of such rows fails, as if the process had died before it. */
  async function stoppedBefore<Value>(
    table: string,
    condition: string,
    work: () => Promise<Value>,
  ): Promise<Value> {
    await stack.rows(
      `CREATE TRIGGER stop_here BEFORE UPDATE ON ${table} FOR EACH ROW WHEN (${condition}) EXECUTE FUNCTION public.stop_here()`,
    );
    try {
      return await work();
    } finally {
      await stack.rows(`DROP TRIGGER stop_here ON ${table}`);
    }
  }
  const beforeKeeping = <V>({ table }: Kind, work: () => Promise<V>) =>
    stoppedBefore(`order_service.${table}`, 'NEW.pending_edit IS NOT NULL', work);
  const beforeBilling = <V>(work: () => Promise<V>) =>
    stoppedBefore('payment_service.bill', `NEW.void_reason = 'edited'`, work);
  const beforeEnding = <V>({ table }: Kind, work: () => Promise<V>) =>
    stoppedBefore(
      `order_service.${table}`,
      'OLD.pending_edit IS NOT NULL AND NEW.pending_edit IS NULL',
      work,
    );

  const billed = async (kind: Kind): Promise<Made> => {
    const made = await kind.make();
    await agreed(kind, made);
    return made;
  };

  beforeAll(async () => {
    stack = await startStack({ services: [order, paymentService] });
    await stack.rows(
      `CREATE FUNCTION public.stop_here() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'stopped here'; END $$`,
    );
    await stack.rows(
      `INSERT INTO payment_service.wallet (user_id, currency, balance) VALUES ($1, 'GBP', 100000000)`,
      [MEMBER],
    );
    await sayEvent(stack, memberChanged, termsOf(MEMBER));
    await sayEvent(stack, addressChanged, addressOf(MEMBER, 9_301));
    const china = {
      country: 'CN',
      province: '北京市',
      city: '北京市',
      district: '朝阳区',
      zip_code: '100022',
    };
    await sayEvent(stack, addressChanged, addressOf(MEMBER, 9_302, china));
    await eventually(async () => {
      const copies = await stack.rows(`SELECT 1 FROM order_service.address_copy WHERE user_id = $1`, [
        MEMBER,
      ]);
      return copies.length === 2;
    });
    const [channel] = await stack.rows<{ id: string }>(
      `SELECT id FROM order_service.channel WHERE code = 'UKCN-AIR'`,
    );
    const item = { category_id: 1, name_zh: '羽绒服', name_en: 'Jacket', quantity: 1, unit_price: '150.00' };
    const box = (weight: string) => ({
      weight,
      length: '40',
      width: '30',
      height: '20',
      packaging_box_id: 3,
      items: [item],
    });
    const luggage = (weight: string): PlaceLuggageOrder => ({
      channel_id: Number(channel?.id),
      sender_id: 9_301,
      receiver_id: 9_302,
      agree: true,
      packages: [box(weight)],
    });
    const orders = stack.client(luggageOrder);
    const sheets = stack.client(sheetOrder);
    const detail = ({ no }: Made) => orders.detail({ order_no: no }, asMember(MEMBER));
    edit = ({ no }, member_coupon_id) =>
      orders.edit({ ...luggage('16.00'), order_no: no, member_coupon_id }, asMember(MEMBER));
    of = {
      luggage: {
        table: 'luggage_order',
        async make() {
          const placed = await orders.place(luggage('8.00'), asMember(MEMBER));
          return { id: placed.order_id, no: placed.order_no };
        },
        edit: ({ no }, key = randomUUID()) =>
          orders.edit({ ...luggage('16.00'), order_no: no }, asMember(MEMBER, { idempotencyKey: key })),
        cancel: ({ no }) => orders.cancel({ order_no: no }, asMember(MEMBER)),
        pendingAmount: async (made) => (await detail(made)).pending_amount,
      },
      sheet: {
        table: 'sheet_order',
        async make() {
          const body = sheetOrderBody({ submit: false, packageWeight: 400 });
          const made = await sheets.create({ body }, asMember(MEMBER));
          return { id: made.id, no: made.sheet_no };
        },
        edit({ id }) {
          const { out_order_id: _, ...body } = sheetOrderBody({ packageWeight: 4_800 });
          return sheets.edit({ id, body }, asMember(MEMBER));
        },
        cancel: ({ id }) => sheets.cancel({ id, reason: 'asked' }, asMember(MEMBER)),
        pendingAmount: async ({ id }) => (await sheets.detail({ id }, asMember(MEMBER))).pending_amount,
      },
    };
  });
  afterAll(() => stack.stop());

  describe.each(kinds)('of a %s order', (name) => {
    it('stays where the change could not be kept', async () => {
      const kind = of[name];
      const made = await billed(kind);
      const before = await standing(kind, made);
      expect(await beforeKeeping(kind, () => refusal(kind.edit(made)))).toBe('internal');
      expect(await standing(kind, made)).toEqual(before);
      expect(await reasonsOf(kind, made)).toEqual([]);
    });

    it('is shown beside the old one until its bill is there, and follows by itself', async () => {
      const kind = of[name];
      const made = await billed(kind);
      const before = await standing(kind, made);
      const pending = await beforeBilling(async () => {
        expect(await refusal(kind.edit(made))).toBe('order.edit_pending');
        expect(await standing(kind, made)).toEqual({ ...before, is_changing: true });
        return kind.pendingAmount(made);
      });
      const after = await agreed(kind, made);
      expect(after.amount).toBe(String(Math.round(Number(pending) * 100)));
      expect(Number(after.amount)).toBeGreaterThan(Number(before.amount));
      expect(after.bills).toBe(2);
      expect(await reasonsOf(kind, made)).toEqual(['edited']);
      expect(await kind.pendingAmount(made)).toBeNull();
      await pay(made);
      expect(await agreed(kind, made)).toMatchObject({ pay_status: 2, paid_amount: after.amount });
    });

    it('is the old one where that was paid before the change was billed, and the history says so', async () => {
      const kind = of[name];
      const made = await billed(kind);
      const before = await standing(kind, made);
      await beforeBilling(async () => {
        expect(await refusal(kind.edit(made))).toBe('order.edit_pending');
        await pay(made);
        await eventually(async () => (await standing(kind, made)).pay_status === 2);
      });
      const after = await agreed(kind, made);
      expect(after).toMatchObject({
        amount: before.amount,
        paid_amount: before.amount,
        pay_status: 2,
        bills: 1,
      });
      expect(await reasonsOf(kind, made)).toEqual([expect.stringContaining('Not changed')]);
    });

    it('is the new one where the change was billed and the order not told, paid or not', async () => {
      const kind = of[name];
      const [open, paid] = [await billed(kind), await billed(kind)];
      const before = await standing(kind, open);
      await beforeEnding(kind, async () => {
        for (const made of [open, paid]) expect(await refusal(kind.edit(made))).toBe('internal');
        await pay(paid);
      });
      for (const made of [open, paid]) {
        const after = await agreed(kind, made);
        expect(Number(after.amount)).toBeGreaterThan(Number(before.amount));
        expect(await reasonsOf(kind, made)).toEqual(['edited']);
      }
      expect(await agreed(kind, open)).toMatchObject({ pay_status: 1, paid_amount: '0' });
      const { amount } = await agreed(kind, paid);
      await eventually(async () => (await standing(kind, paid)).paid_amount === amount);
    });

    it('asks for nothing where the order was cancelled before the change was billed', async () => {
      const kind = of[name];
      const made = await billed(kind);
      await beforeBilling(async () => {
        expect(await refusal(kind.edit(made))).toBe('order.edit_pending');
        await kind.cancel(made);
        await eventually(async () => (await standing(kind, made)).billed === null);
      });
      expect(REFUSALS).toContain(await refusal(kind.edit(made)));
      expect(await standing(kind, made)).toMatchObject({ is_changing: false, billed: null, bills: 1 });
      expect(await refusal(pay(made))).toBe('pay.bill_void');
    });

    it(`and its payment at the same time, ${ROUNDS} times: the one that is paid is the one it has`, async () => {
      const kind = of[name];
      for (let round = 0; round < ROUNDS; round += 1) {
        const made = await kind.make();
        const before = await standing(kind, made);
        const editing = round % 2 === 0 ? kind.edit(made) : null;
        const paying = pay(made);
        const [edited, paid] = await Promise.allSettled([editing ?? kind.edit(made), paying]);
        const after = await agreed(kind, made);
        if (edited.status === 'fulfilled')
          expect(Number(after.amount)).toBeGreaterThan(Number(before.amount));
        else {
          expect(REFUSALS).toContain(codeOf(edited.reason));
          expect(after).toMatchObject({ amount: before.amount, pay_status: 2, bills: 1 });
        }
        if (paid.status === 'rejected') {
          expect(codeOf(paid.reason)).toBe('pay.bill_void');
          expect(after).toMatchObject({ pay_status: 1, paid_amount: '0' });
          await pay(made);
        } else expect(Math.round(Number(paid.value.paid_amount) * 100)).toBe(Number(after.amount));
        const end = await eventually(async () => {
          const now = await standing(kind, made);
          return now.pay_status === 2 && now;
        });
        expect(end).toMatchObject({ amount: after.amount, paid_amount: after.amount, billed: after.amount });
      }
    });
  });

  it.each([
    ['comes back where the old price was paid', true, 'unused'],
    ['stays with the order where the change was billed', false, 'used'],
  ])('the coupon that a change takes %s', async (_, isPaidBefore, status) => {
    const kind = of.luggage;
    const made = await billed(kind);
    const [held] = await stack.rows<{ id: string }>(
      `WITH coupon AS (
         INSERT INTO order_service.coupon (code, name_zh, name_en, amount, valid_from, valid_to)
         VALUES ($2, '立减', 'Off', 500, now() - interval '1 day', now() + interval '1 day') RETURNING id, valid_to
       )
       INSERT INTO order_service.member_coupon (coupon_id, user_id, expires_at) SELECT id, $1, valid_to FROM coupon RETURNING id`,
      [MEMBER, `OFF-${made.id}`],
    );
    const coupon = async () =>
      (
        await stack.rows(`SELECT status, order_no FROM order_service.member_coupon WHERE id = $1`, [held?.id])
      )[0];
    await beforeBilling(async () => {
      expect(await refusal(edit(made, Number(held?.id)))).toBe('order.edit_pending');
      expect(await coupon()).toEqual({ status: 'used', order_no: made.no });
      if (isPaidBefore) await pay(made);
      if (isPaidBefore) await eventually(async () => (await standing(kind, made)).pay_status === 2);
    });
    await agreed(kind, made);
    expect(await coupon()).toEqual({ status, order_no: isPaidBefore ? '' : made.no });
  });

  it('is answered as the first time when the edit is repeated with its key, also after a standstill', async () => {
    const kind = of.luggage;
    const made = await billed(kind);
    const key = randomUUID();
    await beforeEnding(kind, () => refusal(kind.edit(made, key)));
    const first = await kind.edit(made, key);
    expect(await kind.edit(made, key)).toEqual(first);
    expect(await agreed(kind, made)).toMatchObject({ bills: 2 });
    expect(await reasonsOf(kind, made)).toEqual(['edited']);
  });
});
