import { crudOf } from '@parcelway/contracts';
import { asAdmin, startStack } from '@parcelway/testing';
import type { Stack } from '@parcelway/testing';
import { service } from '../index';

const SECRET = 'carrier-key-0123456789';

describe('parameters of channels and prices of services', () => {
  let stack: Stack;
  beforeAll(async () => {
    stack = await startStack({ services: [service] });
  });
  afterAll(() => stack.stop());

  const crud = () => stack.client(crudOf('order'));
  const stored = async (id: number): Promise<string> =>
    String(
      (await stack.rows(`SELECT param_value FROM order_service.channel_api_param WHERE id = $1`, [id]))[0]?.[
        'param_value'
      ],
    );
  const shown = (id: number) => crud().get({ resource: 'channel-api-param', id }, asAdmin(1));
  const add = (param_name: string, is_secret: string) =>
    crud().add(
      { resource: 'channel-api-param', row: { channel_id: 1, param_name, param_value: SECRET, is_secret } },
      asAdmin(1),
    );

  it('lie sealed and are shown by their last four characters', async () => {
    const { id } = await add('api_key', '1');
    expect(await stored(id)).toMatch(/^v1\./);
    expect(await shown(id)).toMatchObject({ param_value: '', shown_value: '••••6789' });
  });

  it('are shown whole only where they are no secret', async () => {
    const { id } = await add('base_url', '0');
    expect(await stored(id)).not.toContain(SECRET);
    expect(await shown(id)).toMatchObject({ shown_value: SECRET });
  });

  it('keep their value when an edit leaves it empty, and cannot be laid open by a tick', async () => {
    const { id } = await add('password', '1');
    const before = await stored(id);
    await crud().edit(
      { resource: 'channel-api-param', id, row: { param_value: '', is_secret: '0', remark: 'x' } },
      asAdmin(1),
    );
    expect(await stored(id)).toBe(before);
    expect(await shown(id)).toMatchObject({ is_secret: '1', remark: 'x', shown_value: '••••6789' });
  });

  it('leave prices of extra services to one row at a time, an amount or a share', async () => {
    const { id: service_id } = await crud().add(
      {
        resource: 'accessorial-service',
        row: { code: 'TEST-SERVICE', name_zh: '测试', name_en: 'Test', scope: 'box' },
      },
      asAdmin(1),
    );
    const price = (row: Record<string, unknown>) =>
      crud().add(
        { resource: 'accessorial-price', row: { service_id, valid_from: '2026-01-01T00:00:00Z', ...row } },
        asAdmin(1),
      );
    await price({ amount: '5.00', valid_to: '2026-06-01T00:00:00Z' });
    await price({ rate_bp: 500, valid_from: '2026-06-01T00:00:00Z' });
    await price({ amount: '4.00', user_group_id: 2 });
    const refused = (field: string) => ({
      code: 'request.invalid',
      fields: [expect.objectContaining({ field })],
    });
    await expect(price({ amount: '6.00' })).rejects.toMatchObject(refused('valid_from'));
    await expect(price({})).rejects.toMatchObject(refused('amount'));
    await expect(price({ amount: '1.00', rate_bp: 1 })).rejects.toMatchObject(refused('rate_bp'));
  });

  it('have one name once on a channel', async () => {
    await add('account', '1');
    await expect(add('account', '1')).rejects.toMatchObject({ code: 'crud.duplicate' });
  });
});
