import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

/** The label above a field. Required is the rule, so only optional fields say something. */
export function FieldLabel({ children, optional }: { children: ReactNode; optional: boolean }) {
  const translate = useTranslate();
  return (
    <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
      <span>{children}</span>
      {optional && (
        <Box component="small" sx={{ color: 'text.secondary', fontWeight: 400, fontSize: 12 }}>
          {translate('app.optional')}
        </Box>
      )}
    </Box>
  );
}
