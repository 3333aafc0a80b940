/** Where the money of a refund goes: back the way it came, or to the member's balance. */
export const REFUND_DESTINATIONS = ['original', 'balance'] as const;
export type RefundDestination = (typeof REFUND_DESTINATIONS)[number];

/** Why money is given back. */
export const REFUND_KINDS = ['cancel', 'reweigh', 'storage', 'goodwill', 'duplicate', 'other'] as const;
export type RefundKind = (typeof REFUND_KINDS)[number];

export const REFUND_ASKERS = ['member', 'staff', 'system'] as const;
export type RefundAsker = (typeof REFUND_ASKERS)[number];
