import { Injectable } from '@nestjs/common';
import type { CallContext } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import type { ResourceHooks } from '@parcelway/crud';
import { invalidFields } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import { CurrencyEntity } from './currency.entity';
import type { ExchangeRateEntity } from './exchange-rate.entity';

/** Both sides are currencies of ours, a pair has one rate from an instant on, and what was in force stays. */
@Injectable()
export class ExchangeRateHooks implements ResourceHooks<ExchangeRateEntity> {
  async beforeAdd(row: ExchangeRateEntity, _context: CallContext, manager: EntityManager): Promise<void> {
    const { fromCurrency, toCurrency } = row;
    if (fromCurrency === toCurrency) throw invalidFields([{ field: 'to_currency', rule: 'refused' }]);
    const known = await manager.findBy(CurrencyEntity, { code: In([fromCurrency, toCurrency]) });
    const isKnown = (code: string): boolean => known.some((currency) => currency.code === code);
    const unknown = [
      ...(isKnown(fromCurrency) ? [] : ['from_currency']),
      ...(isKnown(toCurrency) ? [] : ['to_currency']),
    ];
    if (unknown.length > 0)
      throw invalidFields(unknown.map((field) => ({ field, rule: 'refused' as const })));
  }

  async beforeDel({ validFrom }: ExchangeRateEntity): Promise<void> {
    if (validFrom.getTime() <= Date.now()) throw new DomainError('exchange_rate.in_force');
  }
}
