import type { CaptureRule, DomainEvent } from '@parcelway/contracts';
import { captureRuleChanged } from '@parcelway/contracts';
import { ReactsTo } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';

/** A rule that is on. */
export interface RuleInForce {
  readonly rule_id: number;
  readonly fields: readonly string[];
}

/** The service's own copy of the rules, so that whoever deletes or edits a row does not have to ask. */
export class CaptureRules {
  /** An older change that arrives later changes nothing. */
  @ReactsTo(captureRuleChanged)
  async keep({ data }: DomainEvent<CaptureRule>, manager: EntityManager): Promise<void> {
    await manager.query(
      `INSERT INTO capture_rule AS kept (kind, rule_id, resource, fields, is_on, version) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (kind, rule_id) DO UPDATE
         SET resource = excluded.resource, fields = excluded.fields, is_on = excluded.is_on, version = excluded.version
       WHERE kept.version < excluded.version`,
      [data.kind, data.rule_id, data.resource, JSON.stringify(data.fields), data.is_on, data.version],
    );
  }

  async inForce(
    kind: CaptureRule['kind'],
    resource: string,
    manager: EntityManager,
  ): Promise<readonly RuleInForce[]> {
    const rows = (await manager.query(
      `SELECT rule_id, fields FROM capture_rule WHERE kind = $1 AND resource = $2 AND is_on ORDER BY rule_id`,
      [kind, resource],
    )) as { rule_id: string; fields: string[] }[];
    return rows.map(({ rule_id, fields }) => ({ rule_id: Number(rule_id), fields }));
  }
}
