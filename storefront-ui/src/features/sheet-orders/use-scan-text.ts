import { formatListTime } from '@parcelway/look';
import { useTranslation } from 'react-i18next';
import type { SheetOrderRow } from '../../api/types';

/** The warehouse's scan and the handover to the carrier, each in a few words. */
export function useScanText(): (order: SheetOrderRow) => [scan: string, handover: string] {
  const { t } = useTranslation();
  return (order) => [
    order.warehouse_scan_time === null
      ? t('sheet.scan.0')
      : t('sheet.scannedAt', { time: formatListTime(order.warehouse_scan_time) }),
    t(`sheet.handover.${order.is_effective}`),
  ];
}
