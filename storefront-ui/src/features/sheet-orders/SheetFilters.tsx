import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { statusWord } from '@parcelway/look';
import { useTranslation } from 'react-i18next';
import { useAppearance } from '../../app/Appearance';
import { SearchField } from '../../ui/SearchField';
import type { SheetFilter } from './sheet-rules';

/** Search words, payment and warehouse scan. */
export function SheetFilters({
  filter,
  onChange,
}: {
  filter: SheetFilter;
  onChange: (part: Partial<SheetFilter>) => void;
}) {
  const { t } = useTranslation();
  const { locale } = useAppearance();
  const choice = (
    name: 'pay' | 'scan',
    label: string,
    options: readonly (readonly [value: string, text: string])[],
  ) => (
    <TextField
      select
      size="small"
      label={label}
      value={filter[name]}
      onChange={({ target }) => onChange({ [name]: target.value })}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ minWidth: 130, width: { md: 160 }, flex: { xs: 1, md: 'none' } }}
    >
      <MenuItem value="">{t('sheet.any')}</MenuItem>
      {options.map(([value, text]) => (
        <MenuItem key={value} value={value}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
  return (
    <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1.5, mb: 1.5 }}>
      <SearchField
        label={t('sheet.search')}
        value={filter.search}
        onSearch={(search) => onChange({ search })}
        sx={{ width: { md: 'auto' }, flex: { xs: '1 0 100%', md: 1 } }}
      />
      {choice(
        'pay',
        t('sheet.paid'),
        ['1', '2', '3'].map((value) => [value, statusWord('pay', value, locale).text] as const),
      )}
      {choice('scan', t('sheet.scanned'), [
        ['0', t('sheet.scan.0')],
        ['1', t('sheet.scan.1')],
      ])}
    </Box>
  );
}
