import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A payment from outside has a proof and the day on which its money came in. */
export class OfflineProofs1798500000021 implements MigrationInterface {
  readonly name = 'OfflineProofs1798500000021';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "payment_record" ADD "proof_file" character varying(255) NOT NULL DEFAULT ''`,
    );
    await runner.query(
      `ALTER TABLE "payment_record" ADD "payer_note" character varying(200) NOT NULL DEFAULT ''`,
    );
    await runner.query(`ALTER TABLE "payment_record" ADD "received_on" date`);
    await runner.query(
      `CREATE INDEX "bill_recharge_open" ON "bill"  ("create_time") WHERE bill_type = 'recharge' AND pay_status = 1 AND NOT is_void`,
    );
    await runner.query(
      `CREATE INDEX "payment_record_offline" ON "payment_record"  ("id") WHERE way = 'offline' AND status = 'processing'`,
    );
    await runner.query(`ALTER TABLE "payment_way" ALTER COLUMN "status" DROP DEFAULT`);
    await runner.query(
      `ALTER TABLE "payment_way" ALTER COLUMN "status" TYPE boolean USING "status" = 1, ALTER COLUMN "status" SET DEFAULT true`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "payment_way" ALTER COLUMN "status" DROP DEFAULT`);
    await runner.query(
      `ALTER TABLE "payment_way" ALTER COLUMN "status" TYPE smallint USING "status"::int, ALTER COLUMN "status" SET DEFAULT 1`,
    );
    await runner.query(`DROP INDEX "payment_record_offline"`);
    await runner.query(`DROP INDEX "bill_recharge_open"`);
    await runner.query(`ALTER TABLE "payment_record" DROP COLUMN "received_on"`);
    await runner.query(`ALTER TABLE "payment_record" DROP COLUMN "payer_note"`);
    await runner.query(`ALTER TABLE "payment_record" DROP COLUMN "proof_file"`);
  }
}
