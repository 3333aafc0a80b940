import { FileTile, UNKNOWN } from '@parcelway/look';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { fetchStored } from '../../providers/rest';

const HEIGHT = 180;

/** The paper of a payment from outside; it has no public address, so its bytes are fetched as the staff's own. */
export function ProofTile() {
  const address = useRecordContext<{ proof_file: string }>()?.proof_file ?? '';
  const { data } = useQuery({
    queryKey: ['stored-file', address],
    queryFn: () => fetchStored(address),
    enabled: address !== '',
    staleTime: Infinity,
  });
  if (address === '') return <>{UNKNOWN}</>;
  return <FileTile file={data} name={address.split('/').at(-1) ?? ''} height={HEIGHT} fit="contain" />;
}
