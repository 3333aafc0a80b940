/** The currency of every member's first wallet and of prices (D0, docs/domain). */
export const DEFAULT_CURRENCY = 'GBP';
