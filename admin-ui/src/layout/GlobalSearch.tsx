import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCreatePath, useGetResourceLabel, useNavigate, useTranslate } from 'react-admin';
import { useTyped } from '../crud/FilterControls';
import { callRest } from '../providers/rest';
import { useMay } from './access';
import { Key } from './Key';

/** Marks the field that `/` jumps to. */
export const SEARCH_ID = 'workspace-search';

const SEARCHED = ['luggage-order', 'waybill', 'member', 'bill'];

interface Hit {
  readonly resource: string;
  readonly id: number;
  readonly name: string;
  readonly note: string;
}

/** One box over orders, waybills, members and bills; Enter opens what is chosen. */
export function GlobalSearch() {
  const translate = useTranslate();
  const nameOf = useGetResourceLabel();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const may = useMay();
  const [asked, setAsked] = useState('');
  const { text, setText } = useTyped(asked, setAsked);
  const words = asked.trim();
  const places = SEARCHED.filter((resource) => may(resource, 'list'));
  const { data = [], isFetching } = useQuery({
    queryKey: ['search', words],
    enabled: words.length > 1,
    queryFn: async ({ signal }): Promise<readonly Hit[]> => {
      const query = new URLSearchParams({ q: words });
      return (await callRest<{ list: readonly Hit[] }>('GET', `/search?${query}`, undefined, { signal }))
        .list;
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
