import SearchOutlined from '@mui/icons-material/SearchOutlined';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import type { SxProps } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { useDebounced } from './useDebounced';

const DELAY_MS = 300;
/** The server's own cap. */
const MOST = 80;

/** Words to search a list by, passed on when typing pauses. `label` says what is searched; it stands in the empty field. */
export function SearchField({
  label,
  value,
  onSearch,
  sx,
}: {
  label: string;
  value: string;
  onSearch: (words: string) => void;
  sx?: SxProps;
}) {
  const [typed, setTyped] = useState(value);
  const words = useDebounced(typed.trim(), DELAY_MS);
  const pass = useRef(onSearch);
  pass.current = onSearch;
  const told = useRef(value);
  useEffect(() => {
    if (words === told.current) return;
    told.current = words;
    pass.current(words);
  }, [words]);
  return (
    <TextField
      size="small"
      type="search"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      placeholder={label}
      slotProps={{
        htmlInput: { 'aria-label': label, maxLength: MOST },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchOutlined fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
      {...(sx && { sx })}
    />
  );
}
