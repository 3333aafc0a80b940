import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A bill gives its points once. */
export class BillScores1798500000031 implements MigrationInterface {
  readonly name = 'BillScores1798500000031';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX "member_score_record_ref_no" ON "member_score_record"  ("ref_no") WHERE ref_no IS NOT NULL`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "member_score_record_once" ON "member_score_record"  ("ref_no") WHERE kind = 'order'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "member_score_record_once"`);
    await runner.query(`DROP INDEX "member_score_record_ref_no"`);
  }
}
