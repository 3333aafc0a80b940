import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Boxes that wait for their duty. */
export class Duty1798500000032 implements MigrationInterface {
  readonly name = 'Duty1798500000032';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "waybill" ADD "hold_kind" character varying(10)`);
    await runner.query(`ALTER TABLE "waybill" ADD "duty" jsonb`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "waybill" DROP COLUMN "duty"`);
    await runner.query(`ALTER TABLE "waybill" DROP COLUMN "hold_kind"`);
  }
}
