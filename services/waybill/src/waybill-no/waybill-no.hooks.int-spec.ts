import { crudOf } from '@parcelway/contracts';
import { asAdmin, startStack } from '@parcelway/testing';
import type { Stack } from '@parcelway/testing';
import { service } from '../index';

const crud = crudOf('waybill');

describe('pools of waybill numbers', () => {
  let stack: Stack;
  const add = (row: Record<string, unknown>) =>
    stack.client(crud).add(
      {
        resource: 'waybill-no',
        row: {
          name: 'RR',
          kind: 's10',
          service: 'RR',
          country: 'GB',
          first_serial: 100,
          last_serial: 199,
          ...row,
        },
      },
      asAdmin(1),
    );

  beforeAll(async () => {
    stack = await startStack({ services: [service] });
  });
  afterAll(() => stack.stop());

  it('start at their first serial and say how many remain', async () => {
    const { id } = await add({});
    const row = await stack.client(crud).get({ resource: 'waybill-no', id }, asAdmin(1));
    expect(row).toMatchObject({
      first_serial: 100,
      next_serial: 100,
      last_serial: 199,
      remaining: 100,
      low_water: 500,
    });
  });

  it('share no serial with another pool of their series', async () => {
    await add({ service: 'RA', first_serial: 500, last_serial: 599 });
    const overlapping = add({ service: 'RA', first_serial: 599, last_serial: 700 });
    await expect(overlapping).rejects.toMatchObject({ code: 'crud.duplicate', params: { field: '599–700' } });
    await expect(add({ service: 'RB', first_serial: 500, last_serial: 599 })).resolves.toHaveProperty('id');
    await expect(add({ service: 'RA', first_serial: 600, last_serial: 700 })).resolves.toHaveProperty('id');
  });

  it('are added once when two staff add the same at once', async () => {
    const both = await Promise.allSettled([add({ service: 'RC' }), add({ service: 'RC' })]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it.each([
    [{ first_serial: 200, last_serial: 100 }, 'last_serial'],
    [{ service: 'JA' }, 'service'],
    [{ last_serial: 100_000_000 }, 'last_serial'],
  ])('are refused with %j', async (row, field) => {
    await expect(add(row)).rejects.toMatchObject({ code: 'request.invalid', fields: [{ field }] });
  });

  it('stand in the back office beside waybills, events, warehouses and scans', async () => {
    for (const resource of ['waybill', 'waybill-no', 'tracking-event', 'warehouse', 'warehouse-scan'])
      await expect(stack.client(crud).list({ resource }, asAdmin(1))).resolves.toHaveProperty('total');
  });
});
