import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The way `balance` is judged like the others when it is paid by. Where staff have not chosen currencies for it, it stays open for all. */
export class WayOfBalances1798700000031 implements MigrationInterface {
  readonly name = 'WayOfBalances1798700000031';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE payment_way SET currencies = '[]' WHERE code = 'balance' AND currencies = '["GBP"]'`,
    );
    // The form that did not know who pays in a member's name.
    await runner.query(
      `DROP FUNCTION IF EXISTS pay_from_balance(bigint, text, text[], text, text, text, text, text, jsonb, text, text)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE payment_way SET currencies = '["GBP"]' WHERE code = 'balance' AND currencies = '[]'`,
    );
    await runner.query(
      `DROP FUNCTION IF EXISTS pay_from_balance(bigint, text, text[], text, text, text, text, text, jsonb, text, text, bigint)`,
    );
  }
}
