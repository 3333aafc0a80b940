export { PartnerClient } from './client';
export type {
  BatchRow,
  NewDuty,
  NewSheetOrder,
  NewTrackingEvent,
  PartnerOptions,
  SheetOrder,
  SheetTrack,
} from './client';
export { PartnerError } from './partner-error';
export type { Problem } from './partner-error';
export { canonicalPath, signature, stringToSign } from './signing';
export type { SignedParts } from './signing';
export { isWebhookSigned } from './webhook';
