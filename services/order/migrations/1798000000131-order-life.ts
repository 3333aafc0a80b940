import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = [
  `refunded_amount bigint NOT NULL DEFAULT '0'`,
  `supplement_amount bigint NOT NULL DEFAULT '0'`,
  `hold_from_status smallint`,
  `hold_reason character varying(200) NOT NULL DEFAULT ''`,
  `incident_reason character varying(20)`,
  `cancel_reason character varying(200) NOT NULL DEFAULT ''`,
  `customs_category character varying(20) NOT NULL DEFAULT 'other'`,
  `source character varying(20) NOT NULL DEFAULT 'member'`,
  `placed_by bigint`,
  `salesman_id bigint`,
  `draft jsonb`,
];

/** What an order's life needs beside placing and paying: drafts, holds, supplements, what went back, who entered it. */
export class OrderLife1798000000131 implements MigrationInterface {
  readonly name = 'OrderLife1798000000131';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE luggage_order ${COLUMNS.map((column) => `ADD COLUMN ${column}`).join(', ')}`,
    );
    await runner.query(
      `CREATE INDEX luggage_order_due ON luggage_order (payment_due_at) WHERE order_status = 1 AND delete_time IS NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX luggage_order_due');
    const names = COLUMNS.map((column) => column.split(' ')[0]);
    await runner.query(`ALTER TABLE luggage_order ${names.map((name) => `DROP COLUMN ${name}`).join(', ')}`);
  }
}
