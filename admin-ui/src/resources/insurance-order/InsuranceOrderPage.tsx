import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { useRecordContext, useTranslate } from 'react-admin';
import { ActDialog } from '../../crud/ActDialog';
import { FactsAndRows } from '../../crud/FactsAndRows';
import { ShowPage } from '../../crud/ResourceShow';
import { useMay } from '../../layout/access';
import { usePrint } from '../../print/PrintOverlay';
import { certificateOf } from '../../providers/admin-api';
import { ClaimFor } from '../insurance-claim/ClaimFor';

const RELATED = [
  { resource: 'insurance-box', target: 'insurance_order_id', label: 'insurance.boxes' },
  { resource: 'insurance-claim', target: 'insurance_order_id', label: 'insurance.claims' },
];

/** The insurance of one order: its facts, the boxes it covers and the claims on them. */
export function InsuranceOrderPage() {
  return (
    <ShowPage actions={<InsuranceActs />}>
      <FactsAndRows related={RELATED} />
    </ShowPage>
  );
}

function InsuranceActs() {
  const insurance = useRecordContext<{
    id: number;
    insurance_no: string;
    status: string;
    starts_at: number | null;
  }>();
  const translate = useTranslate();
  const print = usePrint();
  const may = useMay();
  if (!insurance) return null;
  const { id, insurance_no: number, status, starts_at } = insurance;
  const title = `${translate('insurance.certificate')} ${number}`;
  return (
    <>
      {starts_at !== null && may('insurance-order', 'print') && (
        <Button
          variant="outlined"
          startIcon={<PrintOutlined />}
          onClick={() => print({ title, load: () => certificateOf(id) })}
        >
          {translate('insurance.printCertificate')}
        </Button>
      )}
      <ClaimFor />
      {status === 'active' && (
        <ActDialog
          danger
          action="void"
          text={translate('insurance.voidText', { number })}
          fields={[{ name: 'reason', label: translate('insurance.voidReason'), maxLength: 300 }]}
        />
      )}
    </>
  );
}
