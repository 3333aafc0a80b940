import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { errorText } from '../../providers/problem';
import { callRest } from '../../providers/rest';
import { linesOf, placed } from './row-tree';
import { treeCache } from './useTreeRows';

/** Puts a row where another of its parent stands, at once; a refusal puts it back. `told` says for those who cannot see it where it went. */
export function useTreeSort(resource: string, titleOf: (id: number) => string) {
  const translate = useTranslate();
  const notify = useNotify();
  const cache = treeCache(useQueryClient(), resource);
  const [told, setTold] = useState('');
  const { mutate } = useMutation({
    scope: { id: `${resource}/order` },
    mutationFn: ({ id, target }: { id: number; target: number }) =>
      callRest('POST', `/${resource}/sortable`, { id, target_id: target }),
    onMutate: async ({ id, target }) => {
      await cache.change((rows) => placed(rows, id, target));
      const rows = cache.rows();
      const line = linesOf(rows, new Set(rows.map((row) => row.id))).find(({ row }) => row.id === id);
      if (line)
        setTold(
          translate('tree.moved', { title: titleOf(id), position: line.position, siblings: line.siblings }),
        );
    },
    onError: (error) => {
      setTold('');
      notify(errorText(error, 'ra.notification.http_error'), { type: 'error' });
    },
    onSettled: () => cache.reload(),
  });
  return { move: (id: number, target: number) => mutate({ id, target }), told };
}
