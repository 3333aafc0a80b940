import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useNavigate, useTranslate } from 'react-admin';
import { HOME } from './tab-rules';
import { useTabs, useTabTitle } from './tabs-context';
import { useDashboardEntry } from './useMenu';

/** The opened pages on a phone. */
export function TabPicker() {
  const { tabs, activeKey } = useTabs();
  const translate = useTranslate();
  const titleOf = useTabTitle();
  const home = useDashboardEntry();
  const navigate = useNavigate();
  return (
    <Box sx={{ px: 1.5, pt: 1 }}>
      <TextField
        select
        value={tabs.some((tab) => tab.key === activeKey) ? activeKey : HOME}
        onChange={({ target }) => navigate(tabs.find((tab) => tab.key === target.value)?.path ?? HOME)}
        sx={{ m: 0 }}
        slotProps={{ select: { SelectDisplayProps: { 'aria-label': translate('app.tabs') } } }}
      >
        <MenuItem value={HOME}>{home?.title ?? translate('app.home')}</MenuItem>
        {tabs.map((tab) => (
          <MenuItem key={tab.key} value={tab.key}>
            {titleOf(tab)}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}
