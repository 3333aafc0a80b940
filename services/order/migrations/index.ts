import type { ServiceDefinition } from '@parcelway/platform';
import { Tables1795827933537 } from './1795827933537-tables';
import { PriceBookAndVacuum1795827934537 } from './1795827934537-price-book-and-vacuum';
import { CaptureRules1797000000001 } from './1797000000001-capture-rules';
import { Prices1798000000101 } from './1798000000101-prices';
import { PricesTold1798000000102 } from './1798000000102-prices-told';
import { OrderLife1798000000131 } from './1798000000131-order-life';
import { SheetOrders1798000000111 } from './1798000000111-sheet-orders';
import { Sales1798000000151 } from './1798000000151-sales';
import { Storage1798100000121 } from './1798100000121-storage';
import { Imports1798100000131 } from './1798100000131-imports';
import { Insurance1798200000011 } from './1798200000011-insurance';
import { StorageNotices1798200000031 } from './1798200000031-storage-notices';
import { StoragePieces1798200000032 } from './1798200000032-storage-pieces';
import { PriceCases1798200000041 } from './1798200000041-price-cases';
import { ChannelHistory1798300000071 } from './1798300000071-channel-history';
import { InsuranceQuoted1798300000011 } from './1798300000011-insurance-quoted';
import { StoragePrices1798300000002 } from './1798300000002-storage-prices';
import { StoredCover1798400000001 } from './1798400000001-stored-cover';
import { ClaimsByStaff1798300000012 } from './1798300000012-claims-by-staff';
import { SheetCoupons1798400000011 } from './1798400000011-sheet-coupons';
import { PendingEdits1798400000021 } from './1798400000021-pending-edits';
import { Duty1798500000032 } from './1798500000032-duty';

export const migrations: ServiceDefinition['migrations'] = [
  Tables1795827933537,
  PriceBookAndVacuum1795827934537,
  CaptureRules1797000000001,
  Prices1798000000101,
  PricesTold1798000000102,
  SheetOrders1798000000111,
  OrderLife1798000000131,
  Sales1798000000151,
  Storage1798100000121,
  Imports1798100000131,
  Insurance1798200000011,
  StorageNotices1798200000031,
  StoragePieces1798200000032,
  PriceCases1798200000041,
  ChannelHistory1798300000071,
  InsuranceQuoted1798300000011,
  StoragePrices1798300000002,
  ClaimsByStaff1798300000012,
  StoredCover1798400000001,
  SheetCoupons1798400000011,
  PendingEdits1798400000021,
  Duty1798500000032,
];
