import { Injectable } from '@nestjs/common';
import type { InsuredOrderKind } from '@parcelway/contracts';
import type { ResourceHooks } from '@parcelway/crud';
import type { SelectQueryBuilder } from 'typeorm';
import { OFFERED_WITH } from './domain/offered-with';
import type { InsuranceTypeEntity } from './insurance.entity';

/** Insurance types by what they are offered with: a kind of order, and of luggage the rule that its channel has. */
@Injectable()
export class InsuranceTypeHooks implements ResourceHooks<InsuranceTypeEntity> {
  narrow({ channel_id: channel, order_kind: kind = 'luggage' }: Readonly<Record<string, string>>) {
    const offered = OFFERED_WITH[kind as InsuredOrderKind] ?? [];
    return Promise.resolve((query: SelectQueryBuilder<InsuranceTypeEntity>) => {
      query.andWhere('row.applies_to = ANY(:offered)', { offered });
      if (channel !== undefined)
        query.andWhere(
          'row.insurance_rule_id = (SELECT insurance_rule_id FROM channel WHERE id::text = :channel AND delete_time IS NULL)',
          { channel },
        );
    });
  }
}
