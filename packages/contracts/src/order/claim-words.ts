/** Why a member claims. */
export const CLAIM_KINDS = ['damage', 'loss', 'delay'] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

/** Where the money of an accepted claim goes: to the member's balance, or by the bank, outside of here. */
export const CLAIM_DESTINATIONS = ['balance', 'bank'] as const;
export type ClaimDestination = (typeof CLAIM_DESTINATIONS)[number];

export const MAX_CLAIM_PHOTOS = 10;
