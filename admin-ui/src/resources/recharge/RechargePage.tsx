import { useRecordContext } from 'react-admin';
import { ResourceShow } from '../../crud/ResourceShow';
import { ConfirmMoney } from '../payment-record/ConfirmMoney';
import { ProofTile } from '../payment-record/ProofTile';

interface RechargeRow {
  readonly way: string;
  readonly amount: string;
  readonly currency: string;
  readonly payment_status: string;
}

/** One recharge; what came in outside is confirmed here. */
export const RechargePage = () => <ResourceShow actions={<Acts />} cells={{ proof_file: ProofTile }} />;

function Acts() {
  const row = useRecordContext<RechargeRow>();
  if (row?.way !== 'offline' || !['processing', 'failed'].includes(row.payment_status)) return null;
  return <ConfirmMoney action="confirm" amount={row.amount} currency={row.currency} />;
}
