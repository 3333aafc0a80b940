import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The way `balance` is judged like the others when it is paid by; as it was open for bills in any currency until now, it stays so. */
export class WayOfBalances1798700000031 implements MigrationInterface {
  readonly name = 'WayOfBalances1798700000031';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE payment_way SET currencies = '[]', bill_types = '[]' WHERE code = 'balance'`);
    // The form that did not know who pays in a member's name.
    await runner.query(
      `DROP FUNCTION IF EXISTS pay_from_balance(bigint, text, text[], text, text, text, text, text, jsonb, text, text)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE payment_way SET currencies = '["GBP"]' WHERE code = 'balance'`);
    await runner.query(
      `DROP FUNCTION IF EXISTS pay_from_balance(bigint, text, text[], text, text, text, text, text, jsonb, text, text, bigint)`,
    );
  }
}
