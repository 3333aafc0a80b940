import { DomainError } from '@parcelway/contracts';
import { CurrencyEntity } from './currency.entity';
import { CurrencyHooks } from './currency.hooks';
import { ExchangeRateEntity } from './exchange-rate.entity';
import { ExchangeRateHooks } from './exchange-rate.hooks';

const currency = (change: Partial<CurrencyEntity>): CurrencyEntity =>
  Object.assign(new CurrencyEntity(), { code: 'EUR', decimals: 2, isWallet: true, status: true }, change);
const refusal = (act: Promise<void>): Promise<unknown> =>
  act.then(
    () => null,
    (error: unknown) =>
      error instanceof DomainError ? [error.code, ...error.fields.map(({ field }) => field)] : error,
  );

describe('a currency', () => {
  const hooks = new CurrencyHooks();

  it.each([
    ['EUR', 2, null],
    ['JPY', 0, null],
    ['JPY', 2, ['request.invalid', 'decimals']],
    ['EUR', 3, ['request.invalid', 'decimals']],
  ])('%s with %d decimals is judged by how its amounts are written', async (code, decimals, refused) => {
    expect(await refusal(hooks.beforeAdd(currency({ code, decimals })))).toEqual(refused);
  });

  it('that is the default stays in use and for balances, others may be switched off', async () => {
    const off = { isWallet: false, status: false };
    expect(await refusal(hooks.beforeEdit(currency(off)))).toBeNull();
    expect(await refusal(hooks.beforeEdit(currency({ ...off, isDefault: true })))).toEqual([
      'request.invalid',
      'is_wallet',
      'status',
    ]);
  });
});

describe('an exchange rate', () => {
  const del = (validFrom: Date): Promise<void> =>
    new ExchangeRateHooks().beforeDel(Object.assign(new ExchangeRateEntity(), { validFrom }));

  it('may be deleted before it is in force, and stays from then on', async () => {
    expect(await refusal(del(new Date(Date.now() + 60_000)))).toBeNull();
    expect(await refusal(del(new Date(Date.now() - 1)))).toEqual(['exchange_rate.in_force']);
  });
});
