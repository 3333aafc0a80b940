export { amountText } from './amount-text';
export { renderCommissions } from './commission-sheet';
export { renderCertificate } from './certificate';
export { renderCustomerCopies, renderCustomerCopy } from './customer-copy';
export type * from './document-data';
export { renderLabels } from './label';
export { renderSpaceLabels } from './space-labels';
export { renderStoreCopy } from './store-copy';
export { renderStatement } from './statement-sheet';
