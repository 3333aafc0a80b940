import type { MigrationInterface, QueryRunner } from 'typeorm';

export class StorageNotices1798200000031 implements MigrationInterface {
  readonly name = 'StorageNotices1798200000031';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "store_order" ADD "noticed_day" smallint`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "store_order" DROP COLUMN "noticed_day"`);
  }
}
