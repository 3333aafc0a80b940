import { Injectable } from '@nestjs/common';
import type { CallContext, FieldError } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import type { ResourceHooks, RowInput, WriteKind } from '@parcelway/crud';
import { invalidFields } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { listedNumbers, MOST_LISTED, unusableNumber } from './domain/carrier-list';
import { WaybillNoEntity } from './waybill-no.entity';
import { poolOf } from './waybill-no.queries';

/** A new pool starts at its first serial and shares no number with another pool. */
@Injectable()
export class WaybillNoHooks implements ResourceHooks<WaybillNoEntity> {
  async beforeAdd(
    row: WaybillNoEntity,
    _context: CallContext,
    manager: EntityManager,
    input: RowInput,
  ): Promise<void> {
    const { kind } = row;
    Object.assign(row, {
      service: kind === 's10' ? row.service : '',
      prefix: kind === 'own' ? row.prefix : '',
      country: row.country ?? 'GB',
    });
    // Two pools added at once would each miss the other.
    await manager.query(`LOCK TABLE waybill_no IN SHARE ROW EXCLUSIVE MODE`);
    if (kind === 'carrier') await this.readList(row, manager, numbersIn(input));
    else await this.judgeRange(row, manager);
    row.nextSerial = row.firstSerial;
  }

  async afterWrite(
    row: WaybillNoEntity,
    kind: WriteKind,
    _context: CallContext,
    manager: EntityManager,
    input: RowInput = {},
  ): Promise<void> {
    if (kind !== 'add' || row.kind !== 'carrier') return;
    await manager.query(
      `INSERT INTO carrier_number (waybill_no_id, serial, number)
       SELECT $1, place, number FROM unnest($2::varchar[]) WITH ORDINALITY AS listed(number, place)`,
      [row.id, numbersIn(input)],
    );
  }

  /** Adds `remaining`: numbers not given out yet. */
  async present(rows: Record<string, unknown>[]): Promise<void> {
    for (const row of rows) row['remaining'] = Number(row['last_serial']) - Number(row['next_serial']) + 1;
  }

  /** Places are the serials of a list. Errors: request.invalid, crud.duplicate. */
  private async readList(
    row: WaybillNoEntity,
    manager: EntityManager,
    numbers: readonly string[],
  ): Promise<void> {
    if (numbers.length === 0) throw invalidFields([{ field: 'numbers', rule: 'required' }]);
    if (numbers.length > MOST_LISTED)
      throw invalidFields([{ field: 'numbers', rule: 'list', params: { min: 1, max: MOST_LISTED } }]);
    const unusable = unusableNumber(numbers);
    if (unusable !== null) throw new DomainError('pool.number_unusable', { number: unusable });
    for (const number of await manager.query<{ number: string }[]>(
      `SELECT number FROM carrier_number WHERE number = ANY ($1) LIMIT 1`,
      [numbers],
    ))
      throw new DomainError('crud.duplicate', { field: number.number });
    const ranges = await manager.findBy(WaybillNoEntity, [{ kind: 's10' }, { kind: 'own' }]);
    const held = numbers.find((number) => poolOf(ranges, number) !== null);
    if (held !== undefined) throw new DomainError('crud.duplicate', { field: held });
    Object.assign(row, { firstSerial: 1, lastSerial: numbers.length });
  }

  /** Errors: request.invalid, crud.duplicate. */
  private async judgeRange(row: WaybillNoEntity, manager: EntityManager): Promise<void> {
    const missing = [
      ...(row.kind === 's10' && !row.service ? ['service'] : []),
      ...(row.kind === 'own' && !row.prefix ? ['prefix'] : []),
      ...(isBlank(row.firstSerial) ? ['first_serial'] : []),
      ...(isBlank(row.lastSerial) ? ['last_serial'] : []),
    ].map((field): FieldError => ({ field, rule: 'required' }));
    if (missing.length > 0) throw invalidFields(missing);
    if (row.lastSerial < row.firstSerial)
      throw invalidFields([{ field: 'last_serial', rule: 'min', params: { min: row.firstSerial } }]);
    const [overlapping] = (await manager.query(
      `SELECT name FROM waybill_no
       WHERE kind = $5 AND service = $1 AND country = $2 AND prefix = $6
         AND int4range(first_serial, last_serial, '[]') && int4range($3, $4, '[]') LIMIT 1`,
      [row.service, row.country, row.firstSerial, row.lastSerial, row.kind, row.prefix],
    )) as { name: string }[];
    if (overlapping)
      throw new DomainError('crud.duplicate', { field: `${row.firstSerial}–${row.lastSerial}` });
  }
}

/** A blank integer is stored as null until it is judged. */
function isBlank(value: number | null | undefined): boolean {
  return value === null || value === undefined;
}

function numbersIn(input: RowInput): readonly string[] {
  return listedNumbers(typeof input['numbers'] === 'string' ? input['numbers'] : '');
}
