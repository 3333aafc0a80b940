import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Bills of duty say which box it is on and why. */
export class Duty1798500000032 implements MigrationInterface {
  readonly name = 'Duty1798500000032';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "bill" ADD "waybill_id" bigint`);
    await runner.query(`ALTER TABLE "bill" ADD "waybill_no" character varying(30)`);
    await runner.query(`ALTER TABLE "bill" ADD "order_no" character varying(20)`);
    await runner.query(`ALTER TABLE "bill" ADD "customs_ref" character varying(40) NOT NULL DEFAULT ''`);
    await runner.query(`ALTER TABLE "bill" ADD "document" character varying(255) NOT NULL DEFAULT ''`);
    await runner.query(`ALTER TABLE "bill" ADD "reason" character varying(200) NOT NULL DEFAULT ''`);
    await runner.query(
      `CREATE UNIQUE INDEX "bill_customs_entry" ON "bill"  ("waybill_no", "customs_ref") WHERE customs_ref <> '' AND NOT is_void`,
    );
    await runner.query(
      `CREATE INDEX "bill_tax_of_order" ON "bill"  ("order_no", "user_id") WHERE order_no IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX "bill_waybill_no" ON "bill"  ("waybill_no", "id") WHERE waybill_no IS NOT NULL`,
    );
    await runner.query(`ALTER TABLE "bill" ADD CONSTRAINT "bill_waybill" CHECK (CASE WHEN bill_type = 'tax' THEN waybill_id = ref_id AND waybill_no = ref_no AND order_no IS NOT NULL
   ELSE waybill_id IS NULL AND waybill_no IS NULL AND order_no IS NULL END)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "bill" DROP CONSTRAINT "bill_waybill"`);
    await runner.query(`DROP INDEX "bill_waybill_no"`);
    await runner.query(`DROP INDEX "bill_tax_of_order"`);
    await runner.query(`DROP INDEX "bill_customs_entry"`);
    await runner.query(`ALTER TABLE "bill" DROP COLUMN "reason"`);
    await runner.query(`ALTER TABLE "bill" DROP COLUMN "document"`);
    await runner.query(`ALTER TABLE "bill" DROP COLUMN "customs_ref"`);
    await runner.query(`ALTER TABLE "bill" DROP COLUMN "order_no"`);
    await runner.query(`ALTER TABLE "bill" DROP COLUMN "waybill_no"`);
    await runner.query(`ALTER TABLE "bill" DROP COLUMN "waybill_id"`);
  }
}
