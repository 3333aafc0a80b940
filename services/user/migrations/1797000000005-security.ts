import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The copy of a member's score tells newer news from older. */
export class Security1797000000005 implements MigrationInterface {
  readonly name = 'Security1797000000005';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE member ADD score_sequence bigint NOT NULL DEFAULT '0'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE member DROP COLUMN score_sequence`);
  }
}
