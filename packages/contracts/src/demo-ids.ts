/**
 * Ids that the demo data of several services must agree on. Only seeds read them; a production copy has none of these rows.
 */
export const DEMO_IDS = {
  admin: 1,
  standardGroup: 1,
  goldGroup: 2,
  member: 1,
  senderAddress: 1,
  receiverAddress: 2,
  warehouse: 1,
  waybillPool: 1,
  serviceArea: 1,
} as const;
