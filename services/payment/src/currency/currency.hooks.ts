import { Injectable } from '@nestjs/common';
import type { ResourceHooks } from '@parcelway/crud';
import { currencyDecimals } from '@parcelway/money';
import { invalidFields } from '@parcelway/platform';
import type { CurrencyEntity } from './currency.entity';

/** A currency counts in the minor units that amounts of it are read and written with; the default one stays in use. */
@Injectable()
export class CurrencyHooks implements ResourceHooks<CurrencyEntity> {
  async beforeAdd({ code, decimals }: CurrencyEntity): Promise<void> {
    if (decimals !== currencyDecimals(code)) throw invalidFields([{ field: 'decimals', rule: 'refused' }]);
  }

  async beforeEdit({ isDefault, isWallet, status }: CurrencyEntity): Promise<void> {
    if (!isDefault) return;
    const off = [...(isWallet ? [] : ['is_wallet']), ...(status ? [] : ['status'])];
    if (off.length > 0) throw invalidFields(off.map((field) => ({ field, rule: 'refused' as const })));
  }
}
