import AddOutlined from '@mui/icons-material/AddOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { StatusChip } from '@parcelway/look';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { AddressRow } from '../../api/types';
import { useAppearance } from '../../app/Appearance';
import { useIsPhone } from '../../ui/useIsPhone';
import { addressLines, personName } from '../address-book/address-text';

/** The addresses that fit, to choose one from, with the way to add another. */
export function AddressPicker({
  title,
  addresses,
  chosen,
  onChoose,
  onAdd,
  onClose,
}: {
  title: string;
  addresses: readonly AddressRow[];
  chosen: string;
  onChoose: (id: string) => void;
  onAdd: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { locale } = useAppearance();
  const phone = useIsPhone();
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} fullScreen={phone} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          height: 56,
          pl: 2.5,
          pr: 0.5,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography id={titleId} variant="h3" component="h2" sx={{ flex: 1 }}>
          {title}
        </Typography>
        <IconButton aria-label={t('act.close')} onClick={onClose}>
          <CloseOutlined />
        </IconButton>
      </Box>
      <Box sx={{ p: 2, overflowY: 'auto' }}>
        {addresses.length === 0 && (
          <Typography color="text.secondary" sx={{ py: 2, textAlign: 'center' }}>
            {t('place.noAddress')}
          </Typography>
        )}
        {addresses.map((row) => {
          const id = String(row.id);
          const [street, below] = addressLines(row, locale);
          return (
            <ButtonBase
              key={id}
              onClick={() => onChoose(id)}
              aria-pressed={id === chosen}
              sx={(theme) => ({
                display: 'block',
                width: '100%',
                textAlign: 'left',
                p: '12px 16px',
                mb: 1,
                borderRadius: '10px',
                border: `1px solid ${id === chosen ? theme.palette.primary.main : theme.palette.lineStrong}`,
                bgcolor: id === chosen ? 'primary.light' : 'background.paper',
              })}
            >
              <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
                <b>{personName(row)}</b>
                <StatusChip entity="addressType" value={row.address_type} dot={false} />
              </Box>
              <Box component="span" sx={{ display: 'block', fontSize: 13.5 }}>
                {street}
              </Box>
              <Box component="span" sx={{ display: 'block', fontSize: 13, color: 'text.secondary' }}>
                {below}
              </Box>
            </ButtonBase>
          );
        })}
        <Button
          variant="outlined"
          fullWidth
          startIcon={<AddOutlined />}
          onClick={onAdd}
          sx={{ mt: 1, borderStyle: 'dashed' }}
        >
          {t('place.newAddress')}
        </Button>
      </Box>
    </Dialog>
  );
}
