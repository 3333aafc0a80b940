import { createHmac } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { magicCards } from '@parcelway/card-provider';
import type { CardPayment, PaymentState, ThirdPartyPayment } from '@parcelway/contracts';
import { eventually, launchStack, testSecrets } from '@parcelway/testing';
import type { LaunchedStack } from '@parcelway/testing';
import { Pool } from 'pg';
import { Api } from '../kit/api';
import { logIn, logInAsStaff, place, prepare } from '../kit/shipment';

const CVC = '9713';
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** A key as the card provider of this machine has it. */
const keyFor = (purpose: string): string =>
  createHmac('sha256', testSecrets.FIELD_KEY).update(`card provider ${purpose}`).digest('hex');

/** The real processes, which log all that they can; what must stay secret is planted in every call that could let it out. */
describe('after payments by card, wallet and transfer', () => {
  let stack: LaunchedStack;
  let pool: Pool;
  let member: Api;
  let staff: Api;
  /** Words that nobody may find again, by what they are. */
  const planted: Record<string, string> = {
    'card number': magicCards.success,
    'card number in groups': '4242 4242 4242 4242',
    'declined card': magicCards.declined,
    'security code': `"${CVC}"`,
    'key of the provider': keyFor('secret'),
    'secret of notices': keyFor('notices'),
    'token secret': testSecrets.JWT_SECRET,
    'field key': testSecrets.FIELD_KEY,
    password: 'Demo1234',
  };
  /** Answers of refused calls. */
  const refused: string[] = [];

  beforeAll(async () => {
    stack = await launchStack({ environment: { LOG_LEVEL: 'trace' } });
    pool = new Pool({ connectionString: stack.databaseUrl, max: 2 });
    member = await logIn(new Api(stack.url));
    staff = await logInAsStaff(new Api(stack.url));
    await payByCard();
    await payByWallet();
    await payByTransfer();
  }, 240_000);
  afterAll(async () => {
    await pool.end();
    await stack.stop();
  }, 60_000);

  const placed = async (): Promise<string> => (await place(await prepare(member))).order_no;
  const untilPaid = (payment_no: string): Promise<unknown> =>
    eventually(async () => {
      const state = member.get<PaymentState>(`/api/Pay/status?payment_no=${payment_no}`);
      return (await member.ok(state)).status === 'succeeded';
    }, 30_000);

  function confirm({ client_secret, publishable_key }: CardPayment, number: string): Promise<Response> {
    const [id] = client_secret.split('_secret_');
    return fetch(`${stack.url}/card-provider/v1/payment_intents/${id}/confirm`, {
      method: 'POST',
      body: new URLSearchParams({
        ...{ key: publishable_key, client_secret, return_url: `${stack.url}/return` },
        'payment_method_data[card][number]': number,
        'payment_method_data[card][exp_month]': '12',
        'payment_method_data[card][exp_year]': '34',
        'payment_method_data[card][cvc]': CVC,
      }),
    });
  }

  async function payByCard(): Promise<void> {
    const order_no = await placed();
    // A client that gets it wrong and sends us the card.
    const card = { number: magicCards.success, cvc: CVC, client_secret: planted['secret of notices'] };
    const started = await member.ok(member.post<CardPayment>('/api/Pay/card', { order_no, ...card }));
    planted['client secret'] = started.client_secret;
    refused.push(JSON.stringify(await member.post('/api/Pay/card', { order_no: [card], ...card })));
    for (const provider of ['local_card', 'wallet_qr', 'nobody'])
      refused.push(
        await (
          await fetch(`${stack.url}/api/Pay/notify/${provider}`, {
            method: 'POST',
            headers: {
              'content-type': 'application/json',
              'stripe-signature': planted['secret of notices'] ?? '',
            },
            body: JSON.stringify(card),
          })
        ).text(),
      );
    expect((await confirm(started, magicCards.declined)).status).toBe(402);
    expect((await confirm(started, planted['card number in groups'] ?? '')).status).toBe(200);
    await untilPaid(started.payment_no);
  }

  async function payByWallet(): Promise<void> {
    const started = await member.ok(
      member.post<ThirdPartyPayment>('/api/Pay/recharge', { amount: '12.34', way: 'third_party' }),
    );
    const scan = `${stack.url}${new URL(started.qr_code).pathname}`;
    expect(await (await fetch(scan)).text()).toContain('12.34');
    const form = new URLSearchParams({ decision: 'pay' });
    expect((await fetch(scan, { method: 'POST', body: form })).status).toBe(200);
    await untilPaid(started.payment_no);
  }

  async function payByTransfer(): Promise<void> {
    const form = new FormData();
    form.append('topic', 'proof');
    form.append('file', new Blob([PICTURE], { type: 'image/png' }), 'proof.png');
    const upload = await member.fetch('/api/ajax/upload', { method: 'POST', body: form });
    const { data } = (await upload.json()) as { data: { file: { id: number; url: string } } };
    const order_no = await placed();
    const { payment_no, amount } = await member.ok(
      member.post<{ payment_no: string; amount: string }>('/api/Pay/offline', {
        ...{ order_no, proof_file: data.file.id },
      }),
    );
    const stranger = await fetch(`${stack.url}${data.file.url}`);
    expect(stranger.status).not.toBe(200);
    const { rows } = await pool.query<{ id: string }>(
      'SELECT id FROM payment_service.payment_record WHERE payment_no = $1',
      [payment_no],
    );
    const received_on = new Date().toISOString().slice(0, 10);
    const money = { id: Number(rows[0]?.id), received_on, amount };
    await staff.ok(staff.post('/admin/trade.PaymentRecord/confirmOffline', money));
    await untilPaid(payment_no);
  }

  const foundIn = (text: string): string[] =>
    Object.entries(planted).flatMap(([name, secret]) => (text.includes(secret) ? [name] : []));

  it('no log of any process holds a card number, a secret or a token', async () => {
    const folder = join(stack.dataDir, 'logs');
    const files = await readdir(folder);
    expect(files.length).toBeGreaterThanOrEqual(7);
    const logs = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
    expect(logs.join('')).toContain('"level"');
    expect(Object.fromEntries(files.map((file, at) => [file, foundIn(logs[at] ?? '')]))).toEqual(
      Object.fromEntries(files.map((file) => [file, []])),
    );
  });

  it('no answer that refuses something holds one', () => {
    expect(refused.length).toBe(4);
    expect(refused.map(foundIn)).toEqual(refused.map(() => []));
  });

  it('no event that was told holds one', async () => {
    const entries = await readdir(stack.natsStoreDir, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    const texts = await Promise.all(
      files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'latin1')),
    );
    // What is looked for would be seen: the events themselves are.
    expect(texts.some((text) => text.includes('"payment_no"'))).toBe(true);
    expect(texts.flatMap(foundIn)).toEqual([]);
  });

  it('no row of any table of any service holds one', async () => {
    const { rows: tables } = await pool.query<{ name: string }>(
      `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
       WHERE table_type = 'BASE TABLE' AND table_schema LIKE '%\\_service'`,
    );
    expect(tables.length).toBeGreaterThan(80);
    const secrets = Object.entries(planted);
    for (const { name } of tables) {
      const { rows } = await pool.query<{ found: string }>(
        `SELECT DISTINCT s.name AS found FROM ${name} AS r, unnest($1::text[], $2::text[]) AS s(name, secret)
         WHERE position(s.secret IN r::text) > 0`,
        [secrets.map(([secret]) => secret), secrets.map(([, secret]) => secret)],
      );
      expect([name, rows]).toEqual([name, []]);
    }
  });
});
