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
  total,
}: {
  /** Column of the status. */
  source: string;
  /** Whose words the statuses have. */
  entity: Parameters<typeof statusWord>[0];
  statuses: readonly number[];
  /** By status; nothing while they are asked for. */
  counts: Readonly<Record<string, number>> | undefined;
  total: number | undefined;
}) {
  const { filterValues, setFilters } = useListContext();
  const language = useLanguage();
  const translate = useTranslate();
  const { [source]: chosen, ...others } = filterValues as Readonly<Record<string, unknown>>;
  const steps = [
    { status: undefined, label: translate('app.all'), count: total },
    ...statuses.map((status) => ({
      status,
      label: statusWord(entity, status, language).text,
      count: counts && Number(counts[String(status)] ?? 0),
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
      {steps.map(({ status, label, count }) => {
        const isOn = String(chosen ?? '') === String(status ?? '');
        return (
          <ButtonBase
            key={label}
            aria-pressed={isOn}
            onClick={() => setFilters(status === undefined ? others : { ...others, [source]: status })}
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
