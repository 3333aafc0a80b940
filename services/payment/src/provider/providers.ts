import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import type { OnModuleDestroy, OnModuleInit } from '@nestjs/common';
import { Inject, Injectable } from '@nestjs/common';
import { CardProvider } from '@parcelway/card-provider';
import { CONFIG } from '@parcelway/platform';
import type { Config } from '@parcelway/platform';
import type { PaymentProvider } from './payment-provider';
import { StripeProvider } from './stripe-provider';

/** Under this path the gateway hands browsers on to the card provider of this machine. */
const BROWSER_PATH = '/card-provider';

/**
 * The providers of this copy: Stripe where its keys are set, outside production a card provider of this machine, which runs as long as the
 * service does.
 */
@Injectable()
export class Providers implements OnModuleInit, OnModuleDestroy {
  private readonly known = new Map<string, PaymentProvider>();
  /** For tests, which look at what the provider knows; null where there is none. */
  local: CardProvider | null = null;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  async onModuleInit(): Promise<void> {
    const { stripe, isProduction } = this.config;
    if (stripe) this.add(new StripeProvider({ name: 'stripe', ...stripe }));
    else if (!isProduction) this.add(await this.startLocal());
  }

  async onModuleDestroy(): Promise<void> {
    await this.local?.stop();
  }

  /** Null for one that is not in use here. */
  get(name: string | null): PaymentProvider | null {
    return this.known.get(name ?? '') ?? null;
  }

  get all(): readonly PaymentProvider[] {
    return [...this.known.values()];
  }

  private add(provider: PaymentProvider): void {
    this.known.set(provider.name, provider);
  }

  private async startLocal(): Promise<StripeProvider> {
    const { publicUrl, dataDir, port } = this.config;
    const keys = {
      secretKey: `sk_local_${this.derived('secret')}`,
      publishableKey: `pk_local_${this.derived('publishable')}`,
    };
    const webhookSecret = this.derived('notices');
    this.local = await CardProvider.start({
      ...keys,
      noticeSecret: webhookSecret,
      noticeUrl: publicUrl && port > 0 ? `${publicUrl}/api/Pay/notify/local_card` : null,
      file: join(dataDir, 'card-provider.jsonl'),
      browserPath: BROWSER_PATH,
    });
    return new StripeProvider({ name: 'local_card', ...keys, webhookSecret, localPort: this.local.port });
  }

  private derived(purpose: string): string {
    return createHmac('sha256', this.config.fieldKey).update(`card provider ${purpose}`).digest('hex');
  }
}
