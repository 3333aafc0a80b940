import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The rules by which deleted rows and changed fields are caught, kept where the rows are. */
export class CaptureRules1797000000001 implements MigrationInterface {
  readonly name = 'CaptureRules1797000000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE capture_rule (
        kind character varying(10) NOT NULL,
        rule_id bigint NOT NULL,
        resource character varying(60) NOT NULL,
        fields jsonb NOT NULL DEFAULT '[]',
        is_on boolean NOT NULL,
        version integer NOT NULL,
        PRIMARY KEY (kind, rule_id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE capture_rule`);
  }
}
