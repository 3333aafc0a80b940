import { InstantColumn, Row } from '@parcelway/platform';
import { Column, Entity, Index } from 'typeorm';

/** An e-mail or SMS that was sent, has to be sent, or is kept because there is nobody to send it. */
@Entity('sent_message')
@Index('sent_message_due', ['nextTryAt'], { where: "status = 'queued'" })
@Index('sent_message_create_time', ['createTime'])
@Index('sent_message_to', ['to'])
export class SentMessageEntity extends Row {
  /** `mail` or `sms` */
  @Column({ type: 'varchar', length: 10 })
  kind!: string;

  /** E-mail address, or mobile number in E.164. */
  @Column({ type: 'varchar', length: 100 })
  to!: string;

  /** What it is about, such as `user_register`. */
  @Column({ type: 'varchar', length: 40 })
  event!: string;

  @Column({ type: 'varchar', length: 200 })
  subject!: string;

  /** What it says, a code in it hidden; whole where it is kept. */
  @Column({ type: 'text' })
  body!: string;

  /** The whole text, encrypted, as long as it may have to be sent. */
  @Column({ type: 'text', nullable: true })
  sealedBody!: string | null;

  /** `queued`, `sent`, `failed` or `kept` */
  @Column({ type: 'varchar', length: 10 })
  status!: string;

  /** Why the last try failed. */
  @Column({ type: 'varchar', length: 300, default: '' })
  error!: string;

  @Column({ type: 'smallint', default: 0 })
  tries!: number;

  @InstantColumn({ nullable: true })
  nextTryAt!: Date | null;
}
