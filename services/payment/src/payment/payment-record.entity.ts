import { InstantColumn, MoneyColumn, RefColumn, Row } from '@parcelway/platform';
import type { PaymentRecordStatus } from '@parcelway/contracts/statuses';
import { Check, Column, Entity, Index } from 'typeorm';

/** What part of a payment goes to which bill; the sum is the payment's amount. */
export interface Allocation {
  readonly bill_id: number;
  readonly bill_no: string;
  /** Decimal string in the payment's currency. */
  readonly amount: string;
  /** Its part of `walletAmount`, a decimal string; only where that is. */
  readonly wallet_amount?: string;
}

/** One payment by a member (D3, docs/domain). Its moves are in `domain/payment-status.ts`; each leaves a row in payment_record_history. */
@Entity('payment_record')
@Index('payment_record_no_unique', ['paymentNo'], { unique: true })
@Index('payment_record_provider_ref', ['providerRef'], { unique: true, where: 'provider_ref IS NOT NULL' })
@Index('payment_record_key', ['userId', 'idempotencyKey'], {
  unique: true,
  where: 'idempotency_key IS NOT NULL',
})
@Index('payment_record_reference', ['reference'], { where: `reference <> ''` })
@Index('payment_record_user', ['userId'])
@Index('payment_record_live', ['userId'], {
  where: `status IN ('created', 'processing', 'requires_action', 'failed')`,
})
@Index('payment_record_offline', ['id'], { where: `way = 'offline' AND status = 'processing'` })
@Index('payment_record_look', ['nextLookAt'], { where: 'next_look_at IS NOT NULL' })
@Index('payment_record_bill', ['billId'])
@Index('payment_record_paid_at', ['paidAt'])
@Index('payment_record_create_time', ['createTime'])
@Check(
  'payment_record_wallet',
  'num_nulls(wallet_currency, wallet_amount, rate) IN (0, 3) AND wallet_currency <> currency AND wallet_amount > 0',
)
@Check('payment_record_amounts', 'amount > 0 AND refunded_amount BETWEEN 0 AND amount')
export class PaymentRecordEntity extends Row {
  /** `P` and sixteen random characters. */
  @Column({ type: 'varchar', length: 24 })
  paymentNo!: string;

  @Column({ type: 'varchar', length: 20 })
  billType!: string;

  /** null when the payment settles several bills. */
  @RefColumn({ nullable: true })
  billId!: number | null;

  @RefColumn()
  userId!: number;

  /** balance, card, third_party or offline */
  @Column({ type: 'varchar', length: 20 })
  way!: string;

  @Column({ type: 'varchar', length: 3 })
  currency!: string;

  /** Minor units of `currency`, as refundedAmount. */
  @MoneyColumn()
  amount!: bigint;

  /** Of the balance that paid, where it is in another currency: what was taken from it, and at which rate `amount` makes `walletAmount`. */
  @Column({ type: 'varchar', length: 3, nullable: true })
  walletCurrency!: string | null;

  /** Minor units of `walletCurrency`. */
  @MoneyColumn({ nullable: true })
  walletAmount!: bigint | null;

  @Column({ type: 'varchar', length: 16, nullable: true })
  rate!: string | null;

  @Column({ type: 'varchar', length: 20 })
  status!: PaymentRecordStatus;

  /** Who moves the money where that is not us. */
  @Column({ type: 'varchar', length: 20, nullable: true })
  provider!: string | null;

  @Column({ type: 'varchar', length: 80, nullable: true })
  providerRef!: string | null;

  @Column({ type: 'varchar', length: 80, nullable: true })
  idempotencyKey!: string | null;

  @Column({ type: 'jsonb' })
  allocations!: readonly Allocation[];

  @InstantColumn({ nullable: true })
  paidAt!: Date | null;

  /** Offline only: by what the money is found again outside, who took it down and what they said of it. */
  @Column({ type: 'varchar', length: 80, default: '' })
  reference!: string;

  @RefColumn({ nullable: true })
  confirmedBy!: number | null;

  @Column({ type: 'varchar', length: 200, default: '' })
  memo!: string;

  /** Offline, from the payer: the address of a paper that shows the money on its way, and what they say of it; '' = none. */
  @Column({ type: 'varchar', length: 255, default: '' })
  proofFile!: string;

  @Column({ type: 'varchar', length: 200, default: '' })
  payerNote!: string;

  /** Offline: the day on which the money came in, as staff say. */
  @Column({ type: 'date', nullable: true })
  receivedOn!: string | null;

  /** Why the last try failed, in the provider's words; '' = it did not. */
  @Column({ type: 'varchar', length: 60, default: '' })
  failureCode!: string;

  @Column({ type: 'varchar', length: 200, default: '' })
  failureText!: string;

  /** An unfinished payment is given up then; null = never by the clock. */
  @InstantColumn({ nullable: true })
  expiresAt!: Date | null;

  /** When the provider is asked next, in case its notice was lost; null = it need not be. */
  @InstantColumn({ nullable: true })
  nextLookAt!: Date | null;

  /** Instant of the newest thing the provider told; older news changes nothing but success. */
  @InstantColumn({ nullable: true })
  toldAt!: Date | null;

  /** What of it came in for bills that were paid or void by then and went to the member's balance. */
  @MoneyColumn({ default: 0 })
  balanceAmount!: bigint;

  @MoneyColumn({ default: 0 })
  refundedAmount!: bigint;
}
