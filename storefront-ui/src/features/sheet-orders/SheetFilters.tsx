import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { statusWord } from '@parcelway/look';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppearance } from '../../app/Appearance';
import { useDebounced } from '../../ui/useDebounced';
import type { SheetFilter } from './sheet-rules';

const SEARCH_DELAY_MS = 300;

/** Search words, payment and warehouse scan; words are passed on when typing pauses. */
export function SheetFilters({
  filter,
  onChange,
}: {
  filter: SheetFilter;
  onChange: (part: Partial<SheetFilter>) => void;
}) {
  const { t } = useTranslation();
  const { locale } = useAppearance();
  const [typed, setTyped] = useState(filter.search);
  const search = useDebounced(typed.trim(), SEARCH_DELAY_MS);
  const change = useRef(onChange);
  change.current = onChange;
  const told = useRef(filter.search);
  useEffect(() => {
    if (search === told.current) return;
    told.current = search;
    change.current({ search });
  }, [search]);
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
      <TextField
        size="small"
        type="search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        placeholder={t('sheet.search')}
        slotProps={{
          htmlInput: { 'aria-label': t('sheet.search'), maxLength: 80 },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchOutlined fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
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
