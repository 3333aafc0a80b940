import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables that a price is made of: each change raises the book's version. */
const PRICED = [
  'channel',
  'channel_price',
  'member_channel_price_packaging',
  'packaging_box',
  'remote_rule',
  'country',
  'goods_category',
  'insurance_type',
];

/** Busy tables are vacuumed after hundreds of changed rows, not after a fifth of them: counting stays cheap while orders are written. */
const BUSY = ['luggage_order', 'outbox'];

export class PriceBookAndVacuum1795827934537 implements MigrationInterface {
  readonly name = 'PriceBookAndVacuum1795827934537';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION raise_price_book_version() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
      BEGIN
        UPDATE price_book SET book_version = book_version + 1 WHERE id = 1;
        RETURN NULL;
      END $$`);
    for (const table of PRICED) {
      await runner.query(
        `CREATE TRIGGER ${table}_price_book AFTER INSERT OR UPDATE OR DELETE ON ${table} FOR EACH STATEMENT EXECUTE FUNCTION raise_price_book_version()`,
      );
    }
    for (const table of BUSY) {
      await runner.query(
        `ALTER TABLE ${table} SET (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01, autovacuum_analyze_scale_factor = 0.02)`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of BUSY) {
      await runner.query(
        `ALTER TABLE ${table} RESET (autovacuum_vacuum_scale_factor, autovacuum_vacuum_insert_scale_factor, autovacuum_analyze_scale_factor)`,
      );
    }
    for (const table of PRICED) await runner.query(`DROP TRIGGER ${table}_price_book ON ${table}`);
    await runner.query('DROP FUNCTION raise_price_book_version()');
  }
}
