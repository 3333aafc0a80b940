/** Orders that can be insured. */
export const INSURED_ORDER_KINDS = ['luggage', 'store'] as const;
export type InsuredOrderKind = (typeof INSURED_ORDER_KINDS)[number];

/** With which of them an insurance type is offered. */
export const INSURED_ORDERS = ['luggage', 'storage', 'both'] as const;
export type InsuredOrders = (typeof INSURED_ORDERS)[number];
