import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { statusWord } from '@parcelway/look';
import { useTranslation } from 'react-i18next';
import { useAppearance } from '../app/Appearance';

const ALL = 'all';

/** A tab for all and one for each state, with how many there are where that is counted. '' = all. */
export function StatusTabs({
  entity,
  tabs,
  counts,
  value,
  onChange,
}: {
  entity: Parameters<typeof statusWord>[0];
  tabs: readonly string[];
  /** By state, and `all`; absent where nothing is counted. */
  counts?: Readonly<Record<string, number>> | undefined;
  value: string;
  onChange: (value: string) => void;
}) {
  const { t } = useTranslation();
  const { locale } = useAppearance();
  const counted = (text: string, state: string): string => (counts ? `${text} ${counts[state] ?? 0}` : text);
  return (
    <Tabs
      value={value || ALL}
      onChange={(_, next: string) => onChange(next === ALL ? '' : next)}
      variant="scrollable"
      scrollButtons={false}
      aria-label={t('order.statusTabs')}
      sx={{ mb: 1.5, borderBottom: 1, borderColor: 'divider' }}
    >
      <Tab value={ALL} label={counted(t('order.all'), ALL)} />
      {tabs.map((state) => (
        <Tab key={state} value={state} label={counted(statusWord(entity, state, locale).text, state)} />
      ))}
    </Tabs>
  );
}
