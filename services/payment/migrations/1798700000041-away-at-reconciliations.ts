import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A reconciliation goes on without who does not answer, and says who. */
export class AwayAtReconciliations1798700000041 implements MigrationInterface {
  readonly name = 'AwayAtReconciliations1798700000041';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE reconciliation_run ADD away jsonb NOT NULL DEFAULT '[]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE reconciliation_run DROP COLUMN away`);
  }
}
