import type { OrderBilling } from '@parcelway/contracts';
import { formatMoney } from '@parcelway/money';
import fc from 'fast-check';
import { Not } from 'typeorm';
import type { Death } from './lives';
import type { Member } from './member';

/** So few that one history does much with each. */
export const ORDERS = 2;

/** Something that happens to a member's money. */
export interface Act {
  live(member: Member): Promise<void>;
  toString(): string;
}

export interface Facts {
  /** Where the process dies on the way, each time it is tried again. */
  readonly deaths: readonly Death[];
}

const deaths = fc.array(fc.record({ at: fc.integer({ min: 1, max: 14 }), isAfter: fc.boolean() }), {
  maxLength: 2,
});
export const order = fc.nat(ORDERS - 1);
export const minor = fc.integer({ min: 1, max: 9_999 });
export const key = fc.option(fc.nat(30), { nil: undefined, freq: 4 });
export const which = fc.nat(3);
/** From which balance a bill is paid; '' = the one in its own currency. */
export const balance = fc.constantFrom('', '', '', 'EUR', 'JPY');
export const DUE = { payStatus: 1, isVoid: false, billType: Not('recharge') } as const;

export function act<Given extends object>(
  name: string,
  weight: number,
  given: { readonly [Name in keyof Given]: fc.Arbitrary<Given[Name]> },
  live: (member: Member, facts: Given & Facts) => Promise<unknown>,
): { readonly weight: number; readonly arbitrary: fc.Arbitrary<Act> } {
  const facts = fc.record({ deaths, ...given }) as unknown as fc.Arbitrary<Given & Facts>;
  return {
    weight,
    arbitrary: facts.map((all) => ({
      live: async (member) => void (await live(member, all)),
      toString: () => `${name} ${JSON.stringify(all)}`,
    })),
  };
}

export const text = (amount: number): string => formatMoney(BigInt(amount));
/** The order's billing over another amount. */
export const priced = (billing: OrderBilling, amount: number): OrderBilling => ({
  ...billing,
  amount: text(amount),
  lines: [{ code: 'freight', amount: text(amount) }],
});
export const at = <Item>(items: readonly Item[], index: number): Item | undefined =>
  items[index % (items.length || 1)];
export const of = <Service>({ stage }: Member, service: new (...needs: never[]) => Service): Service =>
  stage.stack.running.app.get(service);
