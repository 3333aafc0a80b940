import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { StatusChip } from '@parcelway/look';
import { useId } from 'react';
import { Link, useCreatePath, useTranslate } from 'react-admin';
import { enumWords } from '../../i18n/enum-words';
import { inLocale } from '../../i18n/field-words';
import { useLanguage } from '../../i18n/useLanguage';
import { useMay } from '../../layout/access';
import { PrintSpaceLabels } from './PrintSpaceLabels';
import type { Space } from './space-grid';

/** One space: what it is for and what lies in it. */
export function SpaceDialog({ space, onClose }: { space: Space; onClose: () => void }) {
  const translate = useTranslate();
  const language = useLanguage();
  const createPath = useCreatePath();
  const may = useMay();
  const titleId = useId();
  const word = (name: 'size_class' | 'purpose'): string =>
    inLocale(enumWords[`warehouse-space.${name}`]?.[space[name]] ?? [space[name], space[name]], language);
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{space.code}</DialogTitle>
      <DialogContent>
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          {word('size_class')} · {word('purpose')} · {space.orders.length} / {space.capacity}
        </Typography>
        <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
          {translate('space.inIt')}
        </Typography>
        {space.orders.length === 0 && <Typography>{translate('space.none')}</Typography>}
        {space.orders.map(({ id, order_no, status, item_count, planned_out }) => (
          <Box key={id} sx={{ display: 'flex', gap: 1, alignItems: 'center', py: 0.75 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              {may('store-order', 'list') ? (
                <Link to={createPath({ resource: 'store-order', type: 'show', id })}>{order_no}</Link>
              ) : (
                order_no
              )}
              <Typography variant="body2" color="text.secondary">
                {translate('space.pieces', { count: item_count, until: planned_out })}
              </Typography>
            </Box>
            <StatusChip entity="storeOrder" value={status} locale={language} />
          </Box>
        ))}
      </DialogContent>
      <DialogActions>
        <PrintSpaceLabels ids={[space.id]} />
        {may('warehouse-space', 'edit') && (
          <Button
            component={Link}
            to={createPath({ resource: 'warehouse-space', type: 'edit', id: space.id })}
          >
            {translate('space.edit')}
          </Button>
        )}
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
