import type { SettingView } from '@parcelway/contracts';

export type Values = Readonly<Record<string, unknown>>;

/** What stands for a secret that is set; sent back, it stays what it is. */
const MASK = '******';

/** What a form starts with: secrets are never shown. */
export function formValues(list: readonly SettingView[]): Record<string, unknown> {
  return Object.fromEntries(list.map(({ name, type, value }) => [name, type === 'password' ? '' : value]));
}

/** Values that differ from what was read, and the versions they were read at. A secret left empty is no change. */
export function changedSettings(
  list: readonly SettingView[],
  values: Values,
): { readonly values: Values; readonly versions: Values } {
  const before = formValues(list);
  const changed = list.filter(
    ({ name }) => name in values && JSON.stringify(values[name] ?? '') !== JSON.stringify(before[name] ?? ''),
  );
  return {
    values: Object.fromEntries(changed.map(({ name }) => [name, values[name] ?? ''])),
    versions: Object.fromEntries(changed.map(({ name, version }) => [name, version])),
  };
}

/** The whole form as the test mail needs it: a secret that is set and was not typed anew is the stored one. */
export function mailForm(list: readonly SettingView[], values: Values): Values {
  return Object.fromEntries(
    list.map(({ name, type, value }) => {
      const typed = values[name] ?? '';
      return [name, type === 'password' && typed === '' && value === MASK ? MASK : typed];
    }),
  );
}
