import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Storage orders can be insured; what there was of insurance is of luggage orders. */
export class StoredCover1798400000001 implements MigrationInterface {
  readonly name = 'StoredCover1798400000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "insurance_type" ADD "applies_to" character varying(10) NOT NULL DEFAULT 'luggage'`,
    );
    await runner.query(
      `ALTER TABLE "insurance_order" ADD "order_kind" character varying(10) NOT NULL DEFAULT 'luggage'`,
    );
    await runner.query(`CREATE INDEX "insurance_order_kind" ON "insurance_order"  ("order_kind", "id") `);
    await runner.query(`ALTER TABLE "store_order" ADD "insurance_type_id" bigint`);
    await runner.query(`ALTER TABLE "store_order" ADD "insurance_amount" bigint NOT NULL DEFAULT '0'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "store_order" DROP COLUMN "insurance_amount"`);
    await runner.query(`ALTER TABLE "store_order" DROP COLUMN "insurance_type_id"`);
    await runner.query(`DROP INDEX "insurance_order_kind"`);
    await runner.query(`ALTER TABLE "insurance_order" DROP COLUMN "order_kind"`);
    await runner.query(`ALTER TABLE "insurance_type" DROP COLUMN "applies_to"`);
  }
}
