import type { InsuredOrderKind } from '@parcelway/contracts';
import type { InsuranceStatus } from '@parcelway/contracts/statuses';
import { InstantColumn, MoneyColumn, RefColumn, Row, WordStatusHistory } from '@parcelway/platform';
import { Column, Entity, Index } from 'typeorm';
import type { StoredItem } from '../luggage-order/stored-quote';

/** The insurance that an order was sold with (D7), in force from its payment, with the days to claim as its rule had them then. Money in minor units of `currency`. */
@Entity('insurance_order')
@Index('insurance_order_insurance_no', ['insuranceNo'], { unique: true })
@Index('insurance_order_order_no', ['orderNo'], { unique: true })
@Index('insurance_order_kind', ['orderKind', 'id'])
@Index('insurance_order_user', ['userId', 'id'])
@Index('insurance_order_status', ['status', 'id'])
export class InsuranceOrderEntity extends Row {
  @Column({ type: 'varchar', length: 20 })
  insuranceNo!: string;

  @Column({ type: 'varchar', length: 10, default: 'luggage' })
  orderKind!: InsuredOrderKind;

  @Column({ type: 'varchar', length: 20 })
  orderNo!: string;

  @RefColumn()
  userId!: number;

  @RefColumn()
  insuranceTypeId!: number;

  /** Of goods that can be insured. */
  @MoneyColumn()
  declaredValue!: bigint;

  /** At most declared value plus carriage; stored pieces are not carried. */
  @MoneyColumn()
  cover!: bigint;

  @MoneyColumn()
  premium!: bigint;

  @Column({ type: 'char', length: 3 })
  currency!: string;

  @Column({ type: 'varchar', length: 20, default: 'quoted' })
  status!: InsuranceStatus;

  @Column({ type: 'int' })
  damageDays!: number;

  @Column({ type: 'int' })
  lossDays!: number;

  /** When the order was paid. */
  @InstantColumn({ nullable: true })
  startsAt!: Date | null;

  /** When the last box was delivered, or the stored pieces were handed back. */
  @InstantColumn({ nullable: true })
  endsAt!: Date | null;
}

@Entity('insurance_order_history')
@Index('insurance_order_history_subject', ['subjectId', 'id'])
export class InsuranceOrderHistoryEntity extends WordStatusHistory<InsuranceStatus> {}

/** An insured box, or the stored pieces of one line of an order, with its share of cover and premium. */
@Entity('insurance_box')
@Index('insurance_box_package', ['insuranceOrderId', 'packageNo'], { unique: true })
@Index('insurance_box_waybill_no', ['waybillNo'])
export class InsuranceBoxEntity extends Row {
  @RefColumn()
  insuranceOrderId!: number;

  @Column({ type: 'int' })
  packageNo!: number;

  /** Empty until the waybill is issued; of stored pieces the order's number and their own. */
  @Column({ type: 'varchar', length: 30, default: '' })
  waybillNo!: string;

  @MoneyColumn()
  declaredValue!: bigint;

  @MoneyColumn()
  cover!: bigint;

  @MoneyColumn()
  premium!: bigint;

  @Column({ type: 'char', length: 3 })
  currency!: string;

  @Column({ type: 'jsonb' })
  items!: readonly StoredItem[];

  @Column({ type: 'int', nullable: true })
  measuredWeightG!: number | null;

  /** When it came into our hands; nothing can be claimed before. */
  @InstantColumn({ nullable: true })
  collectedAt!: Date | null;

  /** When it left them; the days to claim count from then. */
  @InstantColumn({ nullable: true })
  deliveredAt!: Date | null;
}
