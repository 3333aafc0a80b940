import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A month of a member's money records is found by itself. */
export class Statements1798500000041 implements MigrationInterface {
  readonly name = 'Statements1798500000041';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX "member_money_record_month" ON "member_money_record"  ("user_id", "currency", "create_time") `,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "member_money_record_month"`);
  }
}
