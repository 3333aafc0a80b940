import { DomainError } from '@parcelway/contracts';
import type { EntityManager } from 'typeorm';
import { CurrencyEntity } from './currency.entity';

/** Errors: currency.not_offered where members hold no balances in the currency. */
export async function demandWalletCurrency(manager: EntityManager, currency: string): Promise<void> {
  const isOffered = await manager.existsBy(CurrencyEntity, { code: currency, isWallet: true, status: true });
  if (!isOffered) throw new DomainError('currency.not_offered', { currency });
}
