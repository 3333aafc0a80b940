import AddOutlined from '@mui/icons-material/AddOutlined';
import RemoveOutlined from '@mui/icons-material/RemoveOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { formatMoneyText, StickyBar } from '@parcelway/look';
import { useCallback, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import type { Retrieval, SizeClass, StoreQuote } from '../../api/types';
import { Page } from '../../ui/Page';
import { Fact, Section } from '../../ui/Section';
import { ErrorState, RowsSkeleton, useErrorText } from '../../ui/States';
import { useToast } from '../../ui/Toast';
import { useIsPhone } from '../../ui/useIsPhone';
import { forStorage, storageMisfit } from '../coupons/coupon-fit';
import { couponProblem, isAboutCoupon } from '../coupons/coupon-problem';
import { CouponSelect } from '../coupons/CouponSelect';
import { DraftMark } from '../drafts/DraftMark';
import { LeaveDialog } from '../drafts/LeaveDialog';
import { useDeviceDraft } from '../drafts/useDeviceDraft';
import { ProtocolLink } from '../protocol/ProtocolLink';
import { isAboutCover, StorageCover } from './StorageCover';
import { usePlaceStorage, useRates, useStorageQuote, useWarehouses } from './storage-api';
import { daysBetween, londonToday, SIZES } from './storage-days';
import {
  firstStorage,
  isDated,
  isDeclared,
  itemsOf,
  storageDraft,
  storageRequest,
  WAYS,
  type StorageForm,
} from './storage-form';

const MOST_OF_A_SIZE = 20;

const isSaidAtField = (error: unknown): boolean => isAboutCoupon(error) || isAboutCover(error);

/** Booking storage: where, when, how many pieces of which size; the price follows at once. */
export function PlaceStoragePage() {
  const { t } = useTranslation();
  const warehouses = useWarehouses();
  if (!warehouses.data)
    return (
      <Page title={t('storage.place')} lead={t('storage.lead')} back="/">
        {warehouses.isError ? (
          <ErrorState error={warehouses.error} onRetry={() => void warehouses.refetch()} />
        ) : (
          <RowsSkeleton rows={3} height={160} />
        )}
      </Page>
    );
  return <Form warehouses={warehouses.data} />;
}

function Form({ warehouses }: { warehouses: NonNullable<ReturnType<typeof useWarehouses>['data']> }) {
  const { t } = useTranslation();
  const phone = useIsPhone();
  const navigate = useNavigate();
  const toast = useToast();
  const errorText = useErrorText();
  const today = londonToday();
  const [params] = useSearchParams();
  const [opened] = useState(() => {
    const kept = storageDraft.load();
    const form = firstStorage(kept?.form ?? null, warehouses, today);
    const couponId = params.get('coupon') ?? form.couponId;
    return { form: { ...form, couponId }, keptAt: kept?.savedAt ?? null };
  });
  const [form, setForm] = useState(opened.form);
  const change = useCallback(
    (part: Partial<StorageForm>): void => setForm((before) => ({ ...before, ...part })),
    [],
  );
  const { warehouseId, counts, plannedIn, plannedOut, retrieval, remark, couponId } = form;
  const device = useDeviceDraft({
    draft: storageDraft,
    form,
    isDirty: form !== opened.form,
    keptAt: opened.keptAt,
  });
  const [agree, setAgree] = useState(false);
  const [isTried, setTried] = useState(false);
  const rates = useRates(warehouseId);
  const isEmpty = itemsOf(form).length === 0;
  const days = daysBetween(plannedIn, plannedOut);
  const request = storageRequest(form, today);
  const quote = useStorageQuote(request);
  const shown = request && !quote.isError ? quote.data : undefined;
  const place = usePlaceStorage();
  const submit = (): void => {
    setTried(true);
    if (!request || !agree) return;
    place.mutate(
      { ...request, agree, retrieval, remark },
      {
        onSuccess: ({ order_no }) => {
          device.finish();
          void navigate(`/user/account/storeOrders/${encodeURIComponent(order_no)}`, { replace: true });
        },
        onError: (error) => !isSaidAtField(error) && toast(errorText(error), 'error'),
      },
    );
  };
  const button = (
    <Button variant="contained" size="large" disabled={place.isPending} onClick={submit}>
      {t('storage.submit')}
    </Button>
  );
  const { reset } = place;
  const anew = useCallback(
    (part: Partial<StorageForm>): void => {
      reset();
      change(part);
    },
    [reset, change],
  );
  const missing = [
    ...(isEmpty ? [t('storage.missingItems')] : []),
    ...(isDated(form, today) ? [] : [t('storage.missingDates')]),
    ...(isDeclared(form) ? [] : [t('storage.missingWorth')]),
  ];
  return (
    <>
      <Page
        title={t('storage.place')}
        lead={t('storage.lead')}
        back="/"
        end={<DraftMark savedAt={device.savedAt} />}
        foot={
          phone && (
            <StickyBar label={t('nav.actions')}>
              <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1.5 }}>
                <Box aria-live="polite">
                  <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{t('storage.total')}</Box>
                  <Box component="b" sx={{ fontSize: 22, opacity: quote.stale ? 0.5 : 1 }}>
                    {formatMoneyText(shown?.total, shown?.currency)}
                  </Box>
                </Box>
                {button}
              </Box>
            </StickyBar>
          )
        }
      >
        <Box sx={{ display: 'grid', gridTemplateColumns: { md: 'minmax(0, 1fr) 360px' }, gap: { md: 3 } }}>
          <Box>
            <Section title={t('storage.where')}>
              <TextField
                select
                fullWidth
                label={t('storage.warehouse')}
                value={warehouseId}
                onChange={(event) => change({ warehouseId: Number(event.target.value) })}
                helperText={warehouses.find(({ id }) => id === warehouseId)?.address}
              >
                {warehouses.map(({ id, name }) => (
                  <MenuItem key={id} value={id}>
                    {name}
                  </MenuItem>
                ))}
              </TextField>
            </Section>
            <Section title={t('storage.when')}>
              <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}>
                <DateField
                  label={t('storage.from')}
                  value={plannedIn}
                  min={today}
                  onChange={(date) => change({ plannedIn: date })}
                />
                <DateField
                  label={t('storage.until')}
                  value={plannedOut}
                  min={plannedIn}
                  onChange={(date) => change({ plannedOut: date })}
                />
              </Box>
              <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }} role="status">
                {days >= 1
                  ? t('storage.days', { days, from: plannedIn, until: plannedOut })
                  : t('storage.wrongDates')}
              </Typography>
            </Section>
            <Section title={t('storage.what')}>
              {rates.isPending && <RowsSkeleton rows={4} height={48} />}
              {rates.isError && <ErrorState error={rates.error} onRetry={() => void rates.refetch()} />}
              {SIZES.flatMap((size) => rates.data?.list.filter((rate) => rate.size_class === size) ?? []).map(
                (rate) => (
                  <SizeRow
                    key={rate.size_class}
                    size={rate.size_class}
                    price={t('storage.perDay', { price: formatMoneyText(rate.rate_per_day, rate.currency) })}
                    room={rates.data?.spaces[rate.size_class] ?? 0}
                    count={counts[rate.size_class] ?? 0}
                    onChange={(count) => change({ counts: { ...counts, [rate.size_class]: count } })}
                  />
                ),
              )}
              {isTried && isEmpty && <FormHelperText error>{t('storage.missingItems')}</FormHelperText>}
            </Section>
            <StorageCover
              form={form}
              types={rates.data?.insurance_types}
              problem={[place.error, quote.stale ? null : quote.error].find(isAboutCover)?.message}
              onChange={anew}
            />
            <Section title={t('storage.how')}>
              <TextField
                select
                fullWidth
                label={t('storage.retrieval')}
                value={retrieval}
                onChange={(event) => change({ retrieval: event.target.value as Retrieval })}
                helperText={t('storage.retrievalHint')}
                sx={{ mb: 2 }}
              >
                {WAYS.map((way) => (
                  <MenuItem key={way} value={way}>
                    {t(`storage.way.${way}`)}
                  </MenuItem>
                ))}
              </TextField>
              <TextField
                fullWidth
                multiline
                minRows={2}
                label={t('storage.remark')}
                value={remark}
                onChange={(event) => change({ remark: event.target.value })}
                slotProps={{ htmlInput: { maxLength: 500 } }}
              />
            </Section>
          </Box>
          <Box>
            <Section title={t('storage.summary')} sx={{ position: { md: 'sticky' }, top: { md: 16 } }}>
              {missing.length > 0 ? (
                <Box component="ul" sx={{ m: 0, pl: 2.5, color: 'text.secondary', fontSize: 14 }}>
                  {missing.map((text) => (
                    <li key={text}>{text}</li>
                  ))}
                </Box>
              ) : quote.isError && !quote.stale && !isSaidAtField(quote.error) ? (
                <ErrorState error={quote.error} onRetry={() => void quote.refetch()} kept />
              ) : (
                shown && <QuoteLines quote={shown} stale={quote.stale} />
              )}
              <CouponSelect
                value={couponId}
                isFor={forStorage}
                misfitOf={(coupon) =>
                  storageMisfit(coupon, shown?.lines.find(({ code }) => code === 'storage')?.amount)
                }
                problem={couponProblem(undefined, [place.error, quote.stale ? null : quote.error])}
                onChange={(id) => anew({ couponId: id })}
              />
              <TermsLine agree={agree} onChange={setAgree} isMissing={isTried && !agree} />
              {!phone && <Box sx={{ mt: 2, display: 'grid' }}>{button}</Box>}
            </Section>
          </Box>
        </Box>
      </Page>
      <LeaveDialog
        when={device.isAtRisk}
        onKeep={device.keep}
        onClose={device.keep}
        onDiscard={device.finish}
      />
    </>
  );
}

function DateField(props: { label: string; value: string; min: string; onChange: (date: string) => void }) {
  return (
    <TextField
      type="date"
      label={props.label}
      value={props.value}
      onChange={(event) => props.onChange(event.target.value)}
      slotProps={{ htmlInput: { min: props.min }, inputLabel: { shrink: true } }}
    />
  );
}

function SizeRow(props: {
  size: SizeClass;
  price: string;
  room: number;
  count: number;
  onChange: (count: number) => void;
}) {
  const { size, price, room, count, onChange } = props;
  const { t } = useTranslation();
  const name = t(`storage.size.${size}`);
  const most = Math.min(MOST_OF_A_SIZE, room);
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        py: 1,
        '&:not(:last-child)': { borderBottom: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Typography variant="body2" color="text.secondary">
          {t(`storage.sizeHint.${size}`)} · {room > 0 ? price : t('storage.full')}
        </Typography>
      </Box>
      <IconButton
        aria-label={t('storage.less', { name })}
        disabled={count === 0}
        onClick={() => onChange(count - 1)}
        sx={{ border: 1, borderColor: 'divider' }}
      >
        <RemoveOutlined />
      </IconButton>
      <Box
        component="output"
        aria-label={t('storage.countOf', { name })}
        sx={{ minWidth: 24, textAlign: 'center' }}
      >
        {count}
      </Box>
      <IconButton
        aria-label={t('storage.more', { name })}
        disabled={count >= most}
        onClick={() => onChange(count + 1)}
        sx={{ border: 1, borderColor: 'divider' }}
      >
        <AddOutlined />
      </IconButton>
    </Box>
  );
}

function QuoteLines({ quote, stale }: { quote: StoreQuote; stale: boolean }) {
  const { t } = useTranslation();
  const money = (amount: string): string => formatMoneyText(amount, quote.currency);
  return (
    <>
      <Box component="dl" sx={{ m: 0, opacity: stale ? 0.5 : 1 }}>
        <Fact name={t('storage.rate')}>
          {t('storage.rateDays', { rate: money(quote.rate_per_day), days: quote.billable })}
        </Fact>
        {quote.lines.map((line) => (
          <Fact key={line.code} name={line.text}>
            {money(line.amount)}
          </Fact>
        ))}
        <Fact name={t('storage.total')}>
          <b>{money(quote.total)}</b>
        </Fact>
      </Box>
      {quote.deposit_amount !== '0.00' && (
        <Typography variant="body2" color="text.secondary" sx={{ fontSize: 12.5 }}>
          {t('storage.depositHint')}
        </Typography>
      )}
    </>
  );
}

function TermsLine(props: { agree: boolean; onChange: (agree: boolean) => void; isMissing: boolean }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <>
      <Box sx={{ display: 'flex', gap: '10px', alignItems: 'flex-start', fontSize: 14, mt: 2 }}>
        <Checkbox
          id={id}
          checked={props.agree}
          onChange={(event) => props.onChange(event.target.checked)}
          sx={{ p: 0 }}
        />
        <span>
          <label htmlFor={id}>{t('place.terms')}</label>{' '}
          <ProtocolLink code="storage_terms">{t('storage.terms')}</ProtocolLink> {t('place.termsAnd')}{' '}
          <ProtocolLink code="prohibited_items">{t('protocol.banned')}</ProtocolLink>
        </span>
      </Box>
      {props.isMissing && <FormHelperText error>{t('place.termsNeeded')}</FormHelperText>}
    </>
  );
}
