import type { SettingItem } from '@parcelway/contracts';
import type { Config } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { settingItems } from '../src/config/setting-items';

/** Puts in the settings that are not there yet; what staff have changed stays. */
export async function seedSettings(manager: EntityManager, { isProduction }: Config): Promise<void> {
  const items = Object.entries<SettingItem>(settingItems);
  const rows = items.map(([name, item], index) => ({
    name,
    group: item.group,
    title: item.title[0],
    tip: item.tip?.[0] ?? '',
    type: item.type,
    value: (isProduction ? item.productionValue : undefined) ?? item.value,
    content: item.content ? JSON.stringify(item.content) : '',
    rule: item.rule ?? '',
    weigh: (items.length - index) * 10,
  }));
  await manager.query(
    `INSERT INTO config (name, "group", title, tip, type, value, content, rule, weigh)
     SELECT name, "group", title, tip, type, value, content, rule, weigh
     FROM jsonb_to_recordset($1::jsonb)
       AS item(name text, "group" text, title text, tip text, type text, value text, content text, rule text, weigh int)
     ON CONFLICT (name) DO NOTHING`,
    [JSON.stringify(rows)],
  );
}
