import { CreatePickupTables1795826000004 } from './1795826000004-create-pickup-tables';
import { CaptureRules1797000000001 } from './1797000000001-capture-rules';
import { Collectors1798400000012 } from './1798400000012-collectors';

export const migrations = [
  CreatePickupTables1795826000004,
  CaptureRules1797000000001,
  Collectors1798400000012,
];
