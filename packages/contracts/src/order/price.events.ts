import { defineEvent } from '../define';

/** Something that prices are made of has changed; whoever keeps prices in memory compares the version of the price book. */
export const pricesChanged = defineEvent<Record<string, never>>('order.prices-changed', 1);
