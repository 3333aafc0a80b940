import { crudOf, waybillNoDesk } from '@parcelway/contracts';
import { asAdmin, startStack } from '@parcelway/testing';
import type { Stack } from '@parcelway/testing';
import { DataSource } from 'typeorm';
import { service } from '../index';
import { drawWaybillNumbers } from './waybill-no.queries';

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

  const own = (change: object) =>
    add({ kind: 'own', service: '', prefix: 'PWO', first_serial: 1, last_serial: 3, ...change });
  const carrier = (numbers: string) =>
    add({ kind: 'carrier', service: '', first_serial: '', last_serial: '', numbers });
  const draw = (id: number, count: number): Promise<string[]> => {
    const app = stack.services.get('waybill')?.app;
    if (!app) throw new Error('no service');
    return app.get(DataSource).transaction((manager) => drawWaybillNumbers(manager, id, count));
  };
  const check = (no: string) => stack.client(waybillNoDesk).check({ no }, asAdmin(1));

  it('of our own give out their prefix, the serial and a check digit', async () => {
    const { id } = await own({});
    expect(await draw(id, 2)).toEqual(['PWO000000014', 'PWO000000028']);
    await expect(draw(id, 2)).rejects.toMatchObject({ code: 'waybill.pool_empty' });
    await expect(own({ first_serial: 3, last_serial: 9 })).rejects.toMatchObject({ code: 'crud.duplicate' });
    await expect(own({ prefix: 'PWX' })).resolves.toHaveProperty('id');
    await expect(own({ prefix: '' })).rejects.toMatchObject({ fields: [{ field: 'prefix' }] });
    await expect(own({ prefix: 'PWZ', last_serial: '' })).rejects.toMatchObject({
      fields: [{ field: 'last_serial', rule: 'required' }],
    });
  });

  it('of a carrier give out its list, in the order it has', async () => {
    const { id } = await carrier('ZZ 000 003\nZZ000001, ZZ000002');
    expect(await stack.client(crud).get({ resource: 'waybill-no', id }, asAdmin(1))).toMatchObject({
      first_serial: 1,
      last_serial: 3,
      remaining: 3,
    });
    expect(await draw(id, 2)).toEqual(['ZZ000003', 'ZZ000001']);
    expect(await draw(id, 1)).toEqual(['ZZ000002']);
    await expect(draw(id, 1)).rejects.toMatchObject({ code: 'waybill.pool_empty' });
  });

  it.each([
    ['', { code: 'request.invalid', fields: [{ field: 'numbers', rule: 'required' }] }],
    ['YY000001\nYY000001', { code: 'pool.number_unusable', params: { number: 'YY000001' } }],
    ['EE473124828GB', { code: 'pool.number_unusable' }],
    ['YY000001\nZZ000002', { code: 'crud.duplicate', params: { field: 'ZZ000002' } }],
    // Held by the pool of postal numbers that every installation begins with.
    ['YY000001\nEE473124829GB', { code: 'crud.duplicate', params: { field: 'EE473124829GB' } }],
  ])('of a carrier take no list like "%s"', async (numbers, refusal) => {
    await expect(carrier(numbers)).rejects.toMatchObject(refusal);
    expect(await stack.rows(`SELECT 1 FROM waybill_service.carrier_number WHERE number LIKE 'YY%'`)).toEqual(
      [],
    );
  });

  it.each([
    ['rr 000 001 006 gb', { no: 'RR000001006GB', is_valid: true, is_given_out: false, pool: { name: 'RR' } }],
    ['RR000001005GB', { is_valid: false, is_given_out: false, pool: null }],
    ['PWO000000014', { is_given_out: true, used_by: '' }],
    ['PWO000000031', { is_given_out: false, used_by: '' }],
    ['ZZ000001', { is_given_out: true, pool: { name: 'RR' } }],
    ['NONE1234', { is_valid: true, pool: null, used_by: '' }],
  ])('say whose %s is', async (no, answer) => expect(await check(no)).toMatchObject(answer));

  it('stand in the back office beside waybills, events, warehouses and scans', async () => {
    for (const resource of ['waybill', 'waybill-no', 'tracking-event', 'warehouse', 'warehouse-scan'])
      await expect(stack.client(crud).list({ resource }, asAdmin(1))).resolves.toHaveProperty('total');
  });
});
