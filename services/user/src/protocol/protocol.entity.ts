import { InstantColumn, Row } from '@parcelway/platform';
import { Column, Entity, Index } from 'typeorm';

/** One version of terms. What was published once never changes: members have agreed to it. */
@Entity('protocol')
@Index('protocol_version', ['code', 'versionNo'], { unique: true })
@Index('protocol_live', ['code'], { unique: true, where: "status = 'live'" })
export class ProtocolEntity extends Row {
  @Column({ type: 'varchar', length: 30 })
  code!: string;

  @Column({ type: 'int' })
  versionNo!: number;

  @Column({ type: 'varchar', length: 120 })
  titleZh!: string;

  @Column({ type: 'varchar', length: 120 })
  titleEn!: string;

  /** Clean HTML. */
  @Column({ type: 'text' })
  contentZh!: string;

  @Column({ type: 'text' })
  contentEn!: string;

  /** Null while it is a draft. */
  @InstantColumn({ nullable: true })
  effectiveAt!: Date | null;

  /** draft, live or old */
  @Column({ type: 'varchar', length: 10, default: 'draft' })
  status!: string;
}
