import type { MigrationInterface, QueryRunner } from 'typeorm';

export class BillRevisions1798400000021 implements MigrationInterface {
  readonly name = 'BillRevisions1798400000021';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "bill" ADD "revision" integer NOT NULL DEFAULT '0'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "bill" DROP COLUMN "revision"`);
  }
}
