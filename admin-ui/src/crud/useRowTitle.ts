import { formatListTime } from '@parcelway/look';
import type { RaRecord } from 'react-admin';
import { useGetOne } from 'react-admin';
import { useMay } from '../layout/access';
import { useLanguage } from '../i18n/useLanguage';
import { declarationOf, rowTitle } from './resource-fields';

/** What a page about one row is called. A price has no name of its own: its channel's code and when it starts to hold. */
export function useRowTitle(resource: string, record: RaRecord | undefined): string {
  const may = useMay();
  const language = useLanguage();
  const declaration = declarationOf(resource);
  const channelId: unknown = record?.['channel_id'];
  const validFrom: unknown = record?.['valid_from'];
  const isPrice = declaration.labelField === 'id' && typeof validFrom === 'string' && channelId !== undefined;
  const { data: channel } = useGetOne(
    'channel',
    { id: Number(channelId) },
    { enabled: isPrice && may('channel', 'list') },
  );
  if (!record) return '…';
  return isPrice && channel
    ? `${String(channel['code'])} · ${formatListTime(validFrom)}`
    : rowTitle(declaration, record, language);
}
