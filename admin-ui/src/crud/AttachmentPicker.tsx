import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Pagination from '@mui/material/Pagination';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { useTyped } from './FilterControls';
import { ErrorNotice } from './Notice';
import { declarationOf, defaultSort } from './resource-fields';

const PER_PAGE = 24;
const isPictureType = (type: unknown): boolean => String(type).startsWith('image/');

/** Takes a file that was uploaded before; the newest come first. */
export function AttachmentPicker({
  isPicture,
  onPick,
  onClose,
}: {
  isPicture: boolean;
  onPick: (address: string) => void;
  onClose: () => void;
}) {
  const translate = useTranslate();
  const [page, setPage] = useState(1);
  const [search, setSearch] = useState('');
  const { text, setText } = useTyped(search, (words) => {
    setPage(1);
    setSearch(words);
  });
  const {
    data: rows = [],
    total = 0,
    error,
    refetch,
  } = useGetList('attachment', {
    pagination: { page, perPage: PER_PAGE },
    sort: defaultSort(declarationOf('attachment')),
    filter: { ...(search === '' ? {} : { q: search }), ...(isPicture ? { mimetype_like: 'image/' } : {}) },
  });
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="picker-title">
      <DialogTitle id="picker-title">{translate('upload.pickTitle')}</DialogTitle>
      <DialogContent>
        <TextField
          type="search"
          autoFocus
          value={text}
          onChange={({ target }) => setText(target.value)}
          placeholder={translate('list.search')}
          slotProps={{ htmlInput: { 'aria-label': translate('list.search') } }}
          sx={{ mb: 1.5 }}
        />
        {error ? <ErrorNotice error={error} onRetry={() => void refetch()} /> : null}
        <Box
          component="ul"
          aria-labelledby="picker-title"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
            gap: 1,
            listStyle: 'none',
            m: 0,
            p: 0,
          }}
        >
          {rows.map((row) => (
            <li key={row.id}>
              <ButtonBase
                onClick={() => onPick(String(row['url']))}
                sx={{
                  width: '100%',
                  height: '100%',
                  flexDirection: 'column',
                  gap: 0.5,
                  p: 1,
                  border: 1,
                  borderColor: 'divider',
                  borderRadius: '6px',
                  fontSize: 12,
                  overflowWrap: 'anywhere',
                }}
              >
                {isPictureType(row['mimetype']) && (
                  <Box
                    component="img"
                    src={String(row['url'])}
                    alt=""
                    loading="lazy"
                    sx={{ width: 88, height: 88, objectFit: 'cover' }}
                  />
                )}
                {String(row['name'])}
              </ButtonBase>
            </li>
          ))}
        </Box>
        {!error && rows.length === 0 && translate('app.nothing')}
        {total > PER_PAGE && (
          <Pagination
            aria-label={translate('upload.pickTitle')}
            getItemAriaLabel={(type, number) => translate(`ra.navigation.${type}`, { page: number })}
            sx={{ mt: 1.5 }}
            page={page}
            count={Math.ceil(total / PER_PAGE)}
            onChange={(_, next) => setPage(next)}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}
