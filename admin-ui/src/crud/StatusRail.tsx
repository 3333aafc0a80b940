import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Card from '@mui/material/Card';
import { groupDigits, statusWord } from '@parcelway/look';
import { useListContext, useTranslate } from 'react-admin';
import { useLanguage } from '../i18n/useLanguage';

/** How many rows of the list stand in each status; a click narrows the list to them. */
export function StatusRail({
  source,
  entity,
  statuses,
  counts,
  total = counts && sumOf(counts),
  filterOf = (status) => ({ [source]: status }),
}: {
  /** Column of the status. */
  source: string;
  /** Whose words the statuses have. */
  entity: Parameters<typeof statusWord>[0];
  statuses: readonly (number | string)[];
  /** By status; nothing while they are asked for. */
  counts: Readonly<Record<string, number>> | undefined;
  /** Of all statuses, where the counts do not add up to it. */
  total?: number | undefined;
  /** What a status narrows the list to, where that is more than the column. */
  filterOf?: (status: number | string) => Readonly<Record<string, unknown>>;
}) {
  const { filterValues, setFilters } = useListContext();
  const language = useLanguage();
  const translate = useTranslate();
  const values = filterValues as Readonly<Record<string, unknown>>;
  const governed = new Set(statuses.flatMap((status) => Object.keys(filterOf(status))));
  const others = Object.fromEntries(Object.entries(values).filter(([name]) => !governed.has(name)));
  const steps = [
    { label: translate('app.all'), count: total, filter: {} as Readonly<Record<string, unknown>> },
    ...statuses.map((status) => ({
      label: statusWord(entity, status, language).text,
      count: counts && Number(counts[String(status)] ?? 0),
      filter: filterOf(status),
    })),
  ];
  return (
    <Card
      component="nav"
      aria-label={translate('board.rail')}
      sx={{
        display: 'grid',
        gridTemplateColumns: `repeat(${steps.length}, minmax(max-content, 1fr))`,
        mb: 1.5,
        overflowX: 'auto',
      }}
    >
      {steps.map(({ label, count, filter }) => {
        const isOn = [...governed].every((name) => String(values[name] ?? '') === String(filter[name] ?? ''));
        return (
          <ButtonBase
            key={label}
            aria-pressed={isOn}
            onClick={() => setFilters({ ...others, ...filter })}
            sx={{
              display: 'block',
              textAlign: 'left',
              px: 1.75,
              pt: '9px',
              pb: '8px',
              fontSize: 13,
              whiteSpace: 'nowrap',
              borderBottom: '3px solid transparent',
              color: 'text.secondary',
              '&:not(:last-of-type)': { borderRight: '1px solid', borderRightColor: 'divider' },
              '&:focus-visible': { outlineOffset: -3 },
              ...(isOn && {
                borderBottomColor: 'primary.main',
                bgcolor: 'primary.light',
                color: 'primary.main',
              }),
            }}
          >
            {label}
            <Box
              component="b"
              sx={{
                display: 'block',
                fontSize: 19,
                lineHeight: 1.25,
                color: isOn ? 'inherit' : 'text.primary',
              }}
            >
              {count === undefined ? '–' : groupDigits(String(count))}
            </Box>
          </ButtonBase>
        );
      })}
    </Card>
  );
}

function sumOf(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, count) => sum + Number(count), 0);
}
