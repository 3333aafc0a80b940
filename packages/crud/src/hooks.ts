import type { CallContext } from '@parcelway/contracts';
import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** How a row came to be what it is now. */
export type WriteKind = 'add' | 'edit' | 'del' | 'restore';

/** A row as a client sent it, before anything is judged. */
export type RowInput = Readonly<Record<string, unknown>>;

/**
 * What a resource does differently from the generic handling. All parts are optional; those that write run inside the transaction of
 * the write and may throw DomainErrors.
 */
export interface ResourceHooks<Entity extends ObjectLiteral> {
  /** Narrows every read and write to the rows that belong to this resource (alias `row`). */
  scope?(query: SelectQueryBuilder<Entity>): void;
  /**
   * Narrows every read and write to the rows that this caller may see; null = all of them. An edit of a row outside it is
   * `crud.no_permission`, a deletion passes over it.
   */
  limit?(context: CallContext): Promise<((query: SelectQueryBuilder<Entity>) => void) | null>;
  /** Which rows a list is asked for by what the declaration calls `narrowedBy`; the values are as they were sent. */
  narrow?(by: Readonly<Record<string, string>>): Promise<(query: SelectQueryBuilder<Entity>) => void>;
  /** Judges and completes a new row; `input` is what the client sent, virtual fields included. */
  beforeAdd?(row: Entity, context: CallContext, manager: EntityManager, input: RowInput): Promise<void>;
  /** Judges a change; `row` already holds the new values, `before` the stored ones, `input` what the client sent. */
  beforeEdit?(
    row: Entity,
    before: Readonly<Entity>,
    context: CallContext,
    manager: EntityManager,
    input: RowInput,
  ): Promise<void>;
  /** Judges a deletion; answers 'skip' to pass over the row in silence. */
  beforeDel?(row: Entity, context: CallContext, manager: EntityManager): Promise<void | 'skip'>;
  /** After the row is written: events, dependent rows. `input` is what the client sent, where it sent the row. */
  afterWrite?(
    row: Entity,
    kind: WriteKind,
    context: CallContext,
    manager: EntityManager,
    input?: RowInput,
  ): Promise<void>;
  /** Adds to or hides from answers; gets the whole page at once so that nothing is asked per row. */
  present?(rows: Record<string, unknown>[], context: CallContext): Promise<void>;
}
