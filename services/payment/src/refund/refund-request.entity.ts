import type { RefundAsker, RefundDestination, RefundKind } from '@parcelway/contracts';
import type { RefundStatus } from '@parcelway/contracts/statuses';
import { InstantColumn, MoneyColumn, RefColumn, Row, WordStatusHistory } from '@parcelway/platform';
import { Check, Column, Entity, Index } from 'typeorm';

/**
 * Money of one payment for one bill that is to go back (D3, docs/domain). Its moves are in `domain/refund-status.ts`; each leaves a row in
 * refund_request_history. What requests hold of a payment is counted under the lock of the payment's row.
 */
@Entity('refund_request')
@Index('refund_request_no_unique', ['refundNo'], { unique: true })
@Index('refund_request_payment', ['paymentRecordId', 'billId'])
@Index('refund_request_asked', ['paymentRecordId', 'billId'], {
  unique: true,
  where: `status = 'pending' AND asked_by = 'member'`,
})
@Index('refund_request_bill', ['billId'])
@Index('refund_request_ref_no', ['refNo'])
@Index('refund_request_user', ['userId'])
@Index('refund_request_status', ['status', 'createTime'])
@Index('refund_request_next_try', ['nextTryAt'], { where: 'next_try_at IS NOT NULL' })
@Index('refund_request_provider_ref', ['providerRef'], { where: `provider_ref <> ''` })
@Index('refund_request_create_time', ['createTime'])
@Index('refund_request_settled_at', ['settledAt'])
@Check(
  'refund_request_wallet',
  'num_nulls(wallet_currency, wallet_amount) IN (0, 2) AND wallet_currency <> currency AND wallet_amount >= 0',
)
@Check('refund_request_amount', 'amount > 0')
@Check('refund_request_settled', `(status = 'settled') = (settled_at IS NOT NULL)`)
export class RefundRequestEntity extends Row {
  /** `R` and sixteen random characters. */
  @Column({ type: 'varchar', length: 24 })
  refundNo!: string;

  @RefColumn()
  paymentRecordId!: number;

  @RefColumn()
  billId!: number;

  /** Public number of what was billed. */
  @Column({ type: 'varchar', length: 30 })
  refNo!: string;

  @RefColumn()
  userId!: number;

  @Column({ type: 'varchar', length: 3 })
  currency!: string;

  /** Minor units of `currency`. */
  @MoneyColumn()
  amount!: bigint;

  /** Once it is settled to a balance in another currency: what that got, in its minor units. */
  @Column({ type: 'varchar', length: 3, nullable: true })
  walletCurrency!: string | null;

  @MoneyColumn({ nullable: true })
  walletAmount!: bigint | null;

  @Column({ type: 'varchar', length: 10 })
  destination!: RefundDestination;

  @Column({ type: 'varchar', length: 10 })
  status!: RefundStatus;

  @Column({ type: 'varchar', length: 12 })
  kind!: RefundKind;

  @Column({ type: 'varchar', length: 300 })
  reason!: string;

  @Column({ type: 'varchar', length: 10 })
  askedBy!: RefundAsker;

  /** Staff who approved or rejected it; null = nobody had to. */
  @RefColumn({ nullable: true })
  reviewedBy!: number | null;

  @Column({ type: 'varchar', length: 300, default: '' })
  reviewNote!: string;

  /** By what the money is found again outside: the provider's number, or of staff's pay-out. */
  @Column({ type: 'varchar', length: 80, default: '' })
  providerRef!: string;

  /** Why the provider refused it last, in its word; '' = it did not. */
  @Column({ type: 'varchar', length: 200, default: '' })
  failure!: string;

  /** How often staff had it tried again. */
  @Column({ type: 'int', default: 0 })
  retries!: number;

  /** When the provider is asked next; null = it need not be. */
  @InstantColumn({ nullable: true })
  nextTryAt!: Date | null;

  @InstantColumn({ nullable: true })
  settledAt!: Date | null;
}

/** One state change of a refund request: who, when, from, to, why. */
@Entity('refund_request_history')
@Index('refund_request_history_subject', ['subjectId'])
export class RefundRequestHistoryEntity extends WordStatusHistory<RefundStatus> {}
