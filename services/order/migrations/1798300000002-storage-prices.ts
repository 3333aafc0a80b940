import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Storage at agreed rates and less a coupon. */
export class StoragePrices1798300000002 implements MigrationInterface {
  readonly name = 'StoragePrices1798300000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "store_order" ADD "discount_amount" bigint NOT NULL DEFAULT '0'`);
    await runner.query(`ALTER TABLE "store_order" ADD "price_override" jsonb`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "store_order" DROP COLUMN "price_override"`);
    await runner.query(`ALTER TABLE "store_order" DROP COLUMN "discount_amount"`);
  }
}
