import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { groupDigits } from '@parcelway/look';
import { useListContext, useTranslate } from 'react-admin';

const SIZES = [10, 25, 50, 100];

/** Which rows these are, how many a page, and the way to the next ones. */
export function ListFooter({ label = 'list.range' }: { label?: string }) {
  const { page, perPage, total = 0, setPage, setPerPage, isPending } = useListContext();
  const translate = useTranslate();
  if (isPending || total === 0) return null;
  const pages = Math.max(1, Math.ceil(total / perPage));
  const shown = {
    from: (page - 1) * perPage + 1,
    to: Math.min(page * perPage, total),
    total: groupDigits(String(total)),
  };
  return (
    <Box
      component="nav"
      aria-label={translate(label, shown)}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        alignItems: 'center',
        gap: 1,
        px: 1.75,
        py: '6px',
        borderTop: 1,
        borderColor: 'divider',
        fontSize: 13,
        color: 'text.secondary',
      }}
    >
      <span>{translate(label, shown)}</span>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <span id="per-page">{translate('list.perPage')}</span>
        <Select
          value={SIZES.includes(perPage) ? perPage : 25}
          onChange={({ target }) => setPerPage(Number(target.value))}
          variant="standard"
          disableUnderline
          sx={{ fontSize: 13, ml: 0.5, mr: 1 }}
          SelectDisplayProps={{ 'aria-labelledby': 'per-page' }}
        >
          {SIZES.map((size) => (
            <MenuItem key={size} value={size}>
              {size}
            </MenuItem>
          ))}
        </Select>
        <IconButton
          aria-label={translate('list.previous')}
          disabled={page <= 1}
          onClick={() => setPage(page - 1)}
        >
          <ChevronLeftOutlined fontSize="small" />
        </IconButton>
        <span>
          <Box component="b" sx={{ color: 'text.primary' }}>
            {page}
          </Box>
          {` / ${pages}`}
        </span>
        <IconButton
          aria-label={translate('list.next')}
          disabled={page >= pages}
          onClick={() => setPage(page + 1)}
        >
          <ChevronRightOutlined fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  );
}
