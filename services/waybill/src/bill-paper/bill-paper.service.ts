import type { CallContext, Handlers, PrintBill } from '@parcelway/contracts';
import { billPaper, DomainError } from '@parcelway/contracts';
import { Serves } from '@parcelway/platform';
import { renderBill } from '../document';
import { billSheetData } from './bill-sheet-data';

/** Bills on paper. */
@Serves(billPaper)
export class BillPaperService implements Handlers<typeof billPaper> {
  async print({ bill }: PrintBill, { identity }: CallContext): Promise<Uint8Array> {
    if (identity.kind !== 'service') throw new DomainError('auth.no_permission');
    return renderBill(billSheetData(bill, new Date()));
  }
}
