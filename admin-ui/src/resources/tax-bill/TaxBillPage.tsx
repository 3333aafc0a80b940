import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { PayStatus } from '@parcelway/contracts/statuses';
import { StatusChip } from '@parcelway/look';
import { Link, useCreatePath, useRecordContext, useTranslate } from 'react-admin';
import { ActDialog } from '../../crud/ActDialog';
import { PageColumns, Part } from '../../crud/PageParts';
import { FactList, ShowPage } from '../../crud/ResourceShow';
import { declarationOf, showFields } from '../../crud/resource-fields';
import { useLanguage } from '../../i18n/useLanguage';
import { useMay } from '../../layout/access';
import { StoredFile } from '../insurance-claim/ClaimPhotos';

const PAPER_HEIGHT = 480;
const SHOWN_APART: readonly string[] = ['document', 'waybill_id', 'pay_status'];

interface TaxBillRow {
  readonly id: number;
  readonly bill_no: string;
  readonly waybill_id: number;
  readonly waybill_no: string;
  readonly pay_status: number;
  readonly is_void: string;
  readonly document: string;
}

const useTaxBill = () => useRecordContext<TaxBillRow>();
const isOpen = ({ pay_status, is_void }: TaxBillRow): boolean =>
  pay_status === PayStatus.unpaid && is_void !== '1';

/** A bill of duty with the paper of customs beside its facts. */
export function TaxBillPage() {
  return (
    <ShowPage actions={<VoidBill />} chips={<Status />}>
      <Content />
    </ShowPage>
  );
}

function Status() {
  const bill = useTaxBill();
  const language = useLanguage();
  return bill && bill.is_void !== '1' ? (
    <StatusChip entity="tax" value={bill.pay_status} locale={language} />
  ) : null;
}

function VoidBill() {
  const bill = useTaxBill();
  const translate = useTranslate();
  if (!bill || !isOpen(bill)) return null;
  return (
    <ActDialog
      danger
      action="void"
      text={translate('tax.voidText', { number: bill.bill_no, waybill: bill.waybill_no })}
      fields={[{ name: 'reason', label: translate('tax.voidReason'), maxLength: 200 }]}
    />
  );
}

function Content() {
  const bill = useTaxBill();
  const translate = useTranslate();
  const createPath = useCreatePath();
  const may = useMay();
  if (!bill) return null;
  const { document, waybill_id: id, waybill_no: number } = bill;
  const waybill = may('waybill', 'list') ? (
    <Link to={createPath({ resource: 'waybill', type: 'show', id })}>{number}</Link>
  ) : (
    number
  );
  return (
    <PageColumns
      main={
        <>
          {isOpen(bill) && (
            <Alert severity="warning">
              {translate('tax.holds')} {waybill}
            </Alert>
          )}
          <Card>
            <Part title={translate('tax.paper')}>
              {document ? (
                <StoredFile
                  url={document}
                  name={document.split('/').at(-1) ?? document}
                  height={PAPER_HEIGHT}
                />
              ) : (
                <Typography color="text.secondary">{translate('tax.noPaper')}</Typography>
              )}
            </Part>
          </Card>
        </>
      }
      side={
        <Card>
          <Part title={translate('tax.facts')}>
            <FactList
              resource="tax-bill"
              fields={showFields(declarationOf('tax-bill')).filter(({ name }) => !SHOWN_APART.includes(name))}
            />
          </Part>
        </Card>
      }
    />
  );
}
