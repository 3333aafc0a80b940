import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useCallback, useEffect, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { AddressRow, BoxView, ChannelView, GoodsCategoryView, InsuranceTypeView } from '../../api/types';
import { countErrors, showFieldErrors } from '../../ui/form-errors';
import { Page } from '../../ui/Page';
import { useErrorText } from '../../ui/States';
import { useToast } from '../../ui/Toast';
import { useIsPhone } from '../../ui/useIsPhone';
import { DraftMark } from '../drafts/DraftMark';
import { LeaveDialog } from '../drafts/LeaveDialog';
import { useDeviceDraft } from '../drafts/useDeviceDraft';
import { AddressesSection } from './AddressesSection';
import { BoxesSection } from './BoxesSection';
import { CouponField } from './CouponField';
import { couponProblem, isAboutCoupon } from '../coupons/coupon-problem';
import { luggageDraft } from './luggage-draft';
import { PhoneTotalBar } from './PhoneTotalBar';
import { PickupSection } from './PickupSection';
import { useCategories, useKeepDraft, useLiveQuote, usePlaceOrder } from './place-api';
import { doneSections, missingForQuote, placeRequest, quoteRequest, type PlaceForm } from './place-form';
import { RouteSection } from './RouteSection';
import { StepsStrip } from './StepsStrip';
import { Summary } from './Summary';
import { TermsCheck } from './TermsCheck';

/** What the form chooses from. */
export interface Catalogue {
  addresses: readonly AddressRow[];
  channels: readonly ChannelView[];
  boxes: readonly BoxView[];
  categories: readonly GoodsCategoryView[];
  insurance: readonly InsuranceTypeView[];
}

/** The draft of the account that is being filled in. */
export interface AccountDraft {
  id: number;
  orderNo: string;
}

/** The order form: five sections, the live price beside them, the draft behind them. */
export function PlaceOrderForm({
  first,
  draft: firstDraft,
  catalogue,
  savedAt,
}: {
  first: PlaceForm;
  draft: AccountDraft | null;
  catalogue: Catalogue;
  savedAt: number | null;
}) {
  const { t } = useTranslation();
  const phone = useIsPhone();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const form = useForm<PlaceForm>({ mode: 'onTouched', defaultValues: first });
  const { control, handleSubmit, setValue, setError, getValues, reset, formState } = form;
  const values = useWatch({ control }) as PlaceForm;
  const place = usePlaceOrder();
  const toast = useToast();
  const [draft, setDraft] = useState(firstDraft);
  const draftNo = draft?.orderNo ?? '';
  const keepDraft = useKeepDraft(draftNo, {
    onSuccess: () => {
      luggageDraft.clear(draftNo);
      toast(t('place.draftInOrders'));
    },
    onError: (error) => toast(errorText(error), 'error'),
  });
  const device = useDeviceDraft({
    draft: luggageDraft,
    of: draftNo,
    form: values,
    isDirty: formState.isDirty,
    keptAt: savedAt,
  });

  const byId = (id: string): AddressRow | undefined =>
    catalogue.addresses.find((row) => String(row.id) === id);
  const [sender, receiver] = [byId(values.sender_id), byId(values.receiver_id)];
  const missing = missingForQuote(values);
  const live = useLiveQuote(quoteRequest(values));
  const channelId = Number(values.channel_id);
  const channel = catalogue.channels.find((row) => row.id === channelId);
  const quote = live.data?.quotes.find((row) => row.channel_id === channelId);
  // Where no channel takes it, none gets chosen: the first says why.
  const refused = live.data?.refused.find(
    (row) => row.channel_id === channelId || (values.channel_id === '' && live.data.quotes.length === 0),
  );
  // What speaks against the coupon says nothing of boxes and things.
  const refusal = refused?.reason.startsWith('coupon.') ? undefined : refused;
  const categories = useCategories(values.channel_id).data ?? catalogue.categories;
  const done = doneSections(values, sender?.is_confirmed === '1' && receiver?.is_confirmed === '1');

  useEffect(() => {
    // The first price chooses for those who do not mind: the first channel that can carry it.
    const best = live.data?.quotes[0];
    if (best && getValues('channel_id') === '') setValue('channel_id', String(best.channel_id));
  }, [live.data, getValues, setValue]);

  // The device has it until the account has it.
  const leaveKept = useCallback(() => {
    device.keep();
    keepDraft.mutate(getValues());
  }, [device, keepDraft, getValues]);
  const keepNow = (): void => {
    const kept = getValues();
    keepDraft.mutate(kept, {
      onSuccess: ({ order_id, order_no }) => {
        setDraft({ id: order_id, orderNo: order_no });
        device.setSavedAt(Date.now());
        reset(kept, { keepValues: true, keepErrors: true, keepTouched: true, keepIsSubmitted: true });
        void navigate(`?draft=${encodeURIComponent(order_no)}`, { replace: true });
      },
    });
  };

  const submit = handleSubmit((filled) => {
    const request = placeRequest(filled);
    if (!request) return;
    place.mutate(draft ? { ...request, draft_id: draft.id } : request, {
      onSuccess: (order) => {
        device.finish();
        void navigate(`/confirmPayment?order_no=${encodeURIComponent(order.order_no)}`, { replace: true });
      },
      onError: (error) => showFieldErrors(error, setError),
    });
  });

  const state = {
    quote,
    stale: live.stale,
    // Said at its field.
    error: isAboutCoupon(live.error) ? null : live.error,
    onRetry: () => void live.refetch(),
    missing,
    refusal: refusal?.text,
  };
  const wrong = countErrors(formState.errors);
  const problem =
    place.isError && !isAboutCoupon(place.error)
      ? errorText(place.error)
      : formState.isSubmitted && wrong > 0
        ? t('error.fields', { count: wrong })
        : null;
  const notice = problem && (
    <Alert severity="error" role="alert" sx={{ mb: 1.5 }}>
      {problem}
    </Alert>
  );
  const submitButton = (
    <Button
      type="submit"
      form="place-order"
      variant="contained"
      size="large"
      fullWidth={!phone}
      disabled={place.isPending || refused !== undefined}
      sx={{ minWidth: { xs: 140, sm: 160 } }}
    >
      {t(place.isPending ? 'place.busy' : 'place.submit')}
    </Button>
  );
  const draftMark = (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 0.5, md: 2 }, pr: { xs: 0.5, md: 0 } }}>
      <DraftMark savedAt={device.savedAt} />
      <Button onClick={keepNow} disabled={keepDraft.isPending} sx={{ whiteSpace: 'nowrap' }}>
        {t('place.keepDraft')}
      </Button>
    </Box>
  );
  return (
    <FormProvider {...form}>
      <Page
        title={t('place.title')}
        lead={t('place.lead')}
        back="/"
        end={draftMark}
        strip={
          phone && (
            <StepsStrip done={Object.values(done).filter(Boolean).length} total={Object.keys(done).length} />
          )
        }
        foot={
          phone && (
            <PhoneTotalBar state={state} boxes={values.packages.length}>
              {submitButton}
            </PhoneTotalBar>
          )
        }
      >
        <Box
          component="form"
          id="place-order"
          noValidate
          onSubmit={(event) => void submit(event)}
          sx={{
            display: 'grid',
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              md: 'minmax(0, 1fr) 340px',
              lg: 'minmax(0, 1fr) 372px',
            },
            gap: { md: '24px' },
            alignItems: 'start',
            mt: { xs: 1.5, md: 0 },
          }}
        >
          <div>
            <RouteSection
              done={done.route}
              sender={sender}
              receiver={receiver}
              channels={catalogue.channels}
              quotes={live.data}
              quote={quote}
              stale={live.stale}
            />
            <BoxesSection
              done={done.boxes}
              boxes={catalogue.boxes}
              categories={categories}
              insurance={catalogue.insurance}
              quote={quote}
              stale={live.stale}
              refusal={refusal}
            />
            <AddressesSection done={done.addresses} addresses={catalogue.addresses} />
            <PickupSection
              done={done.pickup}
              zipCode={sender?.zip_code ?? ''}
              offered={channel?.sender_pickup !== '0'}
            />
            {phone && (
              <Card sx={{ mb: 1.5, p: '12px 14px 16px' }}>
                <TermsCheck />
              </Card>
            )}
          </div>
          <Summary state={state}>
            <Box sx={{ mt: 2, '&:empty': { display: 'none' } }}>
              <CouponField
                order={{ channelId, currency: channel?.currency, freight: quote?.box_total_amount }}
                problem={couponProblem(live.stale ? undefined : refused, [place.error, live.error])}
              />
            </Box>
            {phone ? (
              <Box sx={{ mt: notice ? 2 : 0 }}>{notice}</Box>
            ) : (
              <Box sx={{ mt: 2 }}>
                {notice}
                <TermsCheck />
                <Box sx={{ mt: '14px' }}>{submitButton}</Box>
                <Box sx={{ textAlign: 'center', fontSize: 12.5, color: 'text.secondary', mt: '5px' }}>
                  {t('place.after')}
                </Box>
              </Box>
            )}
          </Summary>
        </Box>
      </Page>
      <LeaveDialog
        when={device.isAtRisk}
        onKeep={leaveKept}
        onClose={device.keep}
        onDiscard={device.finish}
      />
    </FormProvider>
  );
}
