import { Injectable } from '@nestjs/common';
import type { CallContext } from '@parcelway/contracts';
import { DomainError, settingsChanged } from '@parcelway/contracts';
import type { ResourceHooks, WriteKind } from '@parcelway/crud';
import { FieldCipher, invalidFields, Outbox } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { ConfigEntity } from './config.entity';
import { acceptValue, hasChoices, isSecret, SECRET_MASK } from './setting-values';
import { settingTip, settingTitle } from './setting-words';

/** Settings as single rows: values checked by their type, secrets sealed and never answered, the product's own not deletable. */
@Injectable()
export class ConfigHooks implements ResourceHooks<ConfigEntity> {
  constructor(
    private readonly outbox: Outbox,
    private readonly cipher: FieldCipher,
  ) {}

  async beforeAdd(row: ConfigEntity): Promise<void> {
    row.content = hasChoices(row.type) ? asObject(row.content) : '';
    row.extend = asObject(row.extend);
    row.inputExtend = asObject(row.inputExtend);
    row.allowDel = true;
    const { value } = row;
    row.value = '';
    // A new setting may stay empty until the form of its group is filled in.
    if (value) this.takeValue(row, value);
  }

  async beforeEdit(row: ConfigEntity, before: Readonly<ConfigEntity>): Promise<void> {
    row.content = hasChoices(row.type) ? asObject(row.content) : '';
    row.extend = asObject(row.extend);
    row.inputExtend = asObject(row.inputExtend);
    const { value } = row;
    row.value = before.value;
    if (value !== before.value) this.takeValue(row, value);
  }

  async beforeDel(row: ConfigEntity): Promise<void> {
    if (!row.allowDel) throw new DomainError('config.not_deletable');
  }

  async afterWrite(
    row: ConfigEntity,
    kind: WriteKind,
    context: CallContext,
    manager: EntityManager,
  ): Promise<void> {
    if (kind === 'add') await manager.update(ConfigEntity, { id: row.id }, { weigh: row.weigh });
    await this.outbox.add(manager, settingsChanged, { names: [row.name] }, context.requestId);
  }

  async present(rows: Record<string, unknown>[], { locale }: CallContext): Promise<void> {
    for (const row of rows) {
      const worded = { name: String(row['name']), title: String(row['title']), tip: String(row['tip']) };
      row['title'] = settingTitle(worded, locale);
      row['tip'] = settingTip(worded, locale);
      if (isSecret({ type: String(row['type']) }) && row['value']) row['value'] = SECRET_MASK;
    }
  }

  private takeValue(row: ConfigEntity, text: string): void {
    const accepted = acceptValue(row, sentValue(row.type, text));
    if (accepted === null) return;
    if ('rule' in accepted)
      throw invalidFields([
        { field: 'value', rule: accepted.rule, ...(accepted.params ? { params: accepted.params } : {}) },
      ]);
    row.value = isSecret(row) ? this.cipher.encrypt(accepted.stored) : accepted.stored;
  }
}

/** Single rows carry lists as the JSON text they are stored as. */
function sentValue(type: string, text: string): unknown {
  if (!['checkbox', 'array', 'selects'].includes(type) || text === '') return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** `key=value` lines as a JSON object; what already is one stays, what holds nothing is ''. */
function asObject(text: string | null): string {
  const trimmed = (text ?? '').trim();
  if (trimmed === '' || trimmed.startsWith('{')) return trimmed;
  const pairs = trimmed.split(/\r?\n/).flatMap((line): [string, string][] => {
    const at = line.indexOf('=');
    return at > 0 ? [[line.slice(0, at).trim(), line.slice(at + 1).trim()]] : [];
  });
  return pairs.length === 0 ? '' : JSON.stringify(Object.fromEntries(pairs));
}
