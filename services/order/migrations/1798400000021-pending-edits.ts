import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Changes of orders that wait for their bill. */
export class PendingEdits1798400000021 implements MigrationInterface {
  readonly name = 'PendingEdits1798400000021';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['luggage_order', 'sheet_order']) {
      await runner.query(`ALTER TABLE "${table}" ADD "bill_revision" integer NOT NULL DEFAULT '0'`);
      await runner.query(`ALTER TABLE "${table}" ADD "pending_edit" jsonb`);
      await runner.query(
        `CREATE INDEX "${table}_pending_edit" ON "${table}"  ("update_time") WHERE pending_edit IS NOT NULL`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['sheet_order', 'luggage_order']) {
      await runner.query(`DROP INDEX "${table}_pending_edit"`);
      await runner.query(`ALTER TABLE "${table}" DROP COLUMN "pending_edit"`);
      await runner.query(`ALTER TABLE "${table}" DROP COLUMN "bill_revision"`);
    }
  }
}
