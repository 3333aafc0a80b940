import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { SheetStatus } from '@parcelway/contracts/statuses';
import { formatG, formatMoneyText, StickyBar } from '@parcelway/look';
import { useEffect } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { AddressRow, SheetOrderDetail } from '../../api/types';
import { countErrors, showFieldErrors } from '../../ui/form-errors';
import { Page } from '../../ui/Page';
import { Fact, Section } from '../../ui/Section';
import { useErrorText } from '../../ui/States';
import { useToast } from '../../ui/Toast';
import { useIsPhone } from '../../ui/useIsPhone';
import { DraftMark } from '../drafts/DraftMark';
import { LeaveDialog } from '../drafts/LeaveDialog';
import { useDeviceDraft } from '../drafts/useDeviceDraft';
import { SheetChannelSection } from './SheetChannelSection';
import { bodyOf, parcelOf, sheetDraft, type SheetForm as Form } from './sheet-form';
import { useSaveSheet, useSheetQuotes, type SheetNext } from './sheet-form-api';
import { SheetItemsSection } from './SheetItemsSection';
import { SheetReceiverSection } from './SheetReceiverSection';
import { SheetReferenceSection } from './SheetReferenceSection';

/** The form of one package, new or kept: whom to, what, how, and what it costs before anything is paid. */
export function SheetForm({
  first,
  keptAt,
  order,
  addresses,
  back,
}: {
  first: Form;
  /** When this device kept it (epoch milliseconds); null when it did not. */
  keptAt: number | null;
  /** The kept order, or null for a new one. */
  order: SheetOrderDetail | null;
  addresses: readonly AddressRow[];
  back: string;
}) {
  const { t } = useTranslation();
  const phone = useIsPhone();
  const navigate = useNavigate();
  const toast = useToast();
  const errorText = useErrorText();
  const form = useForm<Form>({ mode: 'onTouched', defaultValues: first });
  const { control, handleSubmit, setError, setValue, getValues, formState } = form;
  const values = useWatch({ control }) as Form;
  const isNew = order === null;
  // A package that the account has is not kept twice.
  const device = useDeviceDraft({
    draft: sheetDraft,
    form: values,
    isDirty: formState.isDirty,
    keptAt,
    isOff: !isNew,
  });
  const save = useSaveSheet(order?.id ?? null);
  const quotes = useSheetQuotes(parcelOf(values));
  const chosen = quotes.data?.quotes.find(({ channel_id }) => String(channel_id) === values.channel_id);
  const only = quotes.data?.quotes.length === 1 ? quotes.data.quotes[0]?.channel_id : undefined;
  useEffect(() => {
    if (only && !getValues('channel_id')) setValue('channel_id', String(only), { shouldValidate: true });
  }, [only, getValues, setValue]);
  const go: SheetNext = order?.status === SheetStatus.failed ? 'retry' : 'submit';
  const title = t(order ? 'sheet.form.edit' : 'sheet.form.new');
  const send = (next: SheetNext) =>
    void handleSubmit((typed) =>
      save.mutate(
        { body: bodyOf(typed, order?.body), next },
        {
          onSuccess: ({ id, refused }) => {
            if (refused) toast(refused.text, 'error');
            else toast(t(next === 'keep' ? 'sheet.form.kept' : `sheet.done.${next}`));
            device.finish();
            void navigate(`/user/account/sheetOrder/${id}`, { replace: true });
          },
          onError: (error) => {
            if (!showFieldErrors(error, setError)) toast(errorText(error), 'error');
          },
        },
      ),
    )();
  const wrong = formState.isSubmitted ? countErrors(formState.errors) : 0;
  const price = (
    <Box component="b" aria-live="polite" sx={{ fontSize: 22, opacity: quotes.stale ? 0.5 : 1 }}>
      {formatMoneyText(chosen?.amount, chosen?.currency)}
    </Box>
  );
  const buttons = (
    <>
      <Button variant="outlined" size="large" disabled={save.isPending} onClick={() => send('keep')}>
        {t('sheet.form.keep')}
      </Button>
      <Button variant="contained" size="large" disabled={save.isPending} onClick={() => send(go)}>
        {t(`sheet.form.${go}`)}
      </Button>
    </>
  );
  return (
    <FormProvider {...form}>
      <Page
        title={title}
        lead={t('sheet.form.lead')}
        back={back}
        end={isNew && <DraftMark savedAt={device.savedAt} />}
        foot={
          phone && (
            <StickyBar label={t('nav.actions')}>
              <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', mb: 1 }}>
                <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{t('sheet.form.freight')}</Box>
                {price}
              </Box>
              <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}>{buttons}</Box>
            </StickyBar>
          )
        }
      >
        <Box
          component="form"
          noValidate
          aria-label={title}
          onSubmit={(event) => event.preventDefault()}
          sx={{
            display: 'grid',
            gridTemplateColumns: { md: 'minmax(0, 1fr) 340px' },
            gap: { md: 3 },
            pt: { xs: 1.5, md: 0 },
          }}
        >
          <Box sx={{ minWidth: 0 }}>
            {order?.status === SheetStatus.failed && (
              <Alert severity="error" sx={{ mb: 1.5 }}>
                {t('sheet.failed', { reason: order.last_error })}
              </Alert>
            )}
            <SheetReceiverSection />
            <SheetItemsSection />
            <SheetChannelSection quotes={quotes} />
            <SheetReferenceSection isNew={isNew} addresses={addresses} />
          </Box>
          <Box>
            <Section title={t('sheet.form.freight')} sx={{ position: { md: 'sticky' }, top: { md: 16 } }}>
              <Box component="dl" sx={{ m: 0 }}>
                <Fact name={t('sheet.channel')}>{chosen?.name ?? '—'}</Fact>
                <Fact name={t('sheet.form.charged')}>{formatG(chosen?.charged_g)}</Fact>
                {!phone && <Fact name={t('sheet.form.freight')}>{price}</Fact>}
              </Box>
              <Typography variant="body2" color="text.secondary" sx={{ mt: 1, fontSize: 12.5 }}>
                {t(go === 'retry' ? 'sheet.form.retryHint' : 'sheet.form.payHint')}
              </Typography>
              {wrong > 0 && (
                <Typography role="alert" color="error" sx={{ mt: 1, fontSize: 14 }}>
                  {t('sheet.form.wrong', { count: wrong })}
                </Typography>
              )}
              {!phone && <Box sx={{ display: 'grid', gap: 1, mt: 2 }}>{buttons}</Box>}
            </Section>
          </Box>
        </Box>
      </Page>
      <LeaveDialog
        when={device.isAtRisk}
        onDiscard={device.finish}
        {...(isNew && { onKeep: device.keep, onClose: device.keep })}
      />
    </FormProvider>
  );
}
