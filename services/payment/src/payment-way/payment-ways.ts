import { Injectable } from '@nestjs/common';
import type { Locale, PaymentWay } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import { formatMoney } from '@parcelway/money';
import { DataSource } from 'typeorm';
import type { PaymentProvider } from '../provider/payment-provider';
import { Providers } from '../provider/providers';
import { PaymentWayEntity } from './payment-way.entity';

interface Asked {
  readonly currency: string;
  /** '' = whatever it is for. */
  readonly billType: string;
  readonly locale: Locale;
}

/** Which ways to pay are open: those that are switched on and whose provider this copy can reach. */
@Injectable()
export class PaymentWays {
  constructor(
    private readonly dataSource: DataSource,
    private readonly providers: Providers,
  ) {}

  async list({ currency, billType, locale }: Asked): Promise<PaymentWay[]> {
    const rows = await this.open();
    return rows
      .filter((row) => row.currencies.includes(currency))
      .filter((row) => billType === '' || row.billTypes.length === 0 || row.billTypes.includes(billType))
      .map((row) => ({
        code: row.code as PaymentWay['code'],
        provider: row.provider,
        name: locale === 'en' ? row.nameEn : row.nameZh,
        min_amount: row.minAmount === null ? '' : formatMoney(row.minAmount, currency),
        max_amount: row.maxAmount === null ? '' : formatMoney(row.maxAmount, currency),
        instructions: locale === 'en' ? row.instructionsEn : row.instructionsZh,
        logo: row.logo,
      }));
  }

  /** The provider behind a way. Errors: pay.way_closed. */
  async demand(
    code: 'card' | 'third_party',
  ): Promise<{ readonly provider: PaymentProvider; readonly expiresMinutes: number }> {
    const row = (await this.open()).find((one) => one.code === code);
    const provider = row && this.providers.get(row.provider);
    if (!row || !provider) throw new DomainError('pay.way_closed');
    return { provider, expiresMinutes: row.expiresMinutes };
  }

  private async open(): Promise<PaymentWayEntity[]> {
    const rows = await this.dataSource.manager.find(PaymentWayEntity, {
      where: { status: 1 },
      order: { weigh: 'DESC', id: 'ASC' },
    });
    return rows.filter(({ provider }) => provider === 'none' || this.providers.get(provider) !== null);
  }
}
