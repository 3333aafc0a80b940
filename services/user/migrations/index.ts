import { MembersStaffAddresses1795824000000 } from './1795824000000-members-staff-addresses';
import { CaptureRules1797000000001 } from './1797000000001-capture-rules';
import { Identity1797000000002 } from './1797000000002-identity';
import { Access1797000000003 } from './1797000000003-access';
import { Content1797000000004 } from './1797000000004-content';
import { Security1797000000005 } from './1797000000005-security';
import { AdminHabits1798000000001 } from './1798000000001-admin-habits';
import { CarrierApps1798000000121 } from './1798000000121-carrier-apps';
import { Webhooks1798000000122 } from './1798000000122-webhooks';

/** Oldest first. */
export const migrations = [
  MembersStaffAddresses1795824000000,
  CaptureRules1797000000001,
  Identity1797000000002,
  Access1797000000003,
  Content1797000000004,
  Security1797000000005,
  AdminHabits1798000000001,
  CarrierApps1798000000121,
  Webhooks1798000000122,
];
