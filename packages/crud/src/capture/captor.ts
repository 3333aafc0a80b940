import type { CallContext, RowRecycled, SensitiveChanged } from '@parcelway/contracts';
import { rowRecycled, sensitiveChanged } from '@parcelway/contracts';
import type { FieldCipher, Outbox } from '@parcelway/platform';
import { SEALED_TEXT } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import type { BoundField, BoundResource } from '../bound-resource';
import type { CaptureRules, RuleInForce } from './capture-rules';

/** What a log shows of a secret. */
const MASK = '"******"';
const SECRET_NAME = /password|secret|token|salt/i;
const SEALED = new RegExp(SEALED_TEXT);

type Change = SensitiveChanged['changes'][number];
/** Columns in the text of to_jsonb; null is an empty column. */
type Values = ReadonlyMap<string, string | null>;

/** Tells the logs what a deletion or an edit takes away, in the transaction that does it. */
export class Captor {
  constructor(
    private readonly rules: CaptureRules,
    private readonly outbox: Outbox,
    private readonly cipher: FieldCipher,
  ) {}

  /** Reads the rows that are about to be deleted; call the answer with the ids that really were. */
  async beforeDelete(
    bound: BoundResource,
    ids: readonly number[],
    context: CallContext,
    manager: EntityManager,
  ): Promise<(deleted: ReadonlySet<number>) => Promise<void>> {
    const rules = await this.rules.inForce('recycle', bound.resource.name, manager);
    if (rules.length === 0) return () => Promise.resolve();
    const rows = (await manager.query(
      `SELECT id, to_jsonb(t)::text AS row FROM "${bound.metadata.tableName}" AS t WHERE id = ANY($1::bigint[]) ORDER BY id`,
      [ids],
    )) as { id: string; row: string }[];
    return async (deleted) => {
      const caught = rows.filter(({ id }) => deleted.has(Number(id)));
      const payloads = rules.flatMap((rule) =>
        caught.map(({ id, row }): RowRecycled => ({ ...whatAndWho(bound, rule, Number(id), context), row })),
      );
      await this.outbox.addMany(manager, rowRecycled, payloads, context.requestId);
    };
  }

  /** Reads the watched columns of a row that is about to be edited; call the answer when it is written. */
  async beforeEdit(
    bound: BoundResource,
    id: number,
    context: CallContext,
    manager: EntityManager,
  ): Promise<() => Promise<void>> {
    const rules = await this.rules.inForce('sensitive', bound.resource.name, manager);
    if (rules.length === 0) return () => Promise.resolve();
    const watched = [...new Set(rules.flatMap(({ fields }) => fields))];
    const before = await valuesOf(bound, id, watched, manager);
    return async () => {
      const after = await valuesOf(bound, id, watched, manager);
      const payloads = rules.flatMap((rule): SensitiveChanged[] => {
        const changes = rule.fields.flatMap((name) => this.changesOf(bound.fields.get(name), before, after));
        return changes.length > 0 ? [{ ...whatAndWho(bound, rule, id, context), changes }] : [];
      });
      if (payloads.length > 0)
        await this.outbox.addMany(manager, sensitiveChanged, payloads, context.requestId);
    };
  }

  private changesOf(field: BoundField | undefined, beforeEdit: Values, afterEdit: Values): Change[] {
    if (!field) return [];
    const { name, declared } = field;
    const [before = null, after = null] = [beforeEdit.get(name), afterEdit.get(name)];
    if (before === after) return [];
    const what = { field: name, comment: declared.label[0] };
    const isSecret = declared.kind === 'secret' || SECRET_NAME.test(name);
    return isSecret || isSealed(before) || isSealed(after)
      ? [{ ...what, before: MASK, after: MASK, sealed: this.cipher.encrypt(before ?? 'null') }]
      : [{ ...what, before, after, sealed: null }];
  }
}

/** A column that holds secrets in some rows only, as settings do. */
function isSealed(json: string | null): boolean {
  return json?.startsWith('"v1.') === true && SEALED.test(String(JSON.parse(json)));
}

async function valuesOf(
  { metadata }: BoundResource,
  id: number,
  columns: readonly string[],
  manager: EntityManager,
): Promise<Values> {
  const rows = (await manager.query(
    `SELECT pair.key, CASE WHEN jsonb_typeof(pair.value) <> 'null' THEN pair.value::text END AS value
     FROM "${metadata.tableName}" AS t, jsonb_each(to_jsonb(t)) AS pair WHERE t.id = $1 AND pair.key = ANY($2::text[])`,
    [id, columns],
  )) as { key: string; value: string | null }[];
  return new Map(rows.map(({ key, value }) => [key, value]));
}

function whatAndWho(
  { resource, metadata }: BoundResource,
  { rule_id }: RuleInForce,
  id: number,
  { identity, ip, useragent }: CallContext,
) {
  return {
    rule_id,
    service: resource.owner,
    resource: resource.name,
    data_table: metadata.tableName,
    primary_key: 'id',
    id,
    admin_id: identity.kind === 'admin' ? identity.id : null,
    ip: ip ?? '',
    useragent: useragent ?? '',
    at: new Date().toISOString(),
  };
}
