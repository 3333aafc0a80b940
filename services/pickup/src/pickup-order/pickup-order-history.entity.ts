import { StatusHistory } from '@parcelway/platform';
import { Entity, Index } from 'typeorm';

/** Every status a pickup has had, with who moved it. */
@Entity('pickup_order_history')
@Index('pickup_order_history_subject', ['subjectId', 'id'])
export class PickupOrderHistoryEntity extends StatusHistory {}
