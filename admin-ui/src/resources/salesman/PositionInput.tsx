import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SelectInput, TextInput, useRecordContext } from 'react-admin';
import type { RaRecord } from 'react-admin';
import { callRest } from '../../providers/rest';

/** Choice among the positions of the settings and the one that the row has; free text where the settings name none. */
export function PositionInput({ source, label }: { source: string; label: ReactNode }) {
  const kept = String(useRecordContext<RaRecord>()?.[source] ?? '');
  const { data } = useQuery({
    queryKey: ['salesman-positions'],
    queryFn: () => callRest<{ positions: readonly string[] }>('GET', '/salesman/positions'),
  });
  const positions = data?.positions ?? [];
  if (positions.length === 0) return <TextInput source={source} label={label} />;
  const all = kept === '' || positions.includes(kept) ? positions : [...positions, kept];
  return (
    <SelectInput
      source={source}
      label={label}
      choices={all.map((name) => ({ id: name, name }))}
      emptyValue=""
    />
  );
}
