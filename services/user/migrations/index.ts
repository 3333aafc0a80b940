import { MembersStaffAddresses1795824000000 } from './1795824000000-members-staff-addresses';
import { Security1797000000005 } from './1797000000005-security';

/** Oldest first. */
export const migrations = [MembersStaffAddresses1795824000000, Security1797000000005];
