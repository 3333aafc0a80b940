import { createHash, randomBytes } from 'node:crypto';
import Fastify from 'fastify';
import { Pool } from 'pg';
import { beginWhenTold } from './begin';
import { inTransaction, run } from './run';
import * as sql from './statements';

/*
 * The floor of pushes: one Fastify process with bare pg enters what partners push with the statements that the product's own runs, on the
 * product's table. It checks neither signature nor body, every order costs the same, and nobody books it. A process of its own: the bench
 * forks it, sends `{databaseUrl, channelId}` and is told `{url}`.
 */

const POOL_SIZE = 10;
const PRICE = { price_book: '1', price_id: 1, lines: [{ code: 'freight', amount: '4.10' }] };
const AMOUNT = 410;

interface Begin {
  readonly databaseUrl: string;
  readonly channelId: number;
}

interface Push {
  readonly out_order_id: string;
  readonly receiverName: string;
  readonly receiverCity: string;
  readonly receiverCountryCode: string;
  readonly packageWeight: number;
}

async function startFloor({ databaseUrl, channelId }: Begin): Promise<string> {
  const pool = new Pool({ connectionString: databaseUrl, max: POOL_SIZE, application_name: 'bench-floor' });
  const app = Fastify();
  app.post('/api/open/v1/sheetOrder', (request) =>
    enter(pool, channelId, String(request.headers['app-id']), request.body as Push, request.id),
  );
  return app.listen({ host: '127.0.0.1', port: 0 });
}

async function enter(
  pool: Pool,
  channelId: number,
  appId: string,
  body: Push,
  requestId: string,
): Promise<object> {
  const sheetNo = `FL-${randomBytes(5).toString('hex').toUpperCase()}`;
  const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  const made = await inTransaction(pool, async (client) => {
    const [row] = await run<{ id: string }>(client, sql.insertSheetOrder, [
      sheetNo,
      appId,
      body.out_order_id,
      channelId,
      bodyHash,
      body,
      PRICE,
      AMOUNT,
      body.receiverName,
      body.receiverCity,
      body.receiverCountryCode,
      body.packageWeight,
    ]);
    if (!row) return null;
    const reply = {
      id: Number(row.id),
      sheet_no: sheetNo,
      out_order_id: body.out_order_id,
      status: 0,
      amount: '4.10',
    };
    await run(client, sql.insertSheetHistory, [reply.id]);
    await run(client, sql.insertSheetEvent, [{ ...reply, user_id: 1, app_id: appId }, requestId]);
    return reply;
  });
  if (made) return made;
  const [known] = await run(pool, sql.findSheetOrder, [appId, body.out_order_id]);
  return known ?? {};
}

beginWhenTold(startFloor);
