import { CreateWaybillTables1795826000003 } from './1795826000003-create-waybill-tables';
import { CaptureRules1797000000001 } from './1797000000001-capture-rules';

export const migrations = [CreateWaybillTables1795826000003, CaptureRules1797000000001];
