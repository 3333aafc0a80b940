import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Packages less a coupon. */
export class SheetCoupons1798400000011 implements MigrationInterface {
  readonly name = 'SheetCoupons1798400000011';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE sheet_order ADD discount_amount bigint NOT NULL DEFAULT '0'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE sheet_order DROP COLUMN discount_amount`);
  }
}
