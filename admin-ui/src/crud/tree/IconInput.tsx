import Box from '@mui/material/Box';
import { createElement } from 'react';
import type { ReactNode } from 'react';
import { AutocompleteInput, useRecordContext } from 'react-admin';
import { menuIcon, menuIconNames } from '../../layout/menu-icons';

const choices = menuIconNames.map((name) => ({ id: name, name }));

/** One of the icons a menu may have, seen before it is taken. */
export function IconInput({ source, label }: { source: string; label: ReactNode }) {
  return (
    <AutocompleteInput
      source={source}
      label={label}
      choices={choices}
      optionText={<IconOption />}
      inputText={({ name }: { name: string }) => name}
      matchSuggestion={(typed: string, { name }: { name: string }) =>
        name.toLowerCase().includes(typed.toLowerCase())
      }
      helperText={false}
    />
  );
}

function IconOption() {
  const name = String(useRecordContext()?.['name'] ?? '');
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      {createElement(menuIcon(name), { 'aria-hidden': true, sx: { fontSize: 18 } })}
      {name}
    </Box>
  );
}
