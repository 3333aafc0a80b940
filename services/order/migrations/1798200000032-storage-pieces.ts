import type { MigrationInterface, QueryRunner } from 'typeorm';

export class StoragePieces1798200000032 implements MigrationInterface {
  readonly name = 'StoragePieces1798200000032';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "store_order" ADD "weight_g" integer`);
    await runner.query(`ALTER TABLE "store_order" ADD "photos" character varying(2000) NOT NULL DEFAULT ''`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "store_order" DROP COLUMN "photos"`);
    await runner.query(`ALTER TABLE "store_order" DROP COLUMN "weight_g"`);
  }
}
