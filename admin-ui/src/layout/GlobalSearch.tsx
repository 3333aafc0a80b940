import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCreatePath, useDataProvider, useGetResourceLabel, useNavigate, useTranslate } from 'react-admin';
import { useTyped } from '../crud/FilterControls';
import { declarationOf, defaultSort, representation } from '../crud/resource-fields';
import { useMay } from './access';
import { Key } from './Key';

/** Marks the field that `/` jumps to. */
export const SEARCH_ID = 'workspace-search';

const SEARCHED = ['luggage-order', 'waybill', 'member'];
const HITS = 5;

interface Hit {
  readonly resource: string;
  readonly id: number;
  readonly name: string;
  readonly note: string;
}

const noteFields = ['user_name', 'receiver_name', 'username', 'mobile'];

/** One box over orders, waybills and members; Enter opens what is chosen. */
export function GlobalSearch() {
  const translate = useTranslate();
  const nameOf = useGetResourceLabel();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const dataProvider = useDataProvider();
  const may = useMay();
  const [asked, setAsked] = useState('');
  const { text, setText } = useTyped(asked, setAsked);
  const words = asked.trim();
  const places = SEARCHED.filter((resource) => may(resource, 'list'));
  const { data = [], isFetching } = useQuery({
    queryKey: ['search', words],
    enabled: words.length > 1,
    queryFn: async (): Promise<Hit[]> => {
      const pages = await Promise.all(
        places.map(async (resource) => {
          const { data: rows } = await dataProvider.getList(resource, {
            filter: { q: words },
            pagination: { page: 1, perPage: HITS },
            sort: defaultSort(declarationOf(resource)),
          });
          return rows.map((row: Readonly<Record<string, unknown>>): Hit => ({
            resource,
            id: row['id'] as number,
            name: representation(declarationOf(resource), row),
            note: noteFields
              .map((field) => row[field])
              .filter((note) => typeof note === 'string' && note !== '')
              .join(' · '),
          }));
        }),
      );
      return pages.flat();
    },
  });
  if (places.length === 0) return <Box sx={{ flex: 1 }} />;
  return (
    <Autocomplete<Hit, false, false, true>
      freeSolo
      autoHighlight
      id={SEARCH_ID}
      options={words.length > 1 ? data : []}
      loading={isFetching}
      loadingText={translate('app.searching')}
      noOptionsText={translate('app.nothing')}
      filterOptions={(options) => options}
      groupBy={({ resource }) => nameOf(resource, 2)}
      getOptionLabel={(hit) => (typeof hit === 'string' ? hit : hit.name)}
      getOptionKey={(hit) => (typeof hit === 'string' ? hit : `${hit.resource}/${hit.id}`)}
      inputValue={text}
      onInputChange={(_, next, reason) => setText(reason === 'reset' ? '' : next)}
      onChange={(_, chosen) => {
        // Enter without choosing takes the first that was found.
        const hit = typeof chosen === 'string' ? data[0] : chosen;
        if (!hit) return;
        setText('');
        navigate(createPath({ resource: hit.resource, type: 'show', id: hit.id }));
      }}
      value={null}
      sx={{ width: 380, maxWidth: '100%', minWidth: 0 }}
      renderOption={({ key, ...props }, hit) => (
        <li key={key} {...props}>
          <b>{hit.name}</b>
          <Box component="span" sx={{ ml: 1, color: 'text.secondary', fontSize: 13 }}>
            {hit.note}
          </Box>
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          placeholder={translate('app.search')}
          sx={(theme) => ({
            m: 0,
            '& .MuiOutlinedInput-root': { bgcolor: theme.palette.sunken },
            '& .MuiOutlinedInput-notchedOutline': { borderColor: 'transparent' },
          })}
          slotProps={{
            htmlInput: {
              ...params.inputProps,
              'aria-label': translate('app.search'),
              'aria-keyshortcuts': '/',
            },
            input: {
              ...params.InputProps,
              startAdornment: (
                <InputAdornment position="start" sx={{ ml: 0.5 }}>
                  <SearchOutlined fontSize="small" />
                </InputAdornment>
              ),
              endAdornment: text === '' && (
                <Box sx={{ display: { xs: 'none', md: 'block' } }}>
                  <Key>/</Key>
                </Box>
              ),
            },
          }}
        />
      )}
    />
  );
}
