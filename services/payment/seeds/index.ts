import { DEMO_IDS } from '@parcelway/contracts';
import { Outbox } from '@parcelway/platform';
import type { ServiceDefinition } from '@parcelway/platform';
import type { DataSource } from 'typeorm';
import { CurrencyEntity } from '../src/currency/currency.entity';
import { DEFAULT_CURRENCY } from '../src/wallet/domain/default-currency';
import { PaymentWayEntity } from '../src/payment-way/payment-way.entity';
import { moveWallet } from '../src/wallet/wallet.queries';

/** £1,000.00, minor units. */
const OPENING_BALANCE = 100_000n;

/** Demo only: the demo member's balance, with the money record behind it. */
export const seed: NonNullable<ServiceDefinition['seed']> = async (dataSource, { demo }) => {
  await seedPaymentWays(dataSource, demo);
  await seedCurrencies(dataSource);
  if (!demo) return;
  await dataSource.transaction(async (manager) => {
    const wallets = (await manager.query('SELECT 1 FROM wallet WHERE user_id = $1', [
      DEMO_IDS.member,
    ])) as unknown[];
    if (wallets.length > 0) return;
    await moveWallet(manager, new Outbox(), {
      userId: DEMO_IDS.member,
      currency: DEFAULT_CURRENCY,
      money: OPENING_BALANCE,
      kind: 'recharge',
      against: 'adjustments',
      ref: null,
      memo: '开户赠送 Opening balance',
      adminId: null,
      requestId: null,
    });
  });
};

/** An account that nobody has: staff put in their own before they switch the way on. */
const BANK_ACCOUNT = {
  instructionsZh:
    '<p>请转账到：<br>户名 <strong>Parcelway Ltd</strong><br>Sort code <strong>00-00-00</strong><br>账号 <strong>00000000</strong></p><p>转账附言写订单号或账单号，然后上传转账凭证。通常一个工作日内确认到账。</p>',
  instructionsEn:
    '<p>Transfer to:<br>Account name <strong>Parcelway Ltd</strong><br>Sort code <strong>00-00-00</strong><br>Account no. <strong>00000000</strong></p><p>Put the number of the order or bill into the reference, then upload a proof of the transfer. We confirm it within one working day as a rule.</p>',
} as const;

/** Ways to pay of a first start; from then on they are the staff's. */
async function seedPaymentWays({ manager }: DataSource, demo: boolean): Promise<void> {
  if (await manager.exists(PaymentWayEntity)) return;
  const card = { code: 'card', nameZh: '银行卡', nameEn: 'Card', weigh: 30 };
  await manager.insert(PaymentWayEntity, [
    {
      ...{ code: 'balance', provider: 'none', nameZh: '账户余额', nameEn: 'Account balance', weigh: 40 },
      currencies: [],
    },
    { ...card, provider: 'stripe' },
    { ...card, provider: 'local_card' },
    { code: 'third_party', provider: 'wallet_qr', nameZh: '扫码支付', nameEn: 'Wallet (QR code)', weigh: 20 },
    {
      ...{ code: 'offline', provider: 'none', nameZh: '银行转账', nameEn: 'Bank transfer', weigh: 10 },
      ...{ currencies: ['GBP'], minAmount: 100n, expiresMinutes: 1_440, ...BANK_ACCOUNT },
      status: demo,
    },
  ]);
}

/** Currencies of a first start; balances are held in the default one. */
async function seedCurrencies({ manager }: DataSource): Promise<void> {
  if (await manager.exists(CurrencyEntity)) return;
  const two = { decimals: 2, isWallet: false };
  await manager.insert(CurrencyEntity, [
    {
      ...two,
      code: DEFAULT_CURRENCY,
      nameZh: '英镑',
      nameEn: 'Pound sterling',
      symbol: '£',
      isWallet: true,
      isDefault: true,
      weigh: 40,
    },
    { ...two, code: 'CNY', nameZh: '人民币', nameEn: 'Renminbi', symbol: '¥', weigh: 30 },
    { ...two, code: 'EUR', nameZh: '欧元', nameEn: 'Euro', symbol: '€', weigh: 20 },
    { ...two, code: 'USD', nameZh: '美元', nameEn: 'US dollar', symbol: '$', weigh: 10 },
  ]);
}
