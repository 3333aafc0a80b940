import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An admin's usual warehouse and habits of the back office. */
export class AdminHabits1798000000001 implements MigrationInterface {
  readonly name = 'AdminHabits1798000000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE admin ADD COLUMN warehouse_id bigint, ADD COLUMN preferences jsonb NOT NULL DEFAULT '{}'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE admin DROP COLUMN preferences, DROP COLUMN warehouse_id');
  }
}
