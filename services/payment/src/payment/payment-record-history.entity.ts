import { WordStatusHistory } from '@parcelway/platform';
import type { PaymentRecordStatus } from '@parcelway/contracts/statuses';
import { Entity, Index } from 'typeorm';

/** One state change of a payment: who, when, from, to, why. */
@Entity('payment_record_history')
@Index('payment_record_history_subject', ['subjectId'])
export class PaymentRecordHistoryEntity extends WordStatusHistory<PaymentRecordStatus> {}
