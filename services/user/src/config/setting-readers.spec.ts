import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { businessItems, businessSettings } from '@parcelway/contracts';
import { settingItems } from './setting-items';

const SERVICES = join(__dirname, '../../..');

/** Says what holds; there is nothing to choose. */
const FIXED = ['time_zone'];

/** Product code of a service, without its tests and the declarations themselves. */
function codeOf(service: string): string {
  const folder = join(SERVICES, service, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('spec.ts') && !path.startsWith('config/items/'))
    .map((path) => readFileSync(join(folder, path), 'utf8'))
    .join('\n');
}

describe('declared settings', () => {
  const readers = new Map<string, string>(
    Object.keys(settingItems).map((name) => [
      name,
      Object.entries(businessItems).find(([key]) => key === name)?.[1].reader ?? 'user',
    ]),
  );
  const code = new Map([...new Set(readers.values())].map((service) => [service, codeOf(service)]));

  it('are each read by the service they name', () => {
    const unread = [...readers]
      .filter(([name, service]) => !new RegExp(`\\b${name}\\b`).test(code.get(service) ?? ''))
      .map(([name]) => name);
    expect(unread.filter((name) => !FIXED.includes(name))).toEqual([]);
  });

  it('have values of their type from what is stored, and the declared ones without it', () => {
    expect(businessSettings()).toMatchObject({
      payment_hours: 24,
      max_weight_kg: 70,
      volume_note: '',
      salesman_positions: ['业务员', '主管'],
    });
    const stored = businessSettings({ payment_hours: '48', overdue_days: 'soon', salesman_positions: '' });
    expect(stored).toMatchObject({ payment_hours: 48, overdue_days: 7, salesman_positions: [] });
  });
});
