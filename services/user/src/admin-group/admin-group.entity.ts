import { RefColumn, Row } from '@parcelway/platform';
import { Column, Entity } from 'typeorm';

/** What a kind of staff may do. */
@Entity('admin_group')
export class AdminGroupEntity extends Row {
  /** The group it belongs under; null at the top. */
  @RefColumn({ nullable: true })
  pid!: number | null;

  @Column({ type: 'varchar', length: 100 })
  name!: string;

  /** Names of menu rows such as `order/luggageOrder/index`; `["*"]` = everything. */
  @Column({ type: 'jsonb', default: [] })
  rules!: string[];

  @Column({ type: 'boolean', default: true })
  status!: boolean;
}
