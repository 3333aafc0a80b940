import { CreateWaybillTables1795826000003 } from './1795826000003-create-waybill-tables';
import { CaptureRules1797000000001 } from './1797000000001-capture-rules';
import { SheetWaybills1798000000111 } from './1798000000111-sheet-waybills';
import { Storage1798100000121 } from './1798100000121-storage';
import { NumberPools1798300000021 } from './1798300000021-number-pools';
import { Duty1798500000032 } from './1798500000032-duty';

export const migrations = [
  CreateWaybillTables1795826000003,
  CaptureRules1797000000001,
  SheetWaybills1798000000111,
  Storage1798100000121,
  NumberPools1798300000021,
  Duty1798500000032,
];
