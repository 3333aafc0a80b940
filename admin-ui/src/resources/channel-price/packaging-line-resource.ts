/** The resource whose rows are the lines under a price. */
export const LINES = 'member-channel-price-packaging';
