import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ClaimsByStaff1798300000012 implements MigrationInterface {
  readonly name = 'ClaimsByStaff1798300000012';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "insurance_claim" ADD "placed_by" bigint`);
    await runner.query(
      `ALTER TABLE "insurance_claim" ADD "destination" character varying(10) NOT NULL DEFAULT 'balance'`,
    );
    await runner.query(
      `ALTER TABLE "insurance_claim" ADD "payout_reference" character varying(60) NOT NULL DEFAULT ''`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "insurance_claim" DROP COLUMN "payout_reference"`);
    await runner.query(`ALTER TABLE "insurance_claim" DROP COLUMN "destination"`);
    await runner.query(`ALTER TABLE "insurance_claim" DROP COLUMN "placed_by"`);
  }
}
