export { WalletProvider } from './wallet-provider';
export type { WalletProviderOptions } from './wallet-provider';
export type { Trade } from './trade';
