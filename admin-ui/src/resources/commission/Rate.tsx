import { formatMoneyText } from '@parcelway/look';
import { formatMoney } from '@parcelway/money';
import { useRecordContext, useTranslate } from 'react-admin';
import type { RaRecord } from 'react-admin';

/** The rule as it was when the order was paid: its name, and the share or the amount per kilogram. */
interface AppliedRate {
  readonly name: string;
  readonly rate_bp: number | null;
  /** Minor units. */
  readonly per_kg_amount: string | null;
}

export function Rate() {
  const row = useRecordContext<RaRecord>();
  const translate = useTranslate();
  const rate = row?.['rate'] as AppliedRate | undefined;
  if (!rate) return null;
  const currency = String(row?.['currency']);
  const value =
    rate.rate_bp === null
      ? translate('sales.perKg', {
          amount: formatMoneyText(formatMoney(BigInt(rate.per_kg_amount ?? 0), currency), currency),
        })
      : `${rate.rate_bp / 100} %`;
  return (
    <span>
      {rate.name} · {value}
    </span>
  );
}
