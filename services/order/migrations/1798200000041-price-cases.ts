import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Since when a price case has had its result. */
export class PriceCases1798200000041 implements MigrationInterface {
  name = 'PriceCases1798200000041';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "price_case" ADD "result_since" TIMESTAMP WITH TIME ZONE`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "price_case" DROP COLUMN "result_since"`);
  }
}
