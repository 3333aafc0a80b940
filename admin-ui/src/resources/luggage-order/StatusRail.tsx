import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Card from '@mui/material/Card';
import { groupDigits, statusWord } from '@parcelway/look';
import { useListContext, useTranslate } from 'react-admin';
import { useLanguage } from '../../i18n/useLanguage';
import { useOrderCounts } from '../../layout/useWaitingCounts';
import { RAIL, totalOf } from './order-rules';

/** How many orders stand in each status; a click narrows the board to them. */
export function StatusRail() {
  const { filterValues, setFilters } = useListContext();
  const language = useLanguage();
  const translate = useTranslate();
  const { data } = useOrderCounts();
  const { order_status: chosen, ...others } = filterValues as Readonly<Record<string, unknown>>;
  const steps = [
    { status: undefined, label: translate('app.all'), count: data && totalOf(data) },
    ...RAIL.map((status) => ({
      status,
      label: statusWord('luggageOrder', status, language).text,
      count: data && Number(data[String(status)] ?? 0),
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
            onClick={() => setFilters(status === undefined ? others : { ...others, order_status: status })}
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
