import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import { formatMoneyText, sumDecimals } from '@parcelway/look';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import type { ClaimKind, ClaimPhoto, InsuredBox, OrderInsurance } from '../../api/types';
import { showFieldErrors } from '../../ui/form-errors';
import { FormField } from '../../ui/FormField';
import { Page } from '../../ui/Page';
import { atMost, decimal, required } from '../../ui/rules';
import { Section } from '../../ui/Section';
import { EmptyState, ErrorState, RowsSkeleton, useErrorText } from '../../ui/States';
import { useToast } from '../../ui/Toast';
import { orderAddress } from '../orders/order-address';
import { useAddClaim } from './claim-api';
import { useClaimWindow } from './claim-window';
import { useInsuredOrder } from './insured-order';
import { PhotoField } from './PhotoField';

const KINDS = ['damage', 'loss', 'delay'] as const satisfies readonly ClaimKind[];
const LONGEST = 2_000;

/** A claim for one insured box of an order. */
export function ClaimFormPage() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const orderNo = params.get('order') ?? '';
  const query = useInsuredOrder(orderNo);
  const insurance = query.data?.insurance;
  const box = insurance?.boxes.find(({ package_no }) => package_no === Number(params.get('box')));
  return (
    <Page title={t('claim.new')} back={orderAddress(orderNo)}>
      <Box sx={{ maxWidth: 720, pt: { xs: 1.5, md: 0 } }}>
        {query.isLoading && <RowsSkeleton rows={2} height={180} />}
        {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
        {!query.isLoading && !query.isError && !box?.can_claim && (
          <EmptyState icon={<ShieldOutlined />} title={t('claim.notInsured')} />
        )}
        {insurance && box?.can_claim && <ClaimForm box={box} insurance={insurance} />}
      </Box>
    </Page>
  );
}

function ClaimForm({ box, insurance }: { box: InsuredBox; insurance: OrderInsurance }) {
  const { t } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const window = useClaimWindow(box, insurance);
  const add = useAddClaim();
  const [photos, setPhotos] = useState<readonly ClaimPhoto[]>([]);
  const { control, handleSubmit, setError } = useForm({
    mode: 'onTouched',
    defaultValues: { kind: 'damage', happened_on: '', amount_claimed: '', description: '' },
  });
  const most = sumDecimals([box.cover, `-${box.paid}`]);
  const submit = handleSubmit((form) =>
    add.mutate(
      {
        ...form,
        kind: form.kind as ClaimKind,
        amount_claimed: form.amount_claimed.trim(),
        waybill_no: box.waybill_no,
        photos: photos.map(({ id }) => ({ file_id: id })),
      },
      {
        onSuccess: ({ claim_no }) => {
          toast(t('claim.submitted'));
          void navigate(`/user/account/claims/${encodeURIComponent(claim_no)}`, { replace: true });
        },
        onError: (error) => {
          if (!showFieldErrors(error, setError)) toast(errorText(error), 'error');
        },
      },
    ),
  );
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Alert severity="info" icon={<ShieldOutlined />} sx={{ mb: 1.5 }}>
        <b>
          {t(`claim.unit.${insurance.order_kind}`, { no: box.package_no })} · {box.waybill_no}
        </b>
        <Box>{window}</Box>
      </Alert>
      <Section title={t('claim.what')}>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <FormField control={control} name="kind" label={t('claim.kindLabel')}>
            {KINDS.map((kind) => (
              <MenuItem key={kind} value={kind}>
                {t(`claim.kind.${kind}`)}
              </MenuItem>
            ))}
          </FormField>
          <FormField
            control={control}
            name="happened_on"
            type="date"
            label={t('claim.happenedOn')}
            hint={t('claim.happenedHint')}
            checks={[required]}
          />
          <FormField
            control={control}
            name="amount_claimed"
            label={t('claim.amount')}
            inputMode="decimal"
            unit={insurance.currency}
            hint={t('claim.amountHint', { most: formatMoneyText(most, insurance.currency) })}
            checks={[required, decimal({ min: '0.01', max: most, scale: 2 })]}
          />
          <FormField
            control={control}
            name="description"
            multiline
            label={t('claim.description')}
            hint={t('claim.descriptionHint')}
            checks={[required, atMost(LONGEST)]}
          />
        </Box>
      </Section>
      <Section title={t('claim.photos')}>
        <PhotoField photos={photos} onChange={setPhotos} />
      </Section>
      <Button type="submit" variant="contained" fullWidth disabled={add.isPending} aria-busy={add.isPending}>
        {t('claim.submit')}
      </Button>
    </form>
  );
}
