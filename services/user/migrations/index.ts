import { MembersStaffAddresses1795824000000 } from './1795824000000-members-staff-addresses';

/** Oldest first. */
export const migrations = [MembersStaffAddresses1795824000000];
