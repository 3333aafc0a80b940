import { CreateWaybillTables1795826000003 } from './1795826000003-create-waybill-tables';

export const migrations = [CreateWaybillTables1795826000003];
