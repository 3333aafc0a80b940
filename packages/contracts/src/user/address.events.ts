import { defineEvent } from '../define';
import type { AddressSnapshot } from './address.contract';

/** An address was added, changed or deleted (`is_deleted`). */
export const addressChanged = defineEvent<AddressSnapshot>('user.address-changed', 1);
