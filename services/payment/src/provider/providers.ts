import { createHmac, createPrivateKey, generateKeyPairSync } from 'node:crypto';
import type { KeyPairKeyObjectResult } from 'node:crypto';
import { join } from 'node:path';
import type { OnModuleDestroy, OnModuleInit } from '@nestjs/common';
import { Inject, Injectable } from '@nestjs/common';
import { CardProvider } from '@parcelway/card-provider';
import { CONFIG } from '@parcelway/platform';
import type { Config } from '@parcelway/platform';
import { WalletProvider } from '@parcelway/wallet-provider';
import type { PaymentProvider, ProviderName } from './payment-provider';
import { StripeProvider } from './stripe-provider';
import { pemOf, publicKeyOf, WalletQrProvider } from './wallet-qr-provider';

/** Under these paths the gateway hands browsers on to the providers of this machine. */
const CARD_PATH = '/card-provider';
const WALLET_PATH = '/wallet-provider';
const KEY_BITS = 2_048;

/**
 * The providers of this copy: Stripe and a wallet where their keys are set, outside production a card provider and a wallet of this machine,
 * which run as long as the service does.
 */
@Injectable()
export class Providers implements OnModuleInit, OnModuleDestroy {
  private readonly known = new Map<string, PaymentProvider>();
  /** Those of this machine, null where there is none; tests look at what they know. */
  local: CardProvider | null = null;
  localWallet: WalletProvider | null = null;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  async onModuleInit(): Promise<void> {
    const { stripe, walletQr, isProduction } = this.config;
    if (stripe) this.add(new StripeProvider({ name: 'stripe', ...stripe }));
    else if (!isProduction) this.add(await this.startLocal());
    if (walletQr)
      this.add(
        new WalletQrProvider({
          ...{ url: walletQr.url, appId: walletQr.appId, noticeUrl: this.noticeUrl('wallet_qr') },
          privateKey: () => createPrivateKey(pemOf(walletQr.privateKey, 'PRIVATE KEY')),
          providerKey: () => publicKeyOf(walletQr.publicKey),
        }),
      );
    else if (!isProduction) this.add(await this.startLocalWallet());
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all([this.local?.stop(), this.localWallet?.stop()]);
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
    const keys = {
      secretKey: `sk_local_${this.derived('secret')}`,
      publishableKey: `pk_local_${this.derived('publishable')}`,
    };
    const webhookSecret = this.derived('notices');
    this.local = await CardProvider.start({
      ...keys,
      noticeSecret: webhookSecret,
      noticeUrl: this.noticeUrl('local_card'),
      file: join(this.config.dataDir, 'card-provider.jsonl'),
      browserPath: CARD_PATH,
    });
    return new StripeProvider({ name: 'local_card', ...keys, webhookSecret, localPort: this.local.port });
  }

  private async startLocalWallet(): Promise<WalletQrProvider> {
    const appId = 'local_wallet';
    const [ours, theirs] = [keyPair(), keyPair()];
    const { dataDir, publicUrl } = this.config;
    this.localWallet = await WalletProvider.start({
      appId,
      merchantKey: () => ours().publicKey,
      ownKey: () => theirs().privateKey,
      file: join(dataDir, 'wallet-provider.jsonl'),
      payerUrl: `${publicUrl ?? ''}${WALLET_PATH}`,
    });
    return new WalletQrProvider({
      url: `http://127.0.0.1:${this.localWallet.port}/gateway.do`,
      appId,
      privateKey: () => ours().privateKey,
      providerKey: () => theirs().publicKey,
      noticeUrl: this.noticeUrl('wallet_qr'),
    });
  }

  /** Null where this copy cannot be reached. */
  private noticeUrl(name: ProviderName): string | null {
    const { publicUrl, port } = this.config;
    return publicUrl && port > 0 ? `${publicUrl}/api/Pay/notify/${name}` : null;
  }

  private derived(purpose: string): string {
    return createHmac('sha256', this.config.fieldKey).update(`card provider ${purpose}`).digest('hex');
  }
}

/** Keys of this run, made when they are needed first: that takes a tenth of a second. */
function keyPair(): () => KeyPairKeyObjectResult {
  let pair: KeyPairKeyObjectResult | null = null;
  return () => (pair ??= generateKeyPairSync('rsa', { modulusLength: KEY_BITS }));
}
