export { canonicalPath, signature, stringToSign } from './signing';
export type { SignedParts } from './signing';
