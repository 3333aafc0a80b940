import { crudOf, DomainError, priceDesk } from '@parcelway/contracts';
import { asAdmin, startStack } from '@parcelway/testing';
import type { Stack } from '@parcelway/testing';
import { service } from '../index';

/** Contexts have a deadline: each call has its own. */
const admin = () => asAdmin(1);

describe('edits of prices and channels', () => {
  let stack: Stack;
  let priceId: number;
  const crud = () => stack.client(crudOf('order'));
  const desk = () => stack.client(priceDesk);

  beforeAll(async () => {
    stack = await startStack({ services: [service] });
    const [row] = await stack.rows<{ id: string }>(
      `SELECT p.id FROM order_service.channel c JOIN order_service.channel_price p ON p.channel_id = c.id WHERE c.code = 'UKCN-AIR'`,
    );
    priceId = Number(row?.id);
  });
  afterAll(() => stack.stop());

  it('C11: the second of two edits of one version is refused, and the history shows the one that was made', async () => {
    const { version } = await crud().get({ resource: 'channel-price', id: priceId }, admin());
    const edit = (step_price: string) =>
      crud().edit(
        { resource: 'channel-price', id: priceId, row: { step_price }, version: Number(version) },
        admin(),
      );
    await edit('2.40');
    await expect(edit('2.50')).rejects.toEqual(new DomainError('crud.changed_by_another'));
    const { list } = await desk().priceHistory({ id: priceId }, admin());
    expect(list[0]).toMatchObject({
      changes: [{ field: 'step_price', from: '2.35', to: '2.40' }],
      by_type: 'admin',
      by_name: 'test',
    });
    await crud().edit({ resource: 'channel-price', id: priceId, row: { step_price: '2.35' } }, admin());
  });

  it('of a channel stay in its history, as text of what the wire carries', async () => {
    const [row] = await stack.rows<{ id: string }>(
      `SELECT id FROM order_service.channel WHERE code = 'UKCN-AIR'`,
    );
    const id = Number(row?.id);
    const { divisor, cover } = await crud().get({ resource: 'channel', id }, admin());
    const changed = {
      fuel_bp: 1,
      divisor: null,
      cover: { exclude: ['7362*'] },
      max_declared_value: '900.00',
    };
    await crud().edit({ resource: 'channel', id, row: changed }, admin());
    const { list } = await desk().channelHistory({ id }, admin());
    expect(list).toHaveLength(1);
    expect(list[0]).toMatchObject({ by_type: 'admin', by_name: 'test' });
    expect(Object.fromEntries((list[0]?.changes ?? []).map(({ field, to }) => [field, to]))).toEqual({
      fuel_bp: '1',
      divisor: null,
      cover: '{"exclude":["7362*"]}',
      max_declared_value: '900.00',
    });
    await crud().edit(
      { resource: 'channel', id, row: { ...changed, divisor, cover, max_declared_value: null } },
      admin(),
    );
    const copy = await desk().copyChannel({ id, code: 'UKCN-COPY' }, admin());
    const { list: ofCopy } = await desk().channelHistory(copy, admin());
    expect(ofCopy[0]?.changes).toContainEqual({ field: 'code', from: null, to: 'UKCN-COPY' });
  });

  it('C7: weights and prices with decimals come back as they were saved', async () => {
    const saved = await crud().edit(
      { resource: 'channel-price', id: priceId, row: { first_weight_g: 1250, step_price: '2.35' } },
      admin(),
    );
    expect(saved).toMatchObject({ first_weight_g: 1250, step_price: '2.35' });
    expect(await crud().get({ resource: 'channel-price', id: priceId }, admin())).toMatchObject({
      first_weight_g: 1250,
      step_price: '2.35',
    });
    await crud().edit({ resource: 'channel-price', id: priceId, row: { first_weight_g: 1000 } }, admin());
  });
});
