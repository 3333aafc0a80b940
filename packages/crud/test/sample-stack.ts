import { Module } from '@nestjs/common';
import type { CallContext } from '@parcelway/contracts';
import type { ResourceHooks, RowInput, WriteKind } from '@parcelway/crud';
import { bind, crudProviders } from '@parcelway/crud';
import { defineService, schemaChanges } from '@parcelway/platform';
import type { Stack } from '@parcelway/testing';
import { startStack } from '@parcelway/testing';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { SampleEntity, SampleTagEntity } from './sample.entity';
import { sampleResource, sampleTagResource } from './sample.resource';

/** What the hooks were told, for tests that look from outside cannot see it. */
export const written: { readonly kind: WriteKind; readonly id: number }[] = [];

/** Code that the admin with this id is kept to. */
export const LIMITED_ADMIN = 7;

class SampleHooks implements ResourceHooks<SampleEntity> {
  limit(context: CallContext): Promise<((query: SelectQueryBuilder<SampleEntity>) => void) | null> {
    const isLimited = context.identity.kind === 'admin' && context.identity.id === LIMITED_ADMIN;
    return Promise.resolve(
      isLimited ? (query) => query.andWhere('row.code LIKE :own', { own: 'own%' }) : null,
    );
  }

  beforeAdd(
    row: SampleEntity,
    _context: CallContext,
    _manager: EntityManager,
    input: RowInput,
  ): Promise<void> {
    if (typeof input['extra'] === 'string') row.title = `extra ${input['extra']}`;
    return Promise.resolve();
  }

  beforeDel(row: SampleEntity): Promise<void | 'skip'> {
    return Promise.resolve(row.code.startsWith('kept') ? 'skip' : undefined);
  }

  afterWrite(row: SampleEntity, kind: WriteKind): Promise<void> {
    written.push({ kind, id: row.id });
    return Promise.resolve();
  }

  present(rows: Record<string, unknown>[]): Promise<void> {
    for (const row of rows) row['extra'] = `of ${String(row['code'])}`;
    return Promise.resolve();
  }
}

@Module({
  providers: crudProviders('order', [
    bind(sampleResource, SampleEntity, SampleHooks),
    bind(sampleTagResource, SampleTagEntity),
  ]),
})
class SampleModule {}

const sampleService = defineService({
  name: 'sample',
  module: SampleModule,
  entities: [SampleEntity, SampleTagEntity],
  migrations: [],
});

/** The generic handling over two tables of its own; its calls are those of `crudOf('order')`. */
export async function startSample(): Promise<Stack> {
  const stack = await startStack({ services: [sampleService] });
  await stack.rows('CREATE SCHEMA sample_service');
  const { up } = await schemaChanges(sampleService, stack.config.databaseUrl);
  await stack.rows(`BEGIN; SET LOCAL search_path TO sample_service; ${up.join('; ')}; COMMIT`);
  return stack;
}
