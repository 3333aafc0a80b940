import { CreatePickupTables1795826000004 } from './1795826000004-create-pickup-tables';
import { CaptureRules1797000000001 } from './1797000000001-capture-rules';

export const migrations = [CreatePickupTables1795826000004, CaptureRules1797000000001];
