import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Partner apps that report tracking events in a carrier's name. */
export class CarrierApps1798000000121 implements MigrationInterface {
  readonly name = 'CarrierApps1798000000121';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE partner_app ADD carrier_code character varying(30) NOT NULL DEFAULT ''`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE partner_app DROP COLUMN carrier_code`);
  }
}
