import type { ClaimDestination, ClaimKind, ClaimPhoto } from '@parcelway/contracts';
import type { ClaimStatus } from '@parcelway/contracts/statuses';
import { DateColumn, MoneyColumn, RefColumn, Row, WordStatusHistory } from '@parcelway/platform';
import { Column, Entity, Index } from 'typeorm';

/** A claim of a member on one insured box (D7); a box has one undecided claim at most. Money in minor units of `currency`. */
@Entity('insurance_claim')
@Index('insurance_claim_claim_no', ['claimNo'], { unique: true })
@Index('insurance_claim_undecided', ['insuranceBoxId'], {
  unique: true,
  where: `status IN ('open', 'asked')`,
})
@Index('insurance_claim_order', ['insuranceOrderId'])
@Index('insurance_claim_user', ['userId', 'id'])
@Index('insurance_claim_status', ['status', 'id'])
@Index('insurance_claim_waybill_no', ['waybillNo'])
@Index('insurance_claim_amount_claimed', ['amountClaimed'])
export class InsuranceClaimEntity extends Row {
  @Column({ type: 'varchar', length: 20 })
  claimNo!: string;

  @RefColumn()
  insuranceOrderId!: number;

  @RefColumn()
  insuranceBoxId!: number;

  @Column({ type: 'varchar', length: 30 })
  waybillNo!: string;

  @RefColumn()
  userId!: number;

  @Column({ type: 'varchar', length: 10 })
  kind!: ClaimKind;

  /** A date in London. */
  @DateColumn()
  happenedOn!: string;

  @MoneyColumn()
  amountClaimed!: bigint;

  @Column({ type: 'char', length: 3 })
  currency!: string;

  @Column({ type: 'text' })
  description!: string;

  @Column({ type: 'jsonb', default: [] })
  photos!: readonly ClaimPhoto[];

  /** The admin who made it in the member's name. */
  @RefColumn({ nullable: true })
  placedBy!: number | null;

  /** Of an accepted claim. */
  @MoneyColumn({ nullable: true })
  amountPaid!: bigint | null;

  @Column({ type: 'varchar', length: 10, default: 'balance' })
  destination!: ClaimDestination;

  /** Of the bank's transfer. */
  @Column({ type: 'varchar', length: 60, default: '' })
  payoutReference!: string;

  /** Why it was refused, for the member to read. */
  @Column({ type: 'varchar', length: 300, default: '' })
  decisionNote!: string;

  @Column({ type: 'varchar', length: 20, default: 'open' })
  status!: ClaimStatus;
}

@Entity('insurance_claim_history')
@Index('insurance_claim_history_subject', ['subjectId', 'id'])
export class InsuranceClaimHistoryEntity extends WordStatusHistory<ClaimStatus> {}
