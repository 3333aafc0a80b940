import type { CallContext, Handlers, PrintStatement } from '@parcelway/contracts';
import { DomainError, statementPaper } from '@parcelway/contracts';
import { Serves } from '@parcelway/platform';
import { renderStatement } from '../document';
import { statementSheetData } from './statement-sheet-data';

/** Statements of members' balances. */
@Serves(statementPaper)
export class StatementPaperService implements Handlers<typeof statementPaper> {
  async print({ statement }: PrintStatement, { identity }: CallContext): Promise<Uint8Array> {
    if (identity.kind !== 'service') throw new DomainError('auth.no_permission');
    return renderStatement(statementSheetData(statement, new Date()));
  }
}
