import { randomUUID } from 'node:crypto';
import { magicCards } from '@parcelway/card-provider';
import type { PaymentState } from '@parcelway/contracts';
import { eventually } from '@parcelway/testing';
import { confirmCard } from '../kit/card';
import type { StartedCard } from '../kit/card';
import { letAnHourPass, reconcile } from '../kit/reconcile';
import { receivedOrder } from '../kit/received-order';
import { sheetOrderBody } from '../kit/sheet-order-body';
import { detail, place, prepare } from '../kit/shipment';
import type { Ready } from '../kit/shipment';
import { day, startStorage } from '../kit/storage';
import type { Storage } from '../kit/storage';

interface Run {
  readonly status: string;
  readonly checked: number;
  readonly differences: readonly { kind: string; ref: string; expected: string; found: string }[];
}

describe('the reconciliation with orders, boxes and providers', () => {
  let storage: Storage;
  let ready: Ready;
  beforeAll(async () => {
    storage = await startStorage();
    ready = await prepare(storage.api);
    await storage.staff.ok(
      storage.staff.post('/admin/user.MoneyLog/add', { user_id: 1, money: '5000', memo: 'test' }),
    );
  });
  afterAll(() => storage.stack.stop());

  const set = (sql: string, values: unknown[] = []) => storage.stack.rows(sql, values);

  /** What staff who start it see, once nothing is under way any more by the clock. */
  async function reconciled(): Promise<Run> {
    await letAnHourPass(set);
    const { id } = await storage.staff.ok(
      storage.staff.post<{ id: number }>('/admin/trade.ReconciliationRun/start', { scope: 'orders' }),
    );
    return eventually(async () => {
      const [run] = (await set(
        `SELECT status, checked, differences FROM payment_service.reconciliation_run WHERE id = $1`,
        [id],
      )) as unknown as Run[];
      return run && run.status !== 'running' && run;
    });
  }

  const pay = (order_no: string) =>
    storage.api.ok(storage.api.post('/api/Pay/balance', { order_no }, { key: randomUUID() }));

  it('is clean over orders of every kind, and names each that stops saying what its bills say', async () => {
    const { api, staff, stored } = storage;
    const sent = await receivedOrder(api, staff, ready);
    const open = await place(ready);
    const kept = await stored({ planned_in: day(0), planned_out: day(2) });
    const sheet = await api.ok(
      api.post<{ id: number; sheet_no: string }>('/api/sheetOrder/add', sheetOrderBody()),
    );
    const duty = { currency: 'GBP', amount: '23.40', reason: 'Import VAT' };
    for (const waybill_no of sent.boxes)
      await staff.ok(staff.post('/admin/trade.TaxBill/add', { waybill_no, ...duty }, { key: randomUUID() }));
    const given = await place(ready);
    await pay(given.order_no);
    await eventually(async () => (await detail(api, given.order_no)).pay_status === 2);
    await api.ok(api.post('/api/waybill/cancel', { order_no: given.order_no, reason: 'test' }));
    await eventually(async () => (await detail(api, given.order_no)).pay_status === 3);
    await eventually(async () => {
      const [held] = await set(
        `SELECT count(*)::int AS boxes FROM waybill_service.waybill WHERE hold_kind = 'duty'`,
      );
      return (held as { boxes?: number } | undefined)?.boxes === 2;
    });
    await eventually(async () => {
      const [row] = await set(`SELECT pay_status FROM order_service.sheet_order WHERE id = $1`, [sheet.id]);
      return (row as { pay_status?: number } | undefined)?.pay_status === 2;
    });

    const clean = await reconciled();
    expect(clean).toMatchObject({ status: 'clean', differences: [] });
    expect(clean.checked).toBeGreaterThanOrEqual(7);

    await set(`UPDATE order_service.luggage_order SET paid_amount = paid_amount - 1 WHERE order_no = $1`, [
      sent.no,
    ]);
    await set(`UPDATE order_service.luggage_order SET pay_status = 2 WHERE order_no = $1`, [open.order_no]);
    await set(`UPDATE order_service.store_order SET pay_status = 1 WHERE order_no = $1`, [kept.order_no]);
    await set(
      `UPDATE order_service.sheet_order SET internal_money_paid_amount = 0, foreign_money_paid_amount = money_paid_amount WHERE id = $1`,
      [sheet.id],
    );
    const [first, second] = sent.boxes;
    await set(
      `UPDATE waybill_service.waybill SET is_on_hold = false, hold_kind = NULL, hold_reason = NULL WHERE waybill_no = $1`,
      [first],
    );
    await set(
      `UPDATE waybill_service.waybill SET duty = jsonb_set(duty, '{owed}', '"1.00"') WHERE waybill_no = $1`,
      [second],
    );
    const { status, differences } = await reconciled();
    expect(status).toBe('differences');
    expect(differences.map(({ kind, ref }) => `${kind} ${ref}`).sort()).toEqual(
      [
        `box_duty ${second}`,
        `box_hold ${first}`,
        `order_amounts ${sent.no}`,
        `order_amounts ${sheet.sheet_no}`,
        `order_amounts ${sheet.sheet_no}`,
        `order_status ${open.order_no}`,
        `order_status ${kept.order_no}`,
      ].sort(),
    );
  });

  it('is started from a terminal too, which lists what differs and ends with 1', async () => {
    const { api, stack } = storage;
    const { order_no } = await place(ready);
    const started = await api.ok(api.post<StartedCard>('/api/Pay/card', { order_no }));
    await confirmCard(api, started, magicCards.success);
    const look = () => api.get<PaymentState>(`/api/Pay/status?payment_no=${started.payment_no}`);
    await eventually(async () => (await api.ok(look())).status === 'succeeded');
    await letAnHourPass(set);
    expect(await reconcile(stack.config.natsUrl, '--scope', 'provider')).toEqual({
      code: 0,
      said: expect.stringMatching(/^clean: [1-9]\d* rows compared, 0 differences\n$/) as unknown,
    });

    await set(`UPDATE payment_service.payment_record SET amount = amount - 1 WHERE payment_no = $1`, [
      started.payment_no,
    ]);
    const { code, said } = await reconcile(stack.config.natsUrl, '--scope', 'provider');
    expect(code).toBe(1);
    expect(said.split('\n')[0]).toMatch(
      new RegExp(
        `^provider_payment ${started.payment_no}: expected \\d+\\.\\d\\d GBP, found \\d+\\.\\d\\d GBP$`,
      ),
    );
    expect(said).toMatch(/^differences: \d+ rows compared, 1 differences$/m);

    const { code: ofUnknown, said: refusal } = await reconcile(stack.config.natsUrl, '--scope', 'moon');
    expect(ofUnknown).toBe(1);
    expect(refusal).toBe('No scope moon. There are: all, books, wallets, bills, provider, orders.\n');
  });
});
