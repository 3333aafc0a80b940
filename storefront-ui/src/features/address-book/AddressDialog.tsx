import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { statusChoices, StickyBar } from '@parcelway/look';
import { useId, useRef, type ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { AddressRow } from '../../api/types';
import { useAppearance } from '../../app/Appearance';
import { FormField } from '../../ui/FormField';
import { countErrors, showFieldErrors } from '../../ui/form-errors';
import { useErrorText } from '../../ui/States';
import { useToast } from '../../ui/Toast';
import { useIsPhone } from '../../ui/useIsPhone';
import { useLatinForm, useSaveAddress } from './address-api';
import {
  addressChecks,
  callingCode,
  COUNTRIES,
  countryOfUse,
  emptyAddress,
  formOf,
  SALUTATIONS,
  type AddressForm,
} from './address-form';
import { countryName } from './address-text';
import { ChinaAreaFields } from './ChinaAreaFields';
import { PasteBox } from './PasteBox';
import { PostcodeLookup } from './PostcodeLookup';

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, mb: 3, minWidth: 0 }}>
    <Typography component="legend" variant="h4" sx={{ mb: 1.5, p: 0 }}>
      {title}
    </Typography>
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(6, 1fr)' }, gap: 2 }}>
      {children}
    </Box>
  </Box>
);
const full = { gridColumn: '1 / -1' };
const half = { gridColumn: { xs: 'span 1', sm: 'span 3' } };
const third = { gridColumn: { xs: 'span 1', sm: 'span 2' } };
const wide = { gridColumn: { xs: '1 / -1', sm: 'span 3' } };

/** Adds or changes an address: a full screen on phones, a dialog on laptops. `onSaved` gets the id. */
export function AddressDialog({
  address,
  type = '1',
  onClose,
  onSaved,
}: {
  /** The address to change, or none for a new one. */
  address: AddressRow | null;
  /** Use of a new address. */
  type?: string;
  onClose: () => void;
  onSaved: (id: number) => void;
}) {
  const { t } = useTranslation();
  const { locale } = useAppearance();
  const phone = useIsPhone();
  const toast = useToast();
  const errorText = useErrorText();
  const titleId = useId();
  const save = useSaveAddress(address?.id ?? null);
  const latin = useLatinForm();
  const { control, handleSubmit, getValues, setValue, setError, trigger, formState } = useForm<AddressForm>({
    mode: 'onTouched',
    defaultValues: address ? formOf(address) : emptyAddress(type, SALUTATIONS[0]),
  });
  const typed = useWatch({ control }) as AddressForm;
  const { country, mobile_code: code } = typed;
  const china = country === 'CN';
  const checks = addressChecks(country, code);
  const wrong = countErrors(formState.errors);
  const submit = handleSubmit((form) =>
    save.mutate(form, {
      onSuccess: (id) => {
        toast(t('address.saved'));
        onSaved(id);
      },
      onError: (error) => showFieldErrors(error, setError),
    }),
  );
  const countryChosen = useRef(address !== null);
  const changeUse = (use: string): void => {
    const next = countryOfUse(use);
    if (countryChosen.current || next === country) return;
    setValue('country', next);
    changeCountry(next);
  };
  const changeCountry = (next: string): void => {
    setValue('mobile_code', callingCode(next));
    (['province', 'city', 'district'] as const).forEach((name) => setValue(name, ''));
    if (formState.touchedFields.zip_code) void trigger('zip_code');
  };
  const fillIn = (part: Partial<AddressForm>): void => {
    countryChosen.current ||= part.country !== undefined;
    for (const [name, value] of Object.entries(part))
      setValue(name as keyof AddressForm, value, { shouldValidate: true, shouldDirty: true });
  };
  const spellLatin = (): void =>
    latin.mutate(getValues(), {
      onSuccess: (spelled) => fillIn(spelled),
      onError: (error) => toast(errorText(error), 'error'),
    });
  const lookup = (
    <Box sx={half}>
      <PostcodeLookup place={typed} onFound={fillIn} />
    </Box>
  );
  const field = (name: keyof AddressForm) => ({ control, name, checks: checks[name] });
  return (
    <Dialog open onClose={onClose} fullScreen={phone} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void submit(event)}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}
      >
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            height: 56,
            pl: 2.5,
            pr: 0.5,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Typography id={titleId} variant="h3" component="h2" sx={{ flex: 1 }}>
            {t(address ? 'address.editTitle' : 'address.add')}
          </Typography>
          <IconButton aria-label={t('act.close')} onClick={onClose}>
            <CloseOutlined />
          </IconButton>
        </Box>
        <Box sx={{ flex: 1, overflowY: 'auto', px: 2.5, pt: 2.5 }}>
          {address === null && <PasteBox onRead={fillIn} />}
          <Group title={t('address.section.who')}>
            <FormField
              {...field('address_type')}
              label={t('address.field.type')}
              hint={t('address.hint.type')}
              onChanged={changeUse}
              sx={half}
            >
              {statusChoices('addressType', locale).map(({ value, text }) => (
                <MenuItem key={value} value={value}>
                  {text}
                </MenuItem>
              ))}
            </FormField>
            <FormField
              {...field('country')}
              label={t('address.country.label')}
              onChanged={(next) => {
                countryChosen.current = true;
                changeCountry(next);
              }}
              sx={half}
            >
              {COUNTRIES.map((value) => (
                <MenuItem key={value} value={value}>
                  {countryName(value, locale)}
                </MenuItem>
              ))}
            </FormField>
            <FormField
              {...field('last_name')}
              label={t('address.field.last_name')}
              autoComplete="family-name"
              sx={third}
            />
            <FormField
              {...field('first_name')}
              label={t('address.field.first_name')}
              autoComplete="given-name"
              sx={third}
            />
            <FormField {...field('salutation')} label={t('address.field.salutation')} sx={third}>
              {SALUTATIONS.map((value) => (
                <MenuItem key={value} value={value}>
                  {value}
                </MenuItem>
              ))}
            </FormField>
            <FormField
              {...field('mobile')}
              label={t('address.field.mobile')}
              start={`+${code}`}
              inputMode="tel"
              autoComplete="tel-national"
              sx={wide}
            />
            <FormField
              {...field('email')}
              label={t('address.field.email')}
              optional
              inputMode="email"
              autoComplete="email"
              sx={wide}
            />
          </Group>
          <Group title={t('address.section.where')}>
            {china ? (
              <Box
                sx={{
                  ...full,
                  display: 'grid',
                  gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
                  gap: 2,
                }}
              >
                <ChinaAreaFields control={control} setValue={setValue} checks={checks} />
              </Box>
            ) : (
              <FormField
                {...field('zip_code')}
                label={t('address.field.zip_code')}
                hint={t('address.hint.zipGb')}
                autoComplete="postal-code"
                sx={half}
              />
            )}
            {!china && lookup}
            <FormField
              {...field('address_line')}
              label={t(china ? 'address.field.address_line' : 'address.field.address_lineGb')}
              hint={t(china ? 'address.hint.address_lineCn' : 'address.hint.address_lineGb')}
              autoComplete="address-line1"
              sx={full}
            />
            {china ? (
              <>
                <FormField
                  {...field('zip_code')}
                  label={t('address.field.zip_code')}
                  hint={t('address.hint.zipCn')}
                  inputMode="numeric"
                  autoComplete="postal-code"
                  sx={half}
                />
                {lookup}
              </>
            ) : (
              <>
                <FormField
                  {...field('city')}
                  label={t('address.field.city')}
                  autoComplete="address-level2"
                  sx={half}
                />
                <FormField
                  {...field('province')}
                  label={t('address.field.county')}
                  optional
                  autoComplete="address-level1"
                  sx={half}
                />
              </>
            )}
          </Group>
          <Group title={t('address.section.more')}>
            {(['address_line_2', 'address_line_3', 'company', 'tel_number'] as const).map((name) => (
              <FormField
                key={name}
                {...field(name)}
                label={t(`address.field.${name}`)}
                optional
                sx={name.startsWith('address') ? full : wide}
              />
            ))}
          </Group>
          {china && (
            <Group title={t('address.section.customs')}>
              <FormField
                {...field('id_card_number')}
                label={t('address.field.id_card_number')}
                hint={
                  address?.id_card_number
                    ? t('address.hint.idKept', { number: address.id_card_number })
                    : t('address.hint.id_card_number')
                }
                sx={full}
              />
              <FormField
                {...field('latin_name')}
                label={t('address.field.latin_name')}
                hint={t('address.hint.latin')}
                optional
                sx={full}
              />
              <FormField
                {...field('latin_address')}
                label={t('address.field.latin_address')}
                optional
                sx={full}
              />
              <Box sx={full}>
                <Button size="small" disabled={latin.isPending} onClick={spellLatin}>
                  {t('address.spell')}
                </Button>
              </Box>
            </Group>
          )}
        </Box>
        <StickyBar>
          {save.isError && (
            <Alert severity="error" role="alert" sx={{ mb: 1 }}>
              {errorText(save.error)}
            </Alert>
          )}
          {wrong > 0 && formState.isSubmitted && !save.isError && (
            <Alert severity="error" role="alert" sx={{ mb: 1 }}>
              {t('error.fields', { count: wrong })}
            </Alert>
          )}
          <Button type="submit" variant="contained" size="large" fullWidth disabled={save.isPending}>
            {t('act.save')}
          </Button>
        </StickyBar>
      </Box>
    </Dialog>
  );
}
