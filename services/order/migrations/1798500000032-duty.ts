import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An order that one of its boxes holds goes on with the box. */
export class Duty1798500000032 implements MigrationInterface {
  readonly name = 'Duty1798500000032';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "luggage_order" ADD "held_by_box" boolean NOT NULL DEFAULT false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "luggage_order" DROP COLUMN "held_by_box"`);
  }
}
