import FilterAltOutlined from '@mui/icons-material/FilterAltOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { inLocale } from '../i18n/field-words';
import { useLanguage } from '../i18n/useLanguage';
import { FilterControl, useTyped } from './FilterControls';
import { DaySpanFilter } from './DaySpanFilter';
import { spanIn, withSpan } from './day-span';
import type { NamedField } from './resource-fields';
import { isAtHand, isDay } from './resource-fields';
import { SearchBar } from './SearchBar';

/** How many filters stand open beside the search box at most. */
const AT_HAND = 3;

/** The search box, the filters at hand, the rest behind a button, and at the end what the list can do. */
export function FilterBar({
  resource,
  fields,
  searchLabel,
  actions,
}: {
  resource: string;
  fields: readonly NamedField[];
  /** Words of the search box; none leaves it out. */
  searchLabel: string | null;
  actions?: ReactNode;
}) {
  const { filterValues, setFilters } = useListContext();
  const translate = useTranslate();
  const language = useLanguage();
  const values = filterValues as Readonly<Record<string, unknown>>;
  const atHand = fields.filter(isAtHand).slice(0, AT_HAND);
  const later = fields.filter((of) => !atHand.includes(of));
  const [open, setOpen] = useState(() =>
    later.some(({ name }) => [name, `${name}_gte`, `${name}_lte`].some((key) => values[key] !== undefined)),
  );
  const set = useCallback(
    (name: string, value: unknown): void => {
      const { [name]: _, ...others } = values;
      setFilters(value === undefined || value === '' ? others : { ...others, [name]: value });
    },
    [values, setFilters],
  );
  const shown = open ? [...atHand, ...later] : atHand;
  const isNarrowed = Object.keys(values).length > 0;
  return (
    <SearchBar>
      {searchLabel !== null && (
        <QuickSearch
          label={searchLabel}
          value={String(values['q'] ?? '')}
          onChange={(text) => set('q', text)}
        />
      )}
      {shown.map((of) =>
        isDay(of.field) ? (
          <DaySpanFilter
            key={of.name}
            label={inLocale(of.field.label, language)}
            value={spanIn(values, of.name)}
            onChange={(span) => setFilters(withSpan(values, of.name, span, of.field.kind === 'instant'))}
          />
        ) : (
          <FilterControl
            key={of.name}
            resource={resource}
            of={of}
            value={values[of.name]}
            onChange={(value) => set(of.name, value)}
          />
        ),
      )}
      {later.length > 0 && (
        <Button
          startIcon={<FilterAltOutlined />}
          aria-expanded={open}
          onClick={() => setOpen((before) => !before)}
        >
          {translate(open ? 'list.less' : 'list.more')}
        </Button>
      )}
      {isNarrowed && <Button onClick={() => setFilters({})}>{translate('list.clear')}</Button>}
      <Box sx={{ ml: 'auto', display: 'flex', gap: 1, alignItems: 'center' }}>{actions}</Box>
    </SearchBar>
  );
}

/** The search box of a list; what is typed is handed on once typing pauses. */
export function QuickSearch({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (text: string) => void;
}) {
  const { text, setText } = useTyped(value, onChange);
  return (
    <TextField
      type="search"
      value={text}
      onChange={({ target }) => setText(target.value)}
      placeholder={label}
      sx={{ width: { xs: '100%', sm: 230 }, m: 0 }}
      slotProps={{
        htmlInput: { 'aria-label': label },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchOutlined fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
