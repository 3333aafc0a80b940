import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { formatMoneyText, StatusChip } from '@parcelway/look';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { InsuredBox, OrderInsurance } from '../../api/types';
import { useClaimWindow } from './claim-window';

/** What an order is insured for, box by box, with the way to a claim. */
export function OrderCover({ orderNo, insurance }: { orderNo: string; insurance: OrderInsurance }) {
  const { t } = useTranslation();
  const money = (amount: string): string => formatMoneyText(amount, insurance.currency);
  return (
    <Card component="section" aria-label={t('claim.insurance')} sx={{ p: 2, mb: 1.5 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', mb: '4px' }}>
        <Typography variant="h3" component="h2">
          {t('claim.insurance')}
        </Typography>
        <StatusChip entity="insuranceOrder" value={insurance.status} />
      </Box>
      <Typography variant="body2" color="text.secondary">
        {insurance.insurance_no} · {t('claim.upTo', { cover: money(insurance.cover) })} ·{' '}
        {insurance.premium === '0.00' ? t('claim.included') : money(insurance.premium)}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {insurance.boxes.map((box) => (
          <Box
            component="li"
            key={box.package_no}
            sx={{
              py: 1,
              borderTop: 1,
              borderColor: 'divider',
              display: 'flex',
              gap: 1.5,
              alignItems: 'center',
            }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <b>{t(`claim.unit.${insurance.order_kind}`, { no: box.package_no })}</b>
              <Box component="span" sx={{ ml: 1.5 }}>
                {t('claim.upTo', { cover: money(box.cover) })}
                {box.paid !== '0.00' && ` · ${t('claim.paid', { amount: money(box.paid) })}`}
              </Box>
              {insurance.status !== 'void' && (
                <Typography variant="body2" color="text.secondary">
                  <Window box={box} insurance={insurance} />
                </Typography>
              )}
            </Box>
            <ToClaim orderNo={orderNo} box={box} kind={insurance.order_kind} />
          </Box>
        ))}
      </Box>
    </Card>
  );
}

function Window({ box, insurance }: { box: InsuredBox; insurance: OrderInsurance }) {
  return useClaimWindow(box, insurance);
}

function ToClaim({
  orderNo,
  box,
  kind,
}: {
  orderNo: string;
  box: InsuredBox;
  kind: OrderInsurance['order_kind'];
}) {
  const { t } = useTranslation();
  if (box.claim_no)
    return (
      <Button component={Link} to={`/user/account/claims/${encodeURIComponent(box.claim_no)}`}>
        {t('claim.open')}
      </Button>
    );
  if (!box.can_claim) return null;
  const query = new URLSearchParams({ order: orderNo, box: String(box.package_no) });
  return (
    <Button
      variant="outlined"
      component={Link}
      to={`/user/account/claims/new?${query}`}
      aria-label={t(`claim.makeFor.${kind}`, { no: box.package_no })}
      sx={{ flex: 'none' }}
    >
      {t('claim.make')}
    </Button>
  );
}
