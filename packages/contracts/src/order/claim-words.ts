/** Why a member claims. */
export const CLAIM_KINDS = ['damage', 'loss', 'delay'] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

export const MAX_CLAIM_PHOTOS = 10;
