import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { formatPhone, maskPhone, StatusChip } from '@parcelway/look';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import type { AddressRow } from '../../api/types';
import { useAppearance } from '../../app/Appearance';
import { addressLines, personName } from './address-text';

const quiet = {
  color: 'text.secondary',
  fontWeight: 400,
  fontSize: 14,
  px: '8px',
  '& .MuiButton-startIcon': { mr: '5px', '& > svg': { fontSize: 17 } },
};

/** One address of the book: native lines, Latin form, what is missing, and what can be done with it. */
export function AddressCard({
  address,
  onCopy,
  onEdit,
  onDelete,
}: {
  address: AddressRow;
  onCopy: () => void;
  onEdit: () => void;
  onDelete: () => void;
}) {
  const { t } = useTranslation();
  const { locale } = useAppearance();
  const china = address.country === 'CN';
  const [street, below] = addressLines(address, locale);
  const phone = china
    ? maskPhone(address.mobile_code, address.mobile)
    : formatPhone(address.mobile_code, address.mobile);
  const name = personName(address);
  const use = china
    ? { to: `receiver=${address.id}`, key: 'address.useReceive' }
    : { to: `sender=${address.id}`, key: 'address.useSend' };
  return (
    <Card component="article" aria-label={name} sx={{ mb: 1.5 }}>
      <Box sx={{ px: 2, pt: '14px', pb: '12px' }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: '4px' }}>
          <Box component="b" sx={{ fontSize: 16, fontWeight: 600 }}>
            {name}
          </Box>
          <Box component="span" sx={{ flex: 1, whiteSpace: 'nowrap' }}>
            {phone}
          </Box>
          <StatusChip entity="addressType" value={address.address_type} dot={false} />
        </Box>
        <Typography sx={{ fontSize: 14.5 }}>{street}</Typography>
        <Typography variant="body2" color="text.secondary">
          {below}
          {address.id_card_number && ` · ${t('address.idCard', { number: address.id_card_number })}`}
        </Typography>
        {address.latin_address && (
          <Box
            sx={{
              mt: '7px',
              pl: '9px',
              borderLeft: 2,
              borderColor: 'divider',
              fontSize: 13,
              lineHeight: 1.5,
              color: 'text.secondary',
            }}
          >
            {[address.latin_name, address.latin_address].filter(Boolean).join(', ')}
          </Box>
        )}
        {china && !address.id_card_number && (
          <Box
            sx={{
              display: 'flex',
              gap: '5px',
              mt: '5px',
              fontSize: 12.5,
              color: 'warning.main',
              alignItems: 'center',
            }}
          >
            <WarningAmberOutlined sx={{ fontSize: 16 }} aria-hidden />
            {t('address.noIdCard')}
          </Box>
        )}
      </Box>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          borderTop: 1,
          borderColor: 'divider',
          pl: 2,
          pr: '6px',
          minHeight: 44,
        }}
      >
        {address.address_type !== 3 && (
          <Link component={RouterLink} to={`/placeOrder/luggage?${use.to}`} sx={{ fontSize: 14, py: 1 }}>
            {t(use.key)}
          </Link>
        )}
        <Box sx={{ flex: 1 }} />
        <Button
          sx={quiet}
          startIcon={<ContentCopyOutlined />}
          onClick={onCopy}
          aria-label={`${t('act.copy')} ${name}`}
        >
          {t('act.copy')}
        </Button>
        <Button
          sx={quiet}
          startIcon={<EditOutlined />}
          onClick={onEdit}
          aria-label={`${t('act.edit')} ${name}`}
        >
          {t('act.edit')}
        </Button>
        <Button
          sx={quiet}
          startIcon={<DeleteOutlined />}
          onClick={onDelete}
          aria-label={`${t('act.delete')} ${name}`}
        >
          {t('act.delete')}
        </Button>
      </Box>
    </Card>
  );
}
