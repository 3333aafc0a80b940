import type { CallContext, Handlers, OrderOrigin, OriginsOf } from '@parcelway/contracts';
import { DomainError, orderOrigin, ORIGINS_AT_ONCE } from '@parcelway/contracts';
import { invalidFields, runNamed, Serves } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import type { OriginRow } from './order-origin.queries';
import { originsOf } from './order-origin.queries';

/** Channel and salesman of orders, for figures of other services. */
@Serves(orderOrigin)
export class OrderOrigins implements Handlers<typeof orderOrigin> {
  constructor(private readonly dataSource: DataSource) {}

  async of({ numbers }: OriginsOf, { identity }: CallContext): Promise<readonly OrderOrigin[]> {
    if (identity.kind !== 'service') throw new DomainError('auth.no_permission');
    if (!Array.isArray(numbers) || numbers.length > ORIGINS_AT_ONCE)
      throw invalidFields([{ field: 'numbers', rule: 'list', params: { min: 0, max: ORIGINS_AT_ONCE } }]);
    const rows = await runNamed<OriginRow>(this.dataSource, originsOf, [numbers]);
    return rows.map(({ no, channel_id, salesman_id }) => ({
      no,
      channel_id: channel_id === null ? null : Number(channel_id),
      salesman_id: salesman_id === null ? null : Number(salesman_id),
    }));
  }
}
