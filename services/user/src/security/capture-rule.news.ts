import type { CaptureRule } from '@parcelway/contracts';
import { captureRuleChanged } from '@parcelway/contracts';
import type { Outbox } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';

/** What a rule catches from now on, for the service that owns the rows. */
export type RuleNews = Omit<CaptureRule, 'version'>;

/** Says captureRuleChanged for each, with versions above every earlier one, in the transaction that changed them. */
export async function announceRules(
  manager: EntityManager,
  outbox: Outbox,
  news: readonly RuleNews[],
  requestId: string | null,
): Promise<void> {
  const versions = (await manager.query(
    `SELECT nextval('capture_rule_version') AS version FROM generate_series(1, $1)`,
    [news.length],
  )) as { version: string }[];
  await outbox.addMany(
    manager,
    captureRuleChanged,
    news.map((one, index) => ({ ...one, version: Number(versions[index]?.version) })),
    requestId,
  );
}
