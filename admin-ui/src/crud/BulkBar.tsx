import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { Key } from '../layout/Key';

/** What can be done with the selected rows; Esc lets them go. */
export function BulkBar({ label, children }: { label: string; children: ReactNode }) {
  const { selectedIds, onUnselectItems } = useListContext();
  const translate = useTranslate();
  const count = selectedIds.length;
  useEffect(() => {
    if (count === 0) return;
    const release = (event: KeyboardEvent): void => {
      const inDialog =
        event.target instanceof Element && event.target.closest('[role=dialog], [role=alertdialog]') !== null;
      if (event.key === 'Escape' && !inDialog) onUnselectItems();
    };
    document.addEventListener('keydown', release);
    return () => document.removeEventListener('keydown', release);
  }, [count, onUnselectItems]);
  if (count === 0) return null;
  return (
    <Box
      role="toolbar"
      aria-label={translate(label, { smart_count: count })}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        px: 1.75,
        minHeight: 38,
        bgcolor: 'primary.light',
        fontSize: 13.5,
      }}
    >
      <b aria-live="polite">{translate(label, { smart_count: count })}</b>
      {children}
      <Box sx={{ ml: 'auto', color: 'text.secondary', display: { xs: 'none', md: 'block' } }}>
        {translate('list.press')} <Key>Esc</Key> {translate('list.cancelSelection')}
      </Box>
    </Box>
  );
}
