import { Id } from '../validation';

/** An act on one row. */
export class OneRow {
  @Id() id!: number | string;
}
