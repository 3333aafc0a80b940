import { BillsAndWallets1764288000000 } from './1764288000000-bills-and-wallets';

export const migrations = [BillsAndWallets1764288000000];
