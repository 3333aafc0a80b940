import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is owed, by its age, is answered from an index alone. */
export class Receivables1798600000051 implements MigrationInterface {
  readonly name = 'Receivables1798600000051';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX "bill_receivable" ON "bill"  ("currency", "create_time", "amount", "paid_amount", "refunded_amount") WHERE pay_status = 1 AND NOT is_void`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "bill_receivable"`);
  }
}
