import type { ScoreKind } from '@parcelway/contracts/statuses';
import { RefColumn, Row } from '@parcelway/platform';
import { Check, Column, Entity, Index } from 'typeorm';

export type ScoreRecordKind = ScoreKind;

/** One change of a member's score. Append-only: a trigger of the table refuses UPDATE, DELETE and TRUNCATE. */
@Entity('member_score_record')
@Index('member_score_record_sequence', ['userId', 'scoreSequence'], { unique: true })
@Index('member_score_record_create_time', ['createTime'])
@Index('member_score_record_once', ['refNo'], { unique: true, where: `kind = 'order'` })
@Index('member_score_record_ref_no', ['refNo'], { where: 'ref_no IS NOT NULL' })
@Check('member_score_record_sum', 'score <> 0 AND before >= 0 AND after = before + score AND after >= 0')
export class MemberScoreRecordEntity extends Row {
  @RefColumn()
  userId!: number;

  /** Signed points. */
  @Column({ type: 'int' })
  score!: number;

  @Column({ type: 'int' })
  before!: number;

  @Column({ type: 'int' })
  after!: number;

  @Column({ type: 'varchar', length: 20 })
  kind!: ScoreRecordKind;

  /** Number of the bill that gave or took the points; null for staff adjustments. A bill gives once. */
  @Column({ type: 'varchar', length: 30, nullable: true })
  refNo!: string | null;

  @Column({ type: 'varchar', length: 200 })
  memo!: string;

  /** Counts the member's records, from 1 without a gap: each starts where the one before it ended. */
  @RefColumn()
  scoreSequence!: number;

  /** Staff who made the adjustment. */
  @RefColumn({ nullable: true })
  adminId!: number | null;
}
