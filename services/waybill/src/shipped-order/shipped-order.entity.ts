import type { PaidOrder } from '@parcelway/contracts';
import { InstantColumn, RefColumn } from '@parcelway/platform';
import { Column, CreateDateColumn, Entity, Index } from 'typeorm';

/** This service's copy of a paid order, as it was when it was paid: what labels and customer copies are printed from. */
@Entity('shipped_order')
@Index('shipped_order_no', ['orderNo'], { unique: true })
export class ShippedOrderEntity {
  @RefColumn({ primary: true })
  orderId!: number;

  @Column({ type: 'varchar', length: 20 })
  orderNo!: string;

  @RefColumn()
  userId!: number;

  @Column({ type: 'jsonb' })
  paidOrder!: PaidOrder;

  @InstantColumn()
  paidAt!: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  createTime!: Date;
}
