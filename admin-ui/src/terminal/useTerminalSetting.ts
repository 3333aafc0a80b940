import type { TerminalSettingView } from '@parcelway/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { errorText } from '../providers/problem';
import { changeSetting, readSetting } from './terminal-api';

const SETTING = ['terminal-setting'] as const;
/** Key of what the add-task menu offers, which depends on the package manager. */
export const COMMANDS = ['terminal-commands'] as const;

export const PACKAGE_MANAGERS: readonly TerminalSettingView['packageManager'][] = [
  'pnpm',
  'npm',
  'yarn',
  'cnpm',
  'ni',
  'none',
];

/** The terminal's settings on the server, and a way to change them. */
export function useTerminalSetting() {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { data: setting } = useQuery({ queryKey: SETTING, queryFn: readSetting });
  const { mutate } = useMutation({
    mutationFn: changeSetting,
    onSuccess: (changed) => {
      queryClient.setQueryData(SETTING, changed);
      void queryClient.invalidateQueries({ queryKey: COMMANDS });
      notify('terminal.saved', { type: 'success' });
    },
    onError: (error) => notify(errorText(error, 'ra.notification.http_error'), { type: 'error' }),
  });
  return { setting, change: (changes: Partial<TerminalSettingView>) => mutate(changes) };
}
