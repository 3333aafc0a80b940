import type { MigrationInterface, QueryRunner } from 'typeorm';

const ACCOUNTS = `'wallet', 'duties', 'bank', 'clearing:card', 'clearing:third_party', 'sales:order', 'sales:supplement', 'sales:storage', 'sales:sheet', 'refunds', 'adjustments', 'claims', 'commissions'`;
const ALL_ACCOUNTS = ACCOUNTS.replace(`'clearing:third_party', `, `'clearing:third_party', 'exchange', `);

/** A payment and a refund may be of a balance in another currency; the books have an account between the two. */
export class ForeignBalances1798700000001 implements MigrationInterface {
  readonly name = 'ForeignBalances1798700000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "payment_record" ADD "wallet_currency" character varying(3), ADD "wallet_amount" bigint, ADD "rate" character varying(16)`,
    );
    await runner.query(
      `ALTER TABLE "payment_record" ADD CONSTRAINT "payment_record_wallet" CHECK (num_nulls(wallet_currency, wallet_amount, rate) IN (0, 3) AND wallet_currency <> currency AND wallet_amount > 0)`,
    );
    await runner.query(
      `ALTER TABLE "refund_request" ADD "wallet_currency" character varying(3), ADD "wallet_amount" bigint`,
    );
    await runner.query(
      `ALTER TABLE "refund_request" ADD CONSTRAINT "refund_request_wallet" CHECK (num_nulls(wallet_currency, wallet_amount) IN (0, 2) AND wallet_currency <> currency AND wallet_amount >= 0)`,
    );
    await runner.query(`ALTER TABLE "ledger_entry" DROP CONSTRAINT "ledger_entry_account"`);
    await runner.query(
      `ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_account" CHECK (account IN (${ALL_ACCOUNTS}))`,
    );
    // The form that paid from the bills' own currency alone.
    await runner.query(
      `DROP FUNCTION IF EXISTS pay_from_balance(bigint, text, text[], text, text, text, text, text, jsonb)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "ledger_entry" DROP CONSTRAINT "ledger_entry_account"`);
    await runner.query(
      `ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_account" CHECK (account IN (${ACCOUNTS}))`,
    );
    await runner.query(`ALTER TABLE "refund_request" DROP CONSTRAINT "refund_request_wallet"`);
    await runner.query(`ALTER TABLE "refund_request" DROP "wallet_amount", DROP "wallet_currency"`);
    await runner.query(`ALTER TABLE "payment_record" DROP CONSTRAINT "payment_record_wallet"`);
    await runner.query(
      `ALTER TABLE "payment_record" DROP "rate", DROP "wallet_amount", DROP "wallet_currency"`,
    );
  }
}
