import { CreatePickupTables1795826000004 } from './1795826000004-create-pickup-tables';

export const migrations = [CreatePickupTables1795826000004];
