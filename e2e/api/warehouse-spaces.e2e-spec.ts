import type { Stack } from '@parcelway/testing';
import { Api } from '../kit/api';
import { logInAsStaff } from '../kit/shipment';
import { startWholeStack } from '../kit/whole-stack';

describe('spaces of a warehouse', () => {
  let stack: Stack;
  let staff: Api;

  const generate = async (change: object) => {
    const body = { warehouse_id: 1, area: 'g', levels: '2', slots: '3', capacity: 2, purpose: 'storage' };
    const answer = await staff.fetch('/rest/warehouse-space/generate', {
      method: 'POST',
      body: JSON.stringify({ ...body, size_class: 'M', ...change }),
      headers: { 'content-type': 'application/json' },
    });
    return { http: answer.status, body: (await answer.json()) as { made?: number; code?: string } };
  };
  const spacesOfArea = async (area: string) =>
    (
      await stack.rows<{ code: string }>(
        `SELECT code FROM waybill_service.warehouse_space WHERE area = $1 ORDER BY code`,
        [area],
      )
    ).map(({ code }) => code);

  beforeAll(async () => {
    stack = await startWholeStack();
    staff = await logInAsStaff(new Api(stack.url));
  });
  afterAll(() => stack.stop());

  it('are made a rack at a time, all of it or nothing', async () => {
    expect((await generate({ racks: '1' })).body).toEqual({ made: 6 });
    expect(await spacesOfArea('G')).toEqual(
      ['1-1', '1-2', '1-3', '2-1', '2-2', '2-3'].map((place) => `G-01-${place}`),
    );
    const both = await Promise.all([generate({ racks: '2-3' }), generate({ racks: '3-4' })]);
    expect(both.map(({ http }) => http).sort()).toEqual([200, 409]);
    expect(both.map(({ body }) => body.code ?? body.made)).toEqual(
      expect.arrayContaining([12, 'space.clash']),
    );
    expect(await spacesOfArea('G')).toHaveLength(18);
    expect((await generate({ racks: '9-8' })).http).toBe(422);
    expect((await generate({ racks: '1-200', area: 'H', slots: '9' })).body.code).toBe('space.too_many');
    expect((await generate({ racks: '1', area: 'H', warehouse_id: 99 })).http).toBe(422);
    expect(await spacesOfArea('H')).toEqual([]);
    expect((await generate({ racks: '1', area: '甲' })).http).toBe(422);
  });

  it('have labels to stick on their racks', async () => {
    expect((await generate({ racks: '1-2', area: 'L' })).http).toBe(200);
    const spaces = await stack.rows<{ id: string }>(
      `SELECT id FROM waybill_service.warehouse_space WHERE area = 'L' ORDER BY code`,
    );
    const labels = (ids: readonly string[]) =>
      staff.fetch(`/rest/warehouse-space/printLabels?ids=${ids.join(',')}`, { method: 'GET' });
    const answer = await labels(spaces.map(({ id }) => id));
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect((await answer.text()).startsWith('%PDF')).toBe(true);
    expect((await labels(['999999'])).status).toBe(404);
    expect((await labels([])).status).toBe(422);
  });
});
