import { Injectable } from '@nestjs/common';
import type { CallContext, Labels, ResourceRow } from '@parcelway/contracts';
import type { Resource, ServiceName } from '@parcelway/contracts/resources';
import { labelColumnsOf } from '@parcelway/contracts/resources';
import { CrudClients } from '../admin/crud-clients';
import type { Relation } from './relations-of';
import { relationsOf } from './relations-of';

/** A list does not wait longer than this for names. */
const PATIENCE_MS = 1_500;
const MOST_AT_ONCE = 1_000;

type Wanted = Map<ServiceName, Map<string, Set<number>>>;

/** Puts the label columns of what rows point to beside the ids: `user_id: 3` gains `user: {id: 3, username, nickname}`. */
@Injectable()
export class RelationLabels {
  constructor(private readonly crud: CrudClients) {}

  /**
   * Asks each owner once for the whole page. What a relation does not point to (any more) has columns that are null; what an owner does
   * not tell in time is `{id}`.
   */
  async addTo(
    resource: Resource,
    rows: readonly ResourceRow[],
    context: CallContext,
  ): Promise<readonly ResourceRow[]> {
    const relations = relationsOf(resource);
    if (relations.length === 0 || rows.length === 0) return rows;
    const labels = await this.ask(wantedBy(relations, rows), context);
    return rows.map((row) => ({
      ...row,
      ...Object.fromEntries(relations.map((relation) => [relation.name, labelled(relation, row, labels)])),
    }));
  }

  private async ask(wanted: Wanted, context: CallContext): Promise<Labels> {
    const patient = { ...context, deadline: Math.min(context.deadline, Date.now() + PATIENCE_MS) };
    const answers = await Promise.all(
      [...wanted].flatMap(([owner, byResource]) =>
        batchesOf(byResource).map((batch) =>
          this.crud
            .of(owner)
            .labels({ wanted: batch }, patient)
            .catch((): Labels => ({})),
        ),
      ),
    );
    const labels: Record<string, Labels[string]> = {};
    for (const answer of answers)
      for (const [name, rows] of Object.entries(answer)) labels[name] = { ...labels[name], ...rows };
    return labels;
  }
}

function idsIn(value: unknown): number[] {
  return (Array.isArray(value) ? value : [value])
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0);
}

function wantedBy(relations: readonly Relation[], rows: readonly ResourceRow[]): Wanted {
  const wanted: Wanted = new Map();
  for (const { field, target } of relations) {
    const ofOwner = wanted.get(target.owner) ?? new Map<string, Set<number>>();
    const ids = ofOwner.get(target.name) ?? new Set();
    for (const row of rows) for (const id of idsIn(row[field])) ids.add(id);
    if (ids.size > 0) wanted.set(target.owner, ofOwner.set(target.name, ids));
  }
  return wanted;
}

/** All resources of an owner in one call; a resource with more ids than a call takes in further ones. */
function batchesOf(byResource: ReadonlyMap<string, ReadonlySet<number>>): Record<string, number[]>[] {
  const batches: Record<string, number[]>[] = [];
  for (const [name, ids] of byResource)
    [...ids].forEach((id, index) => {
      const batch = (batches[Math.floor(index / MOST_AT_ONCE)] ??= {});
      (batch[name] ??= []).push(id);
    });
  return batches;
}

function labelled({ field, target, isList }: Relation, row: ResourceRow, labels: Labels): unknown {
  const known = labels[target.name];
  if (isList)
    return idsIn(row[field]).flatMap((id) => {
      if (!known) return [{ id }];
      const label = known[String(id)];
      return label ? [{ id, ...label }] : [];
    });
  const [id] = idsIn(row[field]);
  if (id !== undefined && !known) return { id };
  const label = id === undefined ? undefined : known?.[String(id)];
  return label ? { id, ...label } : emptyLabel(target);
}

function emptyLabel(target: Resource): Record<string, null> {
  return Object.fromEntries(['id', ...labelColumnsOf(target)].map((column) => [column, null]));
}
