import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The sums of a member's records, of all and of a month, are answered from an index alone; the few void bills have one of their own. */
export class SumsOfRecords1798600000052 implements MigrationInterface {
  readonly name = 'SumsOfRecords1798600000052';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "member_money_record_month"`);
    await runner.query(
      `CREATE INDEX "member_money_record_month" ON "member_money_record" ("user_id", "currency", "create_time", "kind", "money")`,
    );
    await runner.query(`CREATE INDEX "bill_void" ON "bill" ("id") WHERE is_void`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "bill_void"`);
    await runner.query(`DROP INDEX "member_money_record_month"`);
    await runner.query(
      `CREATE INDEX "member_money_record_month" ON "member_money_record" ("user_id", "currency", "create_time")`,
    );
  }
}
