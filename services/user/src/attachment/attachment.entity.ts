import { InstantColumn, RefColumn, Row } from '@parcelway/platform';
import { Column, Entity, Index } from 'typeorm';

/** One uploaded file. A person's file of one content and topic is one row. */
@Entity('attachment')
@Index('attachment_member_file', ['userId', 'sha1', 'topic', 'storage'], {
  unique: true,
  where: 'user_id IS NOT NULL',
})
@Index('attachment_staff_file', ['sha1', 'topic', 'storage'], { unique: true, where: 'user_id IS NULL' })
@Index('attachment_url', ['url'])
@Index('attachment_last_upload_time', ['lastUploadTime', 'id'])
export class AttachmentEntity extends Row {
  /** Sub-folder, named by the uploader. */
  @Column({ type: 'varchar', length: 20 })
  topic!: string;

  @RefColumn({ nullable: true })
  adminId!: number | null;

  @RefColumn({ nullable: true })
  userId!: number | null;

  /** Site-relative: `/storage/…`. */
  @Column({ type: 'varchar', length: 255 })
  url!: string;

  /** Pixels; 0 for what is no picture. */
  @Column({ type: 'int', default: 0 })
  width!: number;

  @Column({ type: 'int', default: 0 })
  height!: number;

  /** Bytes. */
  @Column({ type: 'int' })
  size!: number;

  @Column({ type: 'varchar', length: 100 })
  name!: string;

  /** As its content says, not its uploader. */
  @Column({ type: 'varchar', length: 100 })
  mimetype!: string;

  /** How often it was uploaded. */
  @Column({ type: 'int', default: 1 })
  quote!: number;

  /** local, s3 or alioss. */
  @Column({ type: 'varchar', length: 50 })
  storage!: string;

  @Column({ type: 'varchar', length: 40 })
  sha1!: string;

  @InstantColumn({ default: () => 'now()' })
  lastUploadTime!: Date;

  /** Anybody who has the address may read it. */
  @Column({ type: 'boolean', default: true })
  isPublic!: boolean;
}
