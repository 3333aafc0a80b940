import type { CallContext, Handlers, PrintCommissions } from '@parcelway/contracts';
import { commissionPaper, DomainError } from '@parcelway/contracts';
import { Serves } from '@parcelway/platform';
import { renderCommissions } from '../document';
import { commissionSheetData } from './commission-sheet-data';

/** Papers of commissions. */
@Serves(commissionPaper)
export class CommissionPaperService implements Handlers<typeof commissionPaper> {
  async print({ commissions }: PrintCommissions, { identity }: CallContext): Promise<Uint8Array> {
    if (identity.kind !== 'service') throw new DomainError('auth.no_permission');
    return renderCommissions(commissionSheetData(commissions, new Date()));
  }
}
