import Switch from '@mui/material/Switch';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { errorText } from '../../providers/problem';
import type { TreeRecord } from './useTreeRows';
import { treeCache } from './useTreeRows';

const other = (status: string): string => (status === '1' ? '0' : '1');

/** Switches a row on and off at once; when the server refuses, it goes back and the server's words are shown. */
export function StatusSwitch({ resource, row, title }: { resource: string; row: TreeRecord; title: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const cache = treeCache(useQueryClient(), resource);
  const put = (values: Partial<TreeRecord>): Promise<void> =>
    cache.change((rows) => rows.map((one) => (one.id === row.id ? { ...one, ...values } : one)));
  const { mutate } = useMutation({
    // One after the other, each with the version the one before has left.
    scope: { id: `${resource}/${row.id}/status` },
    mutationFn: async (status: string) => {
      const current = cache.rows().find(({ id }) => id === row.id) ?? row;
      const { data } = await dataProvider.update<TreeRecord>(resource, {
        id: row.id,
        data: { ...current, status },
        previousData: { ...current, status: other(status) },
      });
      return data;
    },
    onMutate: (status) => put({ status }),
    onSuccess: ({ version }) => put({ version }),
    onError: async (error, status) => {
      await put({ status: other(status) });
      notify(errorText(error, 'ra.notification.http_error'), { type: 'error' });
      await cache.reload();
    },
  });
  const isOn = row['status'] === '1';
  return (
    <Switch
      size="small"
      checked={isOn}
      onChange={() => mutate(other(String(row['status'])))}
      slotProps={{ input: { 'aria-label': translate('tree.enabled', { title }) } }}
    />
  );
}
