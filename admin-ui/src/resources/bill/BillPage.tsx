import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { actTitles } from '@parcelway/contracts/resources';
import type { PaidOffline } from '@parcelway/contracts';
import { formatMoneyText, sumDecimals } from '@parcelway/look';
import { useRecordContext, useTranslate } from 'react-admin';
import { ActDialog } from '../../crud/ActDialog';
import { BatchAct } from '../../crud/BatchAct';
import { ResourceShow } from '../../crud/ResourceShow';
import { inLocale } from '../../i18n/field-words';
import { useLanguage } from '../../i18n/useLanguage';
import { useMay } from '../../layout/access';
import { usePrint } from '../../print/PrintOverlay';
import { fetchDocument } from '../../providers/rest';
import { billCells } from './BillCells';
import { BillMovements } from './BillMovements';
import type { BillRow } from './bill-row';

/** A bill: what it is for line by line, the money that came in and went back, and what staff may do while it is open. */
export function BillPage() {
  return (
    <ResourceShow actions={<Acts />} cells={billCells}>
      <BillMovements />
    </ResourceShow>
  );
}

function Acts() {
  const bill = useRecordContext<BillRow>();
  if (!bill) return null;
  const isOpen = bill.pay_status === 1 && String(bill.is_void) !== '1';
  return (
    <>
      <Print bill={bill} />
      {isOpen && <Open bill={bill} />}
    </>
  );
}

function Open({ bill }: { bill: BillRow }) {
  const translate = useTranslate();
  const may = useMay();
  const { currency } = bill;
  const owed = sumDecimals([bill.amount, `-${bill.paid_amount}`]);
  const ways = may('bill', 'payOffline') ? ['balance', 'offline'] : ['balance'];
  return (
    <>
      <BatchAct action="remind" ids={[bill.id]} text={translate('bills.remindText', { smart_count: 1 })} />
      {bill.bill_type !== 'recharge' && (
        <ActDialog<PaidOffline>
          action="payFor"
          text={translate('bills.payText', { amount: formatMoneyText(owed, currency) })}
          initial={{ way: 'balance', amount: owed }}
          fields={[
            {
              name: 'way',
              label: translate('bills.way'),
              choices: ways.map((way) => ({ value: way, label: translate(`bills.ways.${way}`) })),
            },
            {
              name: 'amount',
              label: translate('orderAct.amount', { currency }),
              isAmount: true,
              isOptional: true,
            },
            { name: 'reference', label: translate('bills.reference'), maxLength: 80, isOptional: true },
            { name: 'memo', label: translate('placing.memo'), isOptional: true },
          ]}
          done={({ paid_amount }) =>
            translate('placing.offlinePaid', { amount: formatMoneyText(paid_amount, currency) })
          }
        />
      )}
      <ActDialog
        danger
        action="void"
        text={translate('bills.voidText')}
        fields={[{ name: 'reason', label: translate('orderAct.reason') }]}
      />
    </>
  );
}

function Print({ bill }: { bill: BillRow }) {
  const language = useLanguage();
  const may = useMay();
  const print = usePrint();
  if (!may('bill', 'print')) return null;
  return (
    <Button
      variant="outlined"
      startIcon={<PrintOutlined />}
      onClick={() =>
        print({ title: bill.bill_no, load: () => fetchDocument(`/bill/print?id=${String(bill.id)}`) })
      }
    >
      {inLocale(actTitles['print'] ?? ['', ''], language)}
    </Button>
  );
}
