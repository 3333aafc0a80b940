import { accountErrors } from './account.errors';
import { accessErrors } from './access.errors';
import { contentErrors } from './content.errors';
import { fulfilmentErrors } from './fulfilment.errors';
import { genericErrors } from './generic.errors';
import { importErrors } from './import.errors';
import { orderErrors } from './order.errors';
import { partnerErrors } from './partner.errors';
import { sheetErrors } from './sheet.errors';
import { payWayErrors } from './pay-way.errors';
import { refundErrors } from './refund.errors';
import { salesErrors } from './sales.errors';
import { insuranceErrors } from './insurance.errors';
import { storeErrors } from './store.errors';
import { taxErrors } from './tax.errors';
import { terminalErrors } from './terminal.errors';
import { userErrors } from './user.errors';

/** Every error code of the product with its texts; a code that is not here does not compile. */
export const errorTexts = {
  ...genericErrors,
  ...userErrors,
  ...accountErrors,
  ...partnerErrors,
  ...accessErrors,
  ...orderErrors,
  ...importErrors,
  ...sheetErrors,
  ...salesErrors,
  ...storeErrors,
  ...insuranceErrors,
  ...fulfilmentErrors,
  ...payWayErrors,
  ...taxErrors,
  ...refundErrors,
  ...contentErrors,
  ...terminalErrors,
};

export type ErrorCode = keyof typeof errorTexts;
