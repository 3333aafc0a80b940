import { RefColumn } from '@parcelway/platform';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** A member's score. Always the sum of its records; its row is locked while it changes. */
@Entity('member_score')
@Check('member_score_not_negative', 'score >= 0')
export class MemberScoreEntity {
  @PrimaryColumn({ type: 'bigint' })
  userId!: string;

  @Column({ type: 'int', default: 0 })
  score!: number;

  /** Number of its records; tells newer news of the score from older. */
  @RefColumn({ default: 0 })
  sequence!: number;
}
