import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../api/client';
import type { ImportJobView } from '../../api/types';

const LOOK_MS = 1_000;

export const isAtWork = (job: Pick<ImportJobView, 'status'>): boolean =>
  job.status === 'queued' || job.status === 'running';

/** Sends a workbook to be judged; nothing is made. Gives the import's id and the file's, which enters the rows later. */
export function useCheckTable() {
  return useMutation({
    mutationFn: async (file: File) => {
      const form = new FormData();
      form.append('topic', 'import');
      form.append('file', file);
      const { id } = (await api.post<{ file: { id: number } }>('ajax/upload', form)).file;
      return { jobId: await start(id, true), fileId: id };
    },
  });
}

/** Enters the rows of a workbook that was judged. */
export function useEnterTable(jobId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (fileId: number) => start(fileId, false),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['sheetImport', jobId] }),
  });
}

const start = (file_id: number, dry_run: boolean): Promise<number> =>
  api
    .post<{ import_job_id: number }>('sheetOrder/import', { file_id, dry_run })
    .then(({ import_job_id }) => import_job_id);

/** How far an import is; looked at again while it is at work. */
export function useImportJob(id: number) {
  const queryClient = useQueryClient();
  const query = useQuery({
    queryKey: ['sheetImport', id],
    queryFn: ({ signal }) => api.get<ImportJobView>('sheetOrder/importJob', { id }, signal),
    refetchInterval: ({ state }) => (state.data && isAtWork(state.data) ? LOOK_MS : false),
  });
  const created = query.data?.rows_created;
  useEffect(() => {
    if (created) void queryClient.invalidateQueries({ queryKey: ['sheetOrders'] });
  }, [created, queryClient]);
  return query;
}

export const importTemplate = (): Promise<Blob> => api.file('sheetOrder/template', {});
/** The bad rows with what is wrong, to be corrected and sent again. */
export const importErrors = (id: number): Promise<Blob> => api.file('sheetOrder/importErrors', { id });
