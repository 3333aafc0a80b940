import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A recycle or sensitive-data rule as the owner of the rows keeps it, fed by `user.capture-rule-changed`. */
@Entity('capture_rule')
export class KeptCaptureRuleEntity {
  @PrimaryColumn({ type: 'varchar', length: 10 })
  kind!: 'recycle' | 'sensitive';

  @PrimaryColumn({ type: 'bigint' })
  ruleId!: string;

  @Column({ type: 'varchar', length: 60 })
  resource!: string;

  /** Watched columns of a sensitive rule. */
  @Column({ type: 'jsonb', default: [] })
  fields!: string[];

  @Column({ type: 'boolean' })
  isOn!: boolean;

  /** Of the rule's changes, the latest that arrived. */
  @Column({ type: 'int' })
  version!: number;
}
