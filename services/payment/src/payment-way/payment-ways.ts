import { Injectable } from '@nestjs/common';
import type { Locale, PaymentWay } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import { formatMoney } from '@parcelway/money';
import { DataSource } from 'typeorm';
import type { PaymentProvider } from '../provider/payment-provider';
import { Providers } from '../provider/providers';
import { takes } from './domain/offer';
import type { Offer } from './domain/offer';
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
      .filter((row) => takes(row, currency, billType === '' ? [] : [billType]))
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

  /** A way with its provider; `name` asks for one of several. Errors: pay.way_closed. */
  async demand(
    code: 'card' | 'third_party',
    name?: string,
  ): Promise<{ readonly provider: PaymentProvider; readonly offer: Offer }> {
    const offer = await this.offer(code, name);
    const provider = this.providers.get(offer.provider);
    if (!provider) throw new DomainError('pay.way_closed');
    return { provider, offer };
  }

  /** A way that is open; `name` asks for one of several providers. Errors: pay.way_closed. */
  async offer(way: Offer['way'], name?: string): Promise<Offer> {
    const row = (await this.open()).find((one) => one.code === way && (!name || one.provider === name));
    if (!row) throw new DomainError('pay.way_closed');
    return { ...row, way, provider: row.provider === 'none' ? null : row.provider };
  }

  private async open(): Promise<PaymentWayEntity[]> {
    const rows = await this.dataSource.manager.find(PaymentWayEntity, {
      where: { status: true },
      order: { weigh: 'DESC', id: 'ASC' },
    });
    return rows.filter(({ provider }) => provider === 'none' || this.providers.get(provider) !== null);
  }
}
