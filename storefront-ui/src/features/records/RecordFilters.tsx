import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { kindWord, MONEY_KINDS, SCORE_KINDS } from '@parcelway/contracts/statuses';
import { useTranslation } from 'react-i18next';
import { useAppearance } from '../../app/Appearance';
import { FilterPills } from '../../ui/FilterPills';
import { monthText, recentMonths } from './record-text';
import type { RecordKind } from './records-api';

const MONTHS = 24;
/** Freezing moves no money. */
const SHOWN = {
  money: Object.keys(MONEY_KINDS).filter((kind) => kind !== 'freeze'),
  score: Object.keys(SCORE_KINDS),
};

/** The records of all that moved them, or of one kind. */
export function KindPills({
  kind,
  value,
  onChange,
}: {
  kind: RecordKind;
  value: string;
  onChange: (of: string) => void;
}) {
  const { t } = useTranslation();
  const { locale } = useAppearance();
  const words = kind === 'money' ? MONEY_KINDS : SCORE_KINDS;
  return (
    <FilterPills
      label={t('records.what')}
      value={value}
      onChange={onChange}
      pills={[
        { value: '', label: t('order.all') },
        ...SHOWN[kind].map((one) => ({ value: one, label: kindWord(words, one, locale) })),
      ]}
    />
  );
}

/** The records of all time, or of a month. */
export function MonthSelect({ value, onChange }: { value: string; onChange: (month: string) => void }) {
  const { t } = useTranslation();
  const { locale } = useAppearance();
  const recent = recentMonths(MONTHS);
  const months = value && !recent.includes(value) ? [value, ...recent] : recent;
  return (
    <TextField
      select
      size="small"
      label={t('records.month')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      sx={{ width: { xs: 1, md: 190 } }}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{t('records.anyMonth')}</MenuItem>
      {months.map((month) => (
        <MenuItem key={month} value={month}>
          {monthText(month, locale)}
        </MenuItem>
      ))}
    </TextField>
  );
}
