import type { SettingGroups } from '@parcelway/contracts';
import { callRest } from '../../providers/rest';
import type { Values } from './settings-form';

export const settingGroups = () => callRest<SettingGroups>('GET', '/config-group');

/** Saves the values of one group together. Throws with sentences by the setting's name. */
export const saveSettings = (group: string, values: Values, versions: Values) =>
  callRest<null>('PUT', `/config-group/${encodeURIComponent(group)}`, { values, versions });

/** Sends a mail with the settings of the form, saved or not. */
export const sendTestMail = (form: Values, testMail: string) =>
  callRest<null>('POST', '/config/sendTestMail', { form, testMail });
