import MenuItem from '@mui/material/MenuItem';
import type { Control, UseFormSetValue } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { AreaOption } from '../../api/types';
import { FormField } from '../../ui/FormField';
import type { Check } from '../../ui/rules';
import { useAreas } from './address-api';
import type { AddressForm } from './address-form';

const codeOf = (options: readonly AreaOption[] | undefined, name: string): number | undefined =>
  options?.find((option) => option.label === name)?.value;

/** Province, city and district: each list follows from the one before. The form keeps names, the lists go by codes. */
export function ChinaAreaFields({
  control,
  setValue,
  checks,
}: {
  control: Control<AddressForm>;
  setValue: UseFormSetValue<AddressForm>;
  checks: Record<'province' | 'city' | 'district', readonly Check[]>;
}) {
  const { t } = useTranslation();
  const [province, city, district] = useWatch({ control, name: ['province', 'city', 'district'] });
  const provinces = useAreas({}, true).data;
  const provinceCode = codeOf(provinces, province);
  const cities = useAreas({ province: provinceCode }, provinceCode !== undefined).data;
  const cityCode = codeOf(cities, city);
  const districts = useAreas({ province: provinceCode, city: cityCode }, cityCode !== undefined).data;

  const choices = (options: readonly AreaOption[] | undefined, current: string) => {
    const names = options?.map((option) => option.label) ?? [];
    // A kept name stays choosable while its list loads.
    const all = current && !names.includes(current) ? [current, ...names] : names;
    return [
      <MenuItem key="" value="" disabled>
        {t('address.choose')}
      </MenuItem>,
      ...all.map((name) => (
        <MenuItem key={name} value={name}>
          {name}
        </MenuItem>
      )),
    ];
  };
  return (
    <>
      <FormField
        control={control}
        name="province"
        label={t('address.field.province')}
        checks={checks.province}
        onChanged={() => {
          setValue('city', '');
          setValue('district', '');
        }}
      >
        {choices(provinces, province)}
      </FormField>
      <FormField
        control={control}
        name="city"
        label={t('address.field.city')}
        checks={checks.city}
        disabled={!province}
        onChanged={() => setValue('district', '')}
      >
        {choices(cities, city)}
      </FormField>
      <FormField
        control={control}
        name="district"
        label={t('address.field.district')}
        checks={checks.district}
        disabled={!city}
      >
        {choices(districts, district)}
      </FormField>
    </>
  );
}
