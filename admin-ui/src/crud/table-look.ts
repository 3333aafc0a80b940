import type { SxProps, Theme } from '@mui/material/styles';

const look = {
  '& .RaDatagrid-tableWrapper': { overflowX: 'auto' },
  '& .MuiTableCell-root': { fontSize: 13.5, whiteSpace: 'nowrap', px: '9px', py: '4px' },
  '& .MuiTableCell-head': { fontSize: 12.5, height: 36 },
  '& .MuiTableCell-root:first-of-type': { pl: '14px' },
  '& .MuiTableCell-paddingCheckbox': { width: 36, pr: 0 },
  '& .MuiCheckbox-root': { p: '4px', ml: '-4px' },
  '& tbody tr:last-of-type .MuiTableCell-root': { borderBottom: 0 },
  '& tbody tr:focus': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
  '& .figure': { textAlign: 'right' },
};

/** The dense table of the back office: 44 px rows, sunken head, figures to the right, no scroll of the page itself. */
export const tableLook: SxProps<Theme> = look;

/** The same for a table of few columns: they are as wide as they need, the last takes the rest. */
export const fewColumns: SxProps<Theme> = {
  ...look,
  '& .MuiTableCell-root:not(:last-of-type):not(.MuiTableCell-paddingCheckbox)': {
    width: '1%',
    minWidth: 120,
    pr: 4,
  },
};

/** A row that is selected, or shown beside the table. */
export const chosenRow = {
  bgcolor: 'action.selected',
  '&.MuiTableRow-hover:hover': { bgcolor: 'action.selected' },
};
