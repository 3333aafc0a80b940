import { formatCustomerDate } from '@parcelway/look';
import { useTranslation } from 'react-i18next';
import type { InsuredBox, OrderInsurance } from '../../api/types';
import { useAppearance } from '../../app/Appearance';

/** Until when a box can be claimed for, in words. */
export function useClaimWindow(
  box: InsuredBox,
  { damage_days, loss_days, order_kind }: OrderInsurance,
): string {
  const { t } = useTranslation();
  const { locale } = useAppearance();
  if (!box.is_collected) return t('claim.notYet');
  const { damage_until: damage, loss_until: loss } = box;
  if (damage === null || loss === null)
    return t(`claim.window.${order_kind}`, { damage: damage_days, loss: loss_days });
  if (!box.can_claim && !box.claim_no && box.paid !== box.cover) return t('claim.over');
  return t('claim.until', {
    damage: formatCustomerDate(damage, locale),
    loss: formatCustomerDate(loss, locale),
  });
}
