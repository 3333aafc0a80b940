import { Controller } from '@nestjs/common';
import type {
  CallContext,
  Client,
  FreezeWallet,
  OneRow,
  StartReconciliation,
  TraceNumber,
  WalletStatement,
} from '@parcelway/contracts';
import { books, statement } from '@parcelway/contracts';
import { journalResource, reconciliationRunResource, walletResource } from '@parcelway/contracts/resources';
import { InjectClient } from '@parcelway/platform';
import { StaffAct } from '../auth/staff-act';
import { Pdf } from '../http/answer';
import { withDocumentTime } from '../http/call-context';
import { Context, Input } from '../http/input';

/** The books: what stands behind a number, what the accounts come to, whether all agrees; and the freezing of wallets. */
@Controller()
export class AdminBooksController {
  constructor(
    @InjectClient(books) private readonly ledger: Client<typeof books>,
    @InjectClient(statement) private readonly statements: Client<typeof statement>,
  ) {}

  @StaffAct(journalResource, 'trace', { read: true, node: 'index' })
  trace(@Input() input: TraceNumber, @Context() context: CallContext) {
    return this.ledger.trace(input, context);
  }

  @StaffAct(journalResource, 'accounts', { read: true, node: 'index' })
  accounts(@Context() context: CallContext) {
    return this.ledger.accounts({}, context);
  }

  @StaffAct(reconciliationRunResource, 'start')
  start(@Input() input: StartReconciliation, @Context() context: CallContext) {
    return this.ledger.reconcile(input, context);
  }

  @StaffAct(walletResource, 'freeze')
  freeze(@Input() input: FreezeWallet, @Context() context: CallContext) {
    return this.ledger.freeze(input, context);
  }

  @StaffAct(walletResource, 'unfreeze')
  unfreeze(@Input() input: OneRow, @Context() context: CallContext) {
    return this.ledger.unfreeze(input, context);
  }

  @StaffAct(walletResource, 'statement', { read: true })
  async statement(@Input() input: WalletStatement, @Context() context: CallContext) {
    return new Pdf(
      await this.statements.ofWallet(input, withDocumentTime(context)),
      `statement-${input.id}-${input.month}.pdf`,
    );
  }
}
