import type { CallContext, Client, Figures, FiguresAsked, Handlers } from '@parcelway/contracts';
import { figures, orderOrigin } from '@parcelway/contracts';
import { formatMoney } from '@parcelway/money';
import { InjectClient, invalidFields, runNamed, Serves } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import { adminIdOf } from '../admin-caller';
import { DEFAULT_CURRENCY } from '../wallet/domain/default-currency';
import { attributed } from './attributed';
import { daysBetween, figuresOf } from './domain/figures';
import type { Taking } from './domain/figures';
import type { ClosedTakingRow, ReceivableRow, TakingRow } from './takings.queries';
import {
  closedTakings,
  closedThrough,
  receivablesByAge,
  takingCurrencies,
  takingsBetween,
} from './takings.queries';

const MOST_DAYS = 366;
/** Days since a bill was raised at which it is older. */
const AGES = [0, 8, 31, 61, 91];

interface Span {
  readonly from: string;
  readonly to: string;
  readonly currency: string;
}

/** The money of the firm in figures: closed days by their sums, what came since then by its entries. */
@Serves(figures)
export class FiguresService implements Handlers<typeof figures> {
  constructor(
    private readonly dataSource: DataSource,
    @InjectClient(orderOrigin) private readonly origins: Client<typeof orderOrigin>,
  ) {}

  async of({ from, to, currency: asked }: FiguresAsked, context: CallContext): Promise<Figures> {
    adminIdOf(context);
    const days = daysBetween(from, to);
    if (days.length === 0 || days.length > MOST_DAYS)
      throw invalidFields([{ field: 'to', rule: 'list', params: { min: 1, max: MOST_DAYS } }]);
    const currency = asked || DEFAULT_CURRENCY;
    const [takings, receivables, used] = await Promise.all([
      this.takings({ from, to, currency }, context),
      runNamed<ReceivableRow>(this.dataSource, receivablesByAge, [currency, AGES]),
      runNamed<{ currency: string }>(this.dataSource, takingCurrencies, []),
    ]);
    return {
      currency,
      currencies: [...new Set([DEFAULT_CURRENCY, ...used.map((row) => row.currency)])],
      ...figuresOf(takings, days, currency),
      receivables: receivables.map(({ amount, ...row }) => ({
        ...row,
        amount: formatMoney(BigInt(amount), currency),
      })),
    };
  }

  private async takings({ from, to, currency }: Span, context: CallContext): Promise<readonly Taking[]> {
    const [closed] = await runNamed<{ next: string | null }>(this.dataSource, closedThrough, []);
    const openFrom = closed?.next && closed.next > from ? closed.next : from;
    const [sums, open] = await Promise.all([
      runNamed<ClosedTakingRow>(this.dataSource, closedTakings, [from, to, currency]),
      openFrom > to ? [] : runNamed<TakingRow>(this.dataSource, takingsBetween, [openFrom, to]),
    ]);
    const call = { requestId: context.requestId, timeoutMs: context.deadline - Date.now() };
    const live = await attributed(
      open.filter((row) => row.currency === currency),
      this.origins,
      call,
    );
    return [
      ...sums.map(({ day, way, payments, ...row }) => ({
        ...{ day, way, payments },
        channelId: Number(row.channel_id),
        salesmanId: Number(row.salesman_id),
        taken: BigInt(row.taken),
        refunded: BigInt(row.refunded),
      })),
      ...live,
    ];
  }
}
