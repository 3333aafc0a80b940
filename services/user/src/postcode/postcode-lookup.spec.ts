import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config, Logger } from '@parcelway/platform';
import { chineseAreas } from '../area/chinese-areas';
import { PostcodeLookup } from './postcode-lookup';

const silent = { warn: () => undefined } as unknown as Logger;
const answers: Readonly<Record<string, readonly [status: number, body: string]>> = {
  '/postcodes/LS3%201EW': [
    200,
    JSON.stringify({
      result: { admin_district: 'Leeds', admin_ward: 'Little London', admin_county: null, region: 'x' },
    }),
  ],
  '/postcodes/SW1A%201AA': [302, ''],
  '/postcodes/M1%201AE': [500, 'away'],
  '/postcodes/B33%208TH': [200, 'no JSON'],
};

describe('postcode look-up', () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const [status, body] = answers[request.url ?? ''] ?? [404, '{"status":404}'];
    response.writeHead(status, status === 302 ? { location: 'http://127.0.0.1:1/' } : {}).end(body);
  });
  let lookup: PostcodeLookup;

  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    lookup = new PostcodeLookup({ postcodeUrl: `http://127.0.0.1:${port}/` } as Config, silent);
  });
  afterAll(() => new Promise((done) => server.close(done)));
  beforeEach(() => asked.splice(0));

  it('answers a British postcode in any spelling, and asks its source once', async () => {
    const leeds = [{ line: '', district: 'Little London', city: 'Leeds', province: '' }];
    expect(await lookup.findByPostcode('GB', 'ls31ew')).toEqual(leeds);
    expect(await lookup.findByPostcode('gb', 'LS3 1EW')).toEqual(leeds);
    expect(asked).toEqual(['/postcodes/LS3%201EW']);
  });

  it.each([
    ['is unknown', 'CR2 6XH'],
    ['leads to another host', 'SW1A 1AA'],
    ['has a source in trouble', 'M1 1AE'],
    ['is answered with nonsense', 'B33 8TH'],
  ])('has nothing when a postcode %s', async (_, code) => {
    expect(await lookup.findByPostcode('GB', code)).toEqual([]);
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['GB', '../admin'],
    ['GB', 'JE2 3AB'],
    ['CN', '73620'],
    ['US', '10001'],
  ])('asks nobody about %s %s', async (country, code) => {
    expect(await lookup.findByPostcode(country, code)).toEqual([]);
    expect(asked).toEqual([]);
  });

  it.each([
    ['736200', '甘肃省', ''],
    ['100022', '北京市', '北京市'],
    ['200001', '上海市', '上海市'],
    ['400010', '重庆市', '重庆市'],
    ['510000', '广东省', ''],
    ['850000', '西藏自治区', ''],
  ])('finds the province of %s', async (code, province, city) => {
    expect(await lookup.findByPostcode('CN', code)).toEqual([{ line: '', district: '', city, province }]);
  });

  it('knows beginnings of every province', async () => {
    const all = await Promise.all(
      Array.from({ length: 100 }, (_, at) =>
        lookup.findByPostcode('CN', `${String(at).padStart(2, '0')}0000`),
      ),
    );
    const found = new Set(all.flat().map(({ province }) => province));
    expect(found).toEqual(new Set((await chineseAreas('', '')).map(({ label }) => label)));
  });

  it('knows no British postcode where no source is set', async () => {
    const without = new PostcodeLookup({ postcodeUrl: '' } as Config, silent);
    expect(await without.findByPostcode('GB', 'LS3 1EW')).toEqual([]);
  });
});
