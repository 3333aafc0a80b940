import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Money taken outside: by what it is found again and who took it down; bills say how they were paid. */
export class OfflinePayments1798300000001 implements MigrationInterface {
  readonly name = 'OfflinePayments1798300000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "bill" ADD "paid_way" character varying(20)`);
    // Until now there was one way.
    await runner.query(`UPDATE bill SET paid_way = 'balance' WHERE paid_amount > 0`);
    await runner.query(
      `ALTER TABLE "payment_record" ADD "reference" character varying(80) NOT NULL DEFAULT ''`,
    );
    await runner.query(`ALTER TABLE "payment_record" ADD "confirmed_by" bigint`);
    await runner.query(`ALTER TABLE "payment_record" ADD "memo" character varying(200) NOT NULL DEFAULT ''`);
    await runner.query(
      `CREATE INDEX "payment_record_reference" ON "payment_record"  ("reference") WHERE reference <> ''`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "payment_record_reference"`);
    await runner.query(`ALTER TABLE "payment_record" DROP COLUMN "memo"`);
    await runner.query(`ALTER TABLE "payment_record" DROP COLUMN "confirmed_by"`);
    await runner.query(`ALTER TABLE "payment_record" DROP COLUMN "reference"`);
    await runner.query(`ALTER TABLE "bill" DROP COLUMN "paid_way"`);
  }
}
