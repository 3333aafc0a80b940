import type { CaptureChoice, CaptureKind } from '@parcelway/contracts/resources';
import { captureChoices, permissionPath, resources } from '@parcelway/contracts/resources';
import { Outbox } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { DataRecycleEntity, SensitiveDataEntity } from '../src/security/capture-rule.entity';
import type { RuleNews } from '../src/security/capture-rule.news';
import { announceRules } from '../src/security/capture-rule.news';

/** Switches on the rules that the declarations ask for, each once: what staff deleted or changed since stays as they left it. */
export async function seedCaptureRules(manager: EntityManager): Promise<void> {
  for (const kind of ['recycle', 'sensitive'] as const) await seedKind(manager, kind);
}

async function seedKind(manager: EntityManager, kind: CaptureKind): Promise<void> {
  const wanted = captureChoices(kind, resources).filter(({ resource }) =>
    kind === 'recycle' ? resource.recycle : (resource.sensitive ?? []).length > 0,
  );
  const fresh = (await manager.query(
    `INSERT INTO seeded_capture_rule (kind, resource) SELECT $1, unnest($2::text[]) ON CONFLICT DO NOTHING RETURNING resource`,
    [kind, wanted.map(({ resource }) => resource.name)],
  )) as { resource: string }[];
  const names = new Set(fresh.map(({ resource }) => resource));
  const news: RuleNews[] = [];
  for (const choice of wanted.filter(({ resource }) => names.has(resource.name))) {
    const { resource } = choice;
    const { id } = await insertRule(manager, kind, choice);
    news.push({ rule_id: id, kind, resource: resource.name, fields: watchedBy(kind, choice), is_on: true });
  }
  if (news.length > 0) await announceRules(manager, new Outbox(), news, null);
}

function watchedBy(kind: CaptureKind, { resource }: CaptureChoice): readonly string[] {
  return kind === 'sensitive' ? (resource.sensitive ?? []) : [];
}

async function insertRule(
  manager: EntityManager,
  kind: CaptureKind,
  choice: CaptureChoice,
): Promise<{ id: number }> {
  const { resource, controller, data_table, primary_key, fields } = choice;
  const rule = {
    name: resource.label[0],
    controller,
    controllerAs: permissionPath(resource).toLowerCase(),
    connection: resource.owner,
    dataTable: data_table,
    primaryKey: primary_key,
  };
  if (kind === 'recycle') return manager.save(manager.create(DataRecycleEntity, rule));
  const dataFields = Object.fromEntries(
    watchedBy(kind, choice).map((name) => [name, fields[name]?.label[0] ?? name]),
  );
  return manager.save(manager.create(SensitiveDataEntity, { ...rule, dataFields }));
}
