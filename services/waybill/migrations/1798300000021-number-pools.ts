import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NumberPools1798300000021 implements MigrationInterface {
  readonly name = 'NumberPools1798300000021';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "carrier_number" ("number" character varying(30) NOT NULL, "waybill_no_id" bigint NOT NULL, "serial" integer NOT NULL, CONSTRAINT "PK_0d10fc4ad715593003ed32fa941" PRIMARY KEY ("number"))`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "carrier_number_place" ON "carrier_number"  ("waybill_no_id", "serial") `,
    );
    await runner.query(`ALTER TABLE "waybill_no" ADD "prefix" character varying(8) NOT NULL DEFAULT ''`);
    await runner.query(`ALTER TABLE "waybill_no" ALTER COLUMN "service" SET DEFAULT ''`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "waybill_no" ALTER COLUMN "service" DROP DEFAULT`);
    await runner.query(`ALTER TABLE "waybill_no" DROP COLUMN "prefix"`);
    await runner.query(`DROP INDEX "carrier_number_place"`);
    await runner.query(`DROP TABLE "carrier_number"`);
  }
}
