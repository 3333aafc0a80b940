import type {
  CallContext,
  FreezeWallet,
  Handlers,
  LedgerAccount,
  OneRow,
  StartReconciliation,
  TracedJournal,
  TraceNumber,
  Myself,
} from '@parcelway/contracts';
import { books, DomainError } from '@parcelway/contracts';
import { formatMoney } from '@parcelway/money';
import { runNamed, Serves } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import { adminIdOf } from '../admin-caller';
import { Reconciliations } from '../reconciliation/reconciliations';
import { DEFAULT_CURRENCY } from '../wallet/domain/default-currency';
import { WalletEntity } from '../wallet/wallet.entity';
import type { AccountBalanceRow } from './books.queries';
import { accountBalances, tracedJournals } from './books.queries';
import { ACCOUNT_CODES, CHART } from './domain/chart';

type TracedRow = Omit<TracedJournal, 'id' | 'ref_id' | 'user_id' | 'admin_id' | 'posted_at'> &
  Readonly<Record<'id' | 'posted_at', string> & Record<'ref_id' | 'user_id' | 'admin_id', string | null>>;

const idOf = (text: string | null): number | null => (text === null ? null : Number(text));

/** What staff see of the books and do about wallets. */
@Serves(books)
export class BooksService implements Handlers<typeof books> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reconciliations: Reconciliations,
  ) {}

  async trace({ no }: TraceNumber, context: CallContext): Promise<readonly TracedJournal[]> {
    adminIdOf(context);
    const rows = await runNamed<TracedRow>(this.dataSource, tracedJournals, [no.trim()]);
    return rows.map((row) => ({
      ...row,
      id: Number(row.id),
      ref_id: idOf(row.ref_id),
      user_id: idOf(row.user_id),
      admin_id: idOf(row.admin_id),
      posted_at: Number(row.posted_at),
    }));
  }

  async accounts(_request: Myself, context: CallContext): Promise<readonly LedgerAccount[]> {
    adminIdOf(context);
    const rows = await runNamed<AccountBalanceRow>(this.dataSource, accountBalances, []);
    return ACCOUNT_CODES.flatMap((code) => {
      const { kind, name } = CHART[code];
      const growsInDebit = kind === 'asset' || kind === 'expense';
      const used = rows.filter(({ account }) => account === code);
      return (used.length > 0 ? used : [{ currency: DEFAULT_CURRENCY, debit: '0' }]).map(
        ({ currency, debit }) => ({
          ...{ code, kind, name_zh: name[0], name_en: name[1], currency },
          balance: formatMoney(growsInDebit ? BigInt(debit) : -BigInt(debit), currency),
        }),
      );
    });
  }

  reconcile({ scope }: StartReconciliation, context: CallContext): Promise<{ id: number }> {
    const isService = context.identity.kind === 'service';
    return this.reconciliations.start(scope, isService ? null : adminIdOf(context));
  }

  async freeze({ id, reason }: FreezeWallet, context: CallContext): Promise<{ is_frozen: boolean }> {
    adminIdOf(context);
    return this.setFrozen(Number(id), true, reason);
  }

  async unfreeze({ id }: OneRow, context: CallContext): Promise<{ is_frozen: boolean }> {
    adminIdOf(context);
    return this.setFrozen(Number(id), false, '');
  }

  /** Waits for a payment that is under way, and the next one sees it. */
  private async setFrozen(
    id: number,
    isFrozen: boolean,
    freezeReason: string,
  ): Promise<{ is_frozen: boolean }> {
    const { affected } = await this.dataSource
      .getRepository(WalletEntity)
      .update({ id }, { isFrozen, freezeReason });
    if (!affected) throw new DomainError('crud.not_found');
    return { is_frozen: isFrozen };
  }
}
