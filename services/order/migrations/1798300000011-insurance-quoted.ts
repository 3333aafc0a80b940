import type { MigrationInterface, QueryRunner } from 'typeorm';

export class InsuranceQuoted1798300000011 implements MigrationInterface {
  readonly name = 'InsuranceQuoted1798300000011';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "insurance_order" ALTER COLUMN "starts_at" DROP NOT NULL`);
    await runner.query(`ALTER TABLE "insurance_order" ALTER COLUMN "status" SET DEFAULT 'quoted'`);
    await runner.query(`ALTER TABLE "insurance_box" ADD "collected_at" TIMESTAMP WITH TIME ZONE`);
    // Boxes on their way already: what is known is that they came after the insurance began.
    await runner.query(
      `UPDATE "insurance_box" b SET collected_at = coalesce(b.delivered_at, o.starts_at)
       FROM "insurance_order" o JOIN "luggage_order" l ON l.order_no = o.order_no, jsonb_array_elements(l.waybills) AS w
       WHERE b.insurance_order_id = o.id AND (w ->> 'package_no')::int = b.package_no AND (w ->> 'status')::int BETWEEN 1 AND 10`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "insurance_box" DROP COLUMN "collected_at"`);
    await runner.query(`ALTER TABLE "insurance_order" ALTER COLUMN "status" SET DEFAULT 'active'`);
    await runner.query(`DELETE FROM "insurance_order" WHERE "starts_at" IS NULL`);
    await runner.query(`ALTER TABLE "insurance_order" ALTER COLUMN "starts_at" SET NOT NULL`);
  }
}
