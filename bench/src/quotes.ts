import { Pool } from 'pg';
import { percentile, timesOf } from './measure';
import { Storefront } from './storefront';

const CHANNELS = 20;
const BOXES = 5;
const CALLS = { warmUp: 100, measured: 1_000 };
/** A price edit is looked for at most this often. */
const SETTLE_MS = 3_000;

export interface QuoteFigures {
  readonly channels: number;
  readonly boxes: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  /** A request that the gateway answers by itself, over the same line. */
  readonly floorP95Ms: number;
}

/** Quotes five boxes over twenty channels, one call after the other, as a customer who types. */
export async function benchQuotes(url: string, databaseUrl: string): Promise<QuoteFigures> {
  const pool = new Pool({ connectionString: databaseUrl, max: 1, application_name: 'bench' });
  await addChannels(pool);
  await pool.end();
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  const member = await Storefront.logIn(url, 'demo', 'Demo1234');
  const addresses = await member.get<{ list: { id: number; country: string }[] }>(
    '/api/address/index?limit=100',
  );
  const { categoryId } = await member.goods('UKCN-AIR');
  const of = (country: string) => addresses.list.find((one) => one.country === country)?.id;
  const item = {
    category_id: categoryId,
    name_zh: '棉质上衣',
    name_en: 'Cotton tops',
    quantity: 6,
    unit_price: '12.50',
  };
  const request = {
    sender_id: of('GB'),
    receiver_id: of('CN'),
    packages: Array.from({ length: BOXES }, (_, index) => ({
      weight: (8 + index).toFixed(2),
      length: '60',
      width: '40',
      height: '40',
      packaging_box_id: 1,
      items: [item],
    })),
  };
  const quote = () => member.post<{ quotes: unknown[] }>('/api/waybill/quote', request);
  const { quotes } = await quote();
  if (quotes.length < CHANNELS) throw new Error(`${quotes.length} channels quoted, not ${CHANNELS}`);
  const floor = () =>
    fetch(`${url}/healthz`, { headers: { connection: 'close' } }).then((answer) => answer.text());
  const times = await timesOf(quote, CALLS);
  const floorTimes = await timesOf(floor, CALLS);
  return {
    channels: quotes.length,
    boxes: BOXES,
    p50Ms: percentile(times, 0.5),
    p95Ms: percentile(times, 0.95),
    floorP95Ms: percentile(floorTimes, 0.95),
  };
}

/** Copies of the demo's air channel with its public price and its packaging lines, until there are enough. */
async function addChannels(pool: Pool): Promise<void> {
  const columns = async (table: string, without: readonly string[]): Promise<string> => {
    const { rows } = await pool.query<{ name: string }>(
      `SELECT column_name AS name FROM information_schema.columns WHERE table_schema = 'order_service' AND table_name = $1`,
      [table],
    );
    return rows
      .map(({ name }) => name)
      .filter((name) => !['id', ...without].includes(name))
      .join(', ');
  };
  const ofChannel = await columns('channel', ['code']);
  const ofPrice = await columns('channel_price', ['channel_id']);
  await pool.query(
    `WITH source AS (SELECT * FROM order_service.channel WHERE code = 'UKCN-AIR'),
     made AS (
       INSERT INTO order_service.channel (code, ${ofChannel})
       SELECT 'BENCH-' || n, ${ofChannel} FROM source, generate_series(1, $1::int) AS n RETURNING id)
     INSERT INTO order_service.channel_price (channel_id, ${ofPrice})
     SELECT made.id, ${ofPrice} FROM made,
       (SELECT price.* FROM order_service.channel_price price JOIN source ON source.id = price.channel_id
        WHERE price.user_id IS NULL AND price.user_group_id IS NULL AND price.delete_time IS NULL) AS price`,
    [CHANNELS],
  );
  await pool.query(`UPDATE order_service.price_book SET book_version = book_version + 1`);
}
