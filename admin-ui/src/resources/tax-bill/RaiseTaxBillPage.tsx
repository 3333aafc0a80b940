import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { WriteIntent } from '@parcelway/client';
import type { ClaimPhoto } from '@parcelway/contracts';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useCreatePath, useGetResourceLabel, useNavigate, useNotify, useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { ActFields, isFilled } from '../../crud/ActFields';
import { PageHead } from '../../crud/PageHead';
import { PageTitle } from '../../layout/PageTitle';
import { useTabs } from '../../layout/tabs-context';
import { errorText, fieldErrors } from '../../providers/problem';
import { callRest } from '../../providers/rest';
import { EvidenceField } from '../insurance-claim/EvidenceField';

const RESOURCE = 'tax-bill';
const FORM_WIDTH = 560;

interface Begun {
  readonly record?: { readonly waybill_no?: string };
}

/** Staff bill duty on a waybill; afterwards the bill stands where the form stood. */
export function RaiseTaxBillPage() {
  const translate = useTranslate();
  const nameOf = useGetResourceLabel();
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const notify = useNotify();
  const { forgetTab } = useTabs();
  const begun = useLocation().state as Begun | null;
  // Pressed again after a broken connection, it is the same bill.
  const intent = useRef(new WriteIntent());
  const [values, setValues] = useState<Readonly<Record<string, string>>>({
    waybill_no: begun?.record?.waybill_no ?? '',
    currency: 'GBP',
  });
  const [papers, setPapers] = useState<readonly ClaimPhoto[]>([]);
  const [wrong, setWrong] = useState<Readonly<Record<string, unknown>>>({});
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const fields = [
    { name: 'waybill_no', label: translate('tax.waybillNo'), maxLength: 30 },
    { name: 'amount', label: translate('tax.amount'), maxLength: 12, isAmount: true },
    { name: 'currency', label: translate('tax.currency'), maxLength: 3 },
    { name: 'customs_ref', label: translate('tax.customsRef'), maxLength: 40, isOptional: true },
    { name: 'reason', label: translate('tax.reason'), maxLength: 200, isLong: true },
  ];

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    setWrong({});
    setFailure('');
    const [paper] = papers;
    const body = { ...values, ...(paper ? { document: paper.id } : {}) };
    try {
      const { id } = await intent.current.run(body, (idempotencyKey) =>
        callRest<{ id: number }>('POST', `/${RESOURCE}/add`, body, { idempotencyKey }),
      );
      notify('tax.raised', { type: 'success' });
      forgetTab(createPath({ resource: RESOURCE, type: 'create' }));
      navigate(createPath({ resource: RESOURCE, type: 'show', id }), { replace: true });
    } catch (error) {
      const errors = fieldErrors(error);
      setWrong(errors ?? {});
      if (!errors) setFailure(errorText(error, translate('form.failed')));
      setBusy(false);
    }
  }

  return (
    <>
      <PageTitle of={translate('ra.action.create')} />
      <PageHead title={`${nameOf(RESOURCE, 2)} · ${translate('ra.action.create')}`} />
      <Card sx={{ p: 2, maxWidth: FORM_WIDTH }}>
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate('tax.raiseText')}
        </Alert>
        <form onSubmit={(event) => void submit(event)} noValidate>
          <ActFields fields={fields} values={values} wrong={wrong} onChange={setValues} />
          <EvidenceField
            topic="tax"
            label={translate('tax.addPaper')}
            photos={papers}
            onChange={setPapers}
            most={1}
          />
          {failure && (
            <Alert severity="error" role="alert" sx={{ mt: 2 }}>
              {failure}
            </Alert>
          )}
          <Button
            type="submit"
            variant="contained"
            disabled={isBusy || !isFilled(fields, values)}
            aria-busy={isBusy}
            sx={{ mt: 2 }}
          >
            {translate('tax.raise')}
          </Button>
        </form>
      </Card>
    </>
  );
}
