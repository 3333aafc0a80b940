import { StatusHistory } from '@parcelway/platform';
import { Entity, Index } from 'typeorm';

/** Every status a waybill has shown, with who moved it. */
@Entity('waybill_history')
@Index('waybill_history_subject', ['subjectId', 'id'])
export class WaybillHistoryEntity extends StatusHistory {}
