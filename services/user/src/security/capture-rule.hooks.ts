import { Injectable } from '@nestjs/common';
import type { CallContext, FieldError } from '@parcelway/contracts';
import type { CaptureChoice, CaptureKind } from '@parcelway/contracts/resources';
import { captureChoiceOf, captureChoices, permissionPath, resources } from '@parcelway/contracts/resources';
import type { ResourceHooks, RowInput, WriteKind } from '@parcelway/crud';
import { invalidFields, Outbox } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import type { CaptureRuleRow, DataRecycleEntity, SensitiveDataEntity } from './capture-rule.entity';
import type { RuleNews } from './capture-rule.news';
import { announceRules } from './capture-rule.news';

/** A rule names a resource of the declarations; a changed one is news for the resource's owner. */
abstract class CaptureRuleHooks<Rule extends CaptureRuleRow> implements ResourceHooks<Rule> {
  protected abstract readonly kind: CaptureKind;

  constructor(private readonly outbox: Outbox) {}

  async beforeAdd(row: Rule, _context: CallContext, _manager: EntityManager, input: RowInput): Promise<void> {
    this.complete(row, input);
  }

  async beforeEdit(
    row: Rule,
    before: Readonly<Rule>,
    context: CallContext,
    manager: EntityManager,
    input: RowInput,
  ): Promise<void> {
    this.complete(row, input);
    if (row.controller !== before.controller) await this.announce(before, false, context, manager);
  }

  afterWrite(row: Rule, kind: WriteKind, context: CallContext, manager: EntityManager): Promise<void> {
    return this.announce(row, kind !== 'del' && row.status, context, manager);
  }

  protected watched(_row: Readonly<Rule>): readonly string[] {
    return [];
  }

  /** Judges what only this kind of rule has. */
  protected completeFields(_row: Rule, _choice: CaptureChoice, _input: RowInput): FieldError[] {
    return [];
  }

  private complete(row: Rule, input: RowInput): void {
    const choice = captureChoiceOf(captureChoices(this.kind, resources), row.controller);
    if (!choice) throw invalidFields([{ field: 'controller', rule: 'unknown' }]);
    const wrong: FieldError[] = [
      ...(row.dataTable === choice.data_table ? [] : [{ field: 'data_table', rule: 'unknown' } as const]),
      ...(row.primaryKey === choice.primary_key ? [] : [{ field: 'primary_key', rule: 'unknown' } as const]),
      ...this.completeFields(row, choice, input),
    ];
    if (wrong.length > 0) throw invalidFields(wrong);
    row.controller = choice.controller;
    row.controllerAs = permissionPath(choice.resource).toLowerCase();
    row.connection = choice.resource.owner;
  }

  private async announce(
    rule: Readonly<Rule>,
    isOn: boolean,
    { requestId }: CallContext,
    manager: EntityManager,
  ): Promise<void> {
    const choice = captureChoiceOf(captureChoices(this.kind, resources), rule.controller);
    if (!choice) return;
    const news: RuleNews = {
      rule_id: rule.id,
      kind: this.kind,
      resource: choice.resource.name,
      fields: this.watched(rule),
      is_on: isOn,
    };
    await announceRules(manager, this.outbox, [news], requestId);
  }
}

@Injectable()
export class DataRecycleHooks extends CaptureRuleHooks<DataRecycleEntity> {
  protected readonly kind = 'recycle';

  constructor(outbox: Outbox) {
    super(outbox);
  }
}

@Injectable()
export class SensitiveDataHooks extends CaptureRuleHooks<SensitiveDataEntity> {
  protected readonly kind = 'sensitive';

  constructor(outbox: Outbox) {
    super(outbox);
  }

  protected override watched({ dataFields }: Readonly<SensitiveDataEntity>): readonly string[] {
    return Object.keys(dataFields);
  }

  /** The clients post `data_fields: [names]` and the titles beside it as `fields: [{name, value}]`; REST posts `{name: title}`. */
  protected override completeFields(
    row: SensitiveDataEntity,
    { fields }: CaptureChoice,
    input: RowInput,
  ): FieldError[] {
    const titles = titlesIn(row.dataFields, input['fields']);
    const isKnown = titles.every(([name]) => Object.hasOwn(fields, name));
    if (titles.length === 0 || !isKnown) return [{ field: 'data_fields', rule: 'unknown' }];
    row.dataFields = Object.fromEntries(
      titles.map(([name, title]) => [name, (title.trim() || fields[name]?.label[0] || name).slice(0, 50)]),
    );
    return [];
  }
}

function titlesIn(chosen: unknown, given: unknown): (readonly [name: string, title: string])[] {
  if (!Array.isArray(chosen))
    return Object.entries((chosen ?? {}) as Record<string, unknown>).map(([name, title]) => [
      name,
      String(title ?? ''),
    ]);
  const titles = new Map(
    (Array.isArray(given) ? given : []).flatMap((one: unknown): [string, string][] => {
      const { name, value } = (one ?? {}) as { name?: unknown; value?: unknown };
      return typeof name === 'string' ? [[name, String(value ?? '')]] : [];
    }),
  );
  return chosen.map((name: unknown) => [String(name), titles.get(String(name)) ?? '']);
}
