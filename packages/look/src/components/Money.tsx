import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { formatMoneyText } from '../format/money';

/** An amount from the server's decimal string, in figures of equal width, never broken over two lines. */
export function Money({
  value,
  currency = 'GBP',
  signed = false,
  sx,
}: {
  value: string | null | undefined;
  currency?: string;
  signed?: boolean;
  sx?: SxProps<Theme>;
}) {
  return (
    <Box
      component="span"
      sx={[
        { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
        ...(Array.isArray(sx) ? sx : sx ? [sx] : []),
      ]}
    >
      {formatMoneyText(value, currency, { signed })}
    </Box>
  );
}
