import type { Type } from '@nestjs/common';
import type { DataSource, EntitySchema, MigrationInterface } from 'typeorm';
import type { Config } from './config';

/** What a service says of itself; `services/<name>/src/index.ts` exports one as `service`. */
export interface ServiceDefinition {
  readonly name: string;
  readonly module: Type<unknown>;
  readonly entities: readonly (Type<unknown> | EntitySchema)[];
  readonly migrations: readonly (new () => MigrationInterface)[];
  /** SQL that is put in place after the migrations whenever it changed: `CREATE OR REPLACE FUNCTION …`. */
  readonly functions?: readonly string[];
  /** Puts in the rows a first start needs: always the ones no copy can do without, demo rows only where `demo`. Safe to repeat. */
  readonly seed?: (
    dataSource: DataSource,
    options: { readonly demo: boolean; readonly config: Config },
  ) => Promise<void>;
}

export function defineService(definition: ServiceDefinition): ServiceDefinition {
  return definition;
}
