import { RefColumn, Row } from '@parcelway/platform';
import { Column, Entity, Index } from 'typeorm';
import type { StoredBody } from '../sheet-order/sheet-order.entity';

/** One request made of a carrier and its answer; secrets are masked in both. Status 0 under way, 1 answered, 2 failed. */
@Entity('logistics_request')
@Index('logistics_request_order', ['sheetOrderId', 'id'])
@Index('logistics_request_status', ['status', 'id'])
@Index('logistics_request_reference', ['outOrderId'])
@Index('logistics_request_tracking_number', ['trackingNumber'])
@Index('logistics_request_create_time', ['createTime'])
export class LogisticsRequestEntity extends Row {
  @RefColumn()
  sheetOrderId!: number;

  @Column({ type: 'varchar', length: 40, default: '' })
  appId!: string;

  @Column({ type: 'varchar', length: 64 })
  outOrderId!: string;

  @Column({ type: 'varchar', length: 10 })
  kind!: 'book' | 'find' | 'cancel';

  @Column({ type: 'int' })
  attempt!: number;

  @Column({ type: 'varchar', length: 30 })
  carrierCode!: string;

  @Column({ type: 'jsonb', nullable: true })
  requestContent!: unknown;

  @Column({ type: 'varchar', length: 40, nullable: true })
  orderCode!: string | null;

  @Column({ type: 'varchar', length: 40, nullable: true })
  trackingNumber!: string | null;

  @Column({ type: 'jsonb', nullable: true })
  responseContent!: unknown;

  @Column({ type: 'smallint', default: 0 })
  status!: number;

  @Column({ type: 'int', nullable: true })
  httpStatus!: number | null;

  @Column({ type: 'int', default: 0 })
  durationMs!: number;

  @Column({ type: 'varchar', length: 300, default: '' })
  error!: string;

  @Column({ type: 'varchar', length: 60, default: '' })
  receiverName!: string;

  @Column({ type: 'varchar', length: 2, default: '' })
  receiverCountryCode!: string;

  /** The parcel as it was asked for. */
  @Column({ type: 'jsonb' })
  parcel!: StoredBody;
}
