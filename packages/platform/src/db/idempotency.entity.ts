import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** First answer to a repeated write: one row per (call, owner, key). */
@Entity('idempotency_key')
export class IdempotencyEntity {
  @PrimaryColumn({ type: 'varchar', length: 60 })
  call!: string;

  /** `member:12`, `admin:1`, `app:demo-app` */
  @PrimaryColumn({ type: 'varchar', length: 60 })
  owner!: string;

  @PrimaryColumn({ type: 'varchar', length: 80 })
  key!: string;

  /** SHA-256 of the canonical request, hex: the same key with another request is refused. */
  @Column({ type: 'char', length: 64 })
  requestHash!: string;

  /** null while the first call runs; its row is locked until then. */
  @Column({ type: 'jsonb', nullable: true })
  reply!: unknown;

  @CreateDateColumn({ type: 'timestamptz' })
  createTime!: Date;
}
