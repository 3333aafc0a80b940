import { InstantColumn, RefColumn, Row, SoftRow } from '@parcelway/platform';
import { Column, Entity, Index } from 'typeorm';

/** A member of staff who wins customers. */
@Entity('salesman')
@Index('salesman_code', ['code'], { unique: true, where: 'delete_time IS NULL' })
@Index('salesman_admin', ['adminId'], { unique: true, where: 'delete_time IS NULL' })
export class SalesmanEntity extends SoftRow {
  @RefColumn()
  adminId!: number;

  /** What a customer brings along when registering. */
  @Column({ type: 'varchar', length: 20 })
  code!: string;

  @Column({ type: 'varchar', length: 60 })
  name!: string;

  @Column({ type: 'varchar', length: 30, default: '' })
  position!: string;

  @Column({ type: 'varchar', length: 20, default: '' })
  mobile!: string;

  @Column({ type: 'varchar', length: 100, default: '' })
  email!: string;

  /** 1 = enabled, 2 = disabled. */
  @Column({ type: 'smallint', default: 1 })
  status!: number;
}

/** Whose customer a member is; one row is open per member, the ended ones are the history. */
@Entity('salesman_binding')
@Index('salesman_binding_open', ['userId'], { unique: true, where: 'ended_at IS NULL' })
@Index('salesman_binding_user', ['userId'])
@Index('salesman_binding_salesman', ['salesmanId'])
@Index('salesman_binding_how', ['how'])
@Index('salesman_binding_started', ['startedAt'])
export class SalesmanBindingEntity extends Row {
  @RefColumn()
  salesmanId!: number;

  @RefColumn()
  userId!: number;

  @Column({ type: 'varchar', length: 10 })
  how!: 'code' | 'staff';

  @InstantColumn({ default: () => 'now()' })
  startedAt!: Date;

  @InstantColumn({ nullable: true })
  endedAt!: Date | null;

  @Column({ type: 'varchar', length: 200, default: '' })
  endReason!: string;

  @RefColumn({ nullable: true })
  adminId!: number | null;
}
