import type { ProviderName } from '../provider/payment-provider';
import { InstantColumn, RefColumn, Row } from '@parcelway/platform';
import { Column, Entity, Index } from 'typeorm';
import type { Difference, Scope } from './comparison';

export type ReconciliationStatus = 'running' | 'clean' | 'differences' | 'failed';

/** Whom a comparison asks outside this service: providers by name, others by whose rows they are. */
export type Asked = ProviderName | 'orders' | 'boxes';

/** One comparison of the books with everything that has to agree with them. */
@Entity('reconciliation_run')
@Index('reconciliation_run_started_at', ['startedAt'])
export class ReconciliationRunEntity extends Row {
  @InstantColumn({ default: () => 'now()' })
  startedAt!: Date;

  @InstantColumn({ nullable: true })
  finishedAt!: Date | null;

  @Column({ type: 'varchar', length: 20, default: 'running' })
  status!: ReconciliationStatus;

  @Column({ type: 'varchar', length: 20 })
  scope!: Scope | 'all';

  /** Rows looked at. */
  @Column({ type: 'int', default: 0 })
  checked!: number;

  @Column({ type: 'int', default: 0 })
  differenceCount!: number;

  /** The first of them. */
  @Column({ type: 'jsonb', default: [] })
  differences!: readonly Difference[];

  /** Who did not answer, so that nothing was compared with them, or not all; the run has failed by that. */
  @Column({ type: 'jsonb', default: [] })
  away!: readonly Asked[];

  /** Staff who started it; null = the nightly job or the command. */
  @RefColumn({ nullable: true })
  adminId!: number | null;
}
