export { CardProvider } from './card-provider';
export type { CardProviderKeys, CardProviderOptions } from './card-provider';
export { magicCards } from './magic-cards';
export type { Intent, Refund } from './intent';
export { signedHeader } from './signature';
