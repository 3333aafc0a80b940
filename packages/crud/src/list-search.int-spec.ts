import type { ListResource, SearchOperator, SearchTerm } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import { CrudService } from '@parcelway/crud';
import { asAdmin } from '@parcelway/testing';
import type { Stack } from '@parcelway/testing';
import fc from 'fast-check';
import type { NaiveRow, TextOrder } from '../test/naive-list';
import { naiveList } from '../test/naive-list';
import { startSample } from '../test/sample-stack';

const COMBINATIONS = 10_000;
const AT_ONCE = 24;
const ROWS = 150;
/** In the test's name and in what it complains about; to repeat a run, put its seed here. */
const seed = Date.now() % 2 ** 31;

const operators: readonly SearchOperator[] = [
  ...(['eq', 'ne', 'gt', 'egt', 'lt', 'elt', 'like', 'not_like', 'in', 'not_in'] as const),
  ...(['range', 'not_range', 'null', 'not_null', 'find_in_set'] as const),
];
const searched = [
  ...['id', 'code', 'title', 'pieces', 'price', 'is_open', 'state', 'word', 'day'],
  ...['seen_at', 'tag_id', 'tag_ids', 'area_ids'],
];
const sorted = [
  'id',
  'code',
  'title',
  'pieces',
  'price',
  'is_open',
  'state',
  'word',
  'day',
  'seen_at',
  'tag_id',
];
const unknown = ['password', 'body', 'extra', 'nothing', `id" OR 1=1 --`, 'constructor'];

const piece = fc.constantFrom(
  ...[
    'a',
    'A',
    'b',
    'é',
    '中',
    '文',
    '😀',
    '%',
    '_',
    '\\',
    "'",
    '"',
    '?',
    '$1',
    ':s0',
    ' ',
    ',',
    '1',
    '0',
    '-',
    '.',
  ],
);
const word = fc.array(piece, { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join(''));
const whole = fc.oneof(fc.integer({ min: -30, max: 30 }), fc.integer());
const minor = fc.oneof(
  fc.bigInt({ min: -3000n, max: 3000n }),
  fc.bigInt({ min: -(2n ** 53n), max: 2n ** 53n }),
);
/** Seconds of 2023 to 2025, none in the hour that London's clocks repeat or skip. */
const second = fc
  .integer({ min: 1_672_531_200, max: 1_767_225_599 })
  .filter((time) => new Date(time * 1_000).getUTCHours() > 3);
const day = fc
  .integer({ min: 0, max: 400 })
  .map((days) => new Date((19_700 + days) * 86_400_000).toISOString().slice(0, 10));
const nullable = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { freq: 5, nil: null });

const rowOf = fc.record({
  title: nullable(word.map((text) => text.trim() || 'x')),
  pieces: nullable(whole),
  price: nullable(minor),
  is_open: fc.boolean(),
  state: nullable(fc.integer({ min: 0, max: 2 })),
  word: nullable(fc.constantFrom('red', 'green', 'blue')),
  day: nullable(day),
  seen_at: nullable(
    fc
      .tuple(second, fc.integer({ min: 0, max: 999_999 }))
      .map(([at, micros]) => BigInt(at) * 1_000_000n + BigInt(micros)),
  ),
  tag_id: nullable(fc.integer({ min: 1, max: 5 })),
  tag_ids: fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 3 }),
  area_ids: nullable(
    fc
      .uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 3 })
      .map((ids) => ids.join(',')),
  ),
});

const operand = fc.oneof(
  word,
  whole.map(String),
  minor.map((units) => (Number(units) / 100).toFixed(2)),
  fc.constantFrom(
    '1',
    '0',
    'true',
    'false',
    '2',
    '3',
    'red',
    'gre',
    '12.5',
    '-0.005',
    '1e3',
    '+7',
    'NaN',
    '0x10',
    'a\0b',
    '9'.repeat(40),
  ),
  day,
  second.map((at) => new Date(at * 1_000).toISOString()),
  second.map((at) => new Date(at * 1_000).toISOString().replace('.000', '')),
  second.map((at) => new Date(at * 1_000).toISOString().slice(0, 19).replace('T', ' ')),
  second.map(String),
  fc.constantFrom('2024-02-30', '2024-13-01 00:00:00', '0000-00-00', '2024-02-29', 'tomorrow', ''),
);
const many = fc.array(operand, { maxLength: 4 });
const value: fc.Arbitrary<SearchTerm['value']> = fc.oneof(
  { weight: 3, arbitrary: operand },
  { weight: 1, arbitrary: many },
  { weight: 1, arbitrary: many.map((texts) => texts.join(',')) },
);
const direction = fc.constantFrom('asc' as const, 'desc' as const);
const request = fc.record({
  resource: fc.constant('sample'),
  search: fc.array(
    fc.record({
      field: fc.oneof(
        { weight: 60, arbitrary: fc.constantFrom(...searched) },
        { weight: 1, arbitrary: fc.constantFrom(...unknown) },
      ),
      operator: fc.constantFrom(...operators),
      value,
    }),
    { maxLength: 3 },
  ),
  sort: fc.array(fc.record({ field: fc.constantFrom(...sorted), direction }), { maxLength: 2 }),
  quick: fc.option(word, { freq: 6, nil: '' }),
  offset: fc.integer({ min: 0, max: 20 }),
  limit: fc.integer({ min: 1, max: 10 }),
});

describe('lists against a naive filter', () => {
  let stack: Stack;
  let rows: NaiveRow[];
  let textOrder: TextOrder;

  beforeAll(async () => {
    stack = await startSample();
    const given = fc.sample(rowOf, { numRuns: ROWS, seed });
    await stack.rows(
      `INSERT INTO sample_service.sample (code, title, pieces, price, is_open, state, word, day, seen_at, tag_id, tag_ids, area_ids)
       SELECT 'C' || n, r->>'title', (r->>'pieces')::int, (r->>'price')::bigint, (r->>'is_open')::boolean, (r->>'state')::smallint, r->>'word',
         (r->>'day')::date, timestamptz 'epoch' + (r->>'seen_at')::bigint * interval '1 microsecond', (r->>'tag_id')::bigint,
         COALESCE(r->'tag_ids', '[]'), r->>'area_ids'
       FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY AS given(r, n)`,
      [JSON.stringify(given, (_key, part: unknown) => (typeof part === 'bigint' ? part.toString() : part))],
    );
    const stored = await stack.rows<{ id: string; code: string }>(
      `SELECT id, code FROM sample_service.sample ORDER BY id`,
    );
    rows = stored.map(({ id, code }) => {
      const row = given[Number(code.slice(1)) - 1];
      const big = (number: number | null | undefined) => (number == null ? null : BigInt(number));
      return {
        ...{
          id: BigInt(id),
          code,
          title: row?.title ?? null,
          word: row?.word ?? null,
          day: row?.day ?? null,
        },
        ...{
          pieces: big(row?.pieces),
          state: big(row?.state),
          tag_id: big(row?.tag_id),
          price: row?.price ?? null,
        },
        ...{ is_open: row?.is_open ?? false, seen_at: row?.seen_at ?? null, area_ids: row?.area_ids ?? null },
        tag_ids: (row?.tag_ids ?? []).map(BigInt),
      };
    });
    const texts = await stack.rows<{ text: string; place: string }>(
      `SELECT text, row_number() OVER (ORDER BY text) AS place FROM (
         SELECT code AS text FROM sample_service.sample UNION SELECT title FROM sample_service.sample
         UNION SELECT word FROM sample_service.sample UNION SELECT day::text FROM sample_service.sample) AS texts`,
    );
    textOrder = new Map(texts.map(({ text, place }) => [text, Number(place)]));
  });
  afterAll(() => stack.stop());

  it(`find the same rows in the same order, ${COMBINATIONS} times (seed ${seed})`, async () => {
    const crud = stack.services.get('sample')?.app.get(CrudService, { strict: false });
    const requests: ListResource[] = fc.sample(request, { numRuns: COMBINATIONS, seed });
    const context = asAdmin(1);
    const check = async (asked: ListResource): Promise<void> => {
      const isKnown = asked.search?.every(({ field }) => searched.includes(field)) ?? true;
      try {
        const page = await crud?.list(asked, context);
        const found = { ids: page?.rows.map(({ id }) => id), total: page?.total };
        expect({ isKnown, ...found }).toEqual({ isKnown: true, ...naiveList(rows, asked, textOrder) });
      } catch (error) {
        if (!isKnown && error instanceof DomainError && error.code === 'crud.unknown_field') return;
        throw new Error(`Seed ${seed}, ${JSON.stringify(asked)}: ${String(error)}`);
      }
    };
    const workers = Array.from({ length: AT_ONCE }, async () => {
      for (let asked = requests.pop(); asked; asked = requests.pop()) await check(asked);
    });
    await Promise.all(workers);
    expect(requests).toEqual([]);
  }, 240_000);
});
