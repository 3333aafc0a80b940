import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { formatDetailTime } from '@parcelway/look';
import { useGetList, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import type { RaRecord } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useMay } from '../../layout/access';
import type { Ruler, Stretch, Validity } from './validity-ruler';
import { rulerOf } from './validity-ruler';

const TARGET = ['channel_id', 'user_id', 'user_group_id'] as const;
/** The row that is being written has no id yet. */
const NEW = 0;

type Values = Readonly<Record<string, unknown>>;

/** The ruler of the price of the details page. */
export function ShownRuler() {
  const price = useRecordContext();
  return price ? <ValidityRuler values={price} /> : null;
}

/** The ruler below a price's form, with the dates as they are typed. */
export function FormRuler() {
  return <ValidityRuler values={useWatch() as Values} />;
}

/** When which price of the same target holds: one line on which gaps and overlaps are seen. */
function ValidityRuler({ values }: { values: Values }) {
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const may = useMay();
  const target = Object.fromEntries(
    TARGET.flatMap((name) => (values[name] ? [[name, values[name]] as const] : [])),
  );
  const isWhole =
    resource === 'channel-price' ? Boolean(target['channel_id']) : Object.keys(target).length === 2;
  const { data = [] } = useGetList<RaRecord>(
    resource,
    {
      filter: { ...target, status: '1' },
      pagination: { page: 1, perPage: 100 },
      sort: { field: 'valid_from', order: 'ASC' },
    },
    { enabled: isWhole && may(resource, 'list') },
  );
  const own = Number(values['id'] ?? NEW);
  const ranges = [
    ...data.filter(({ id }) => id !== own),
    ...(values['status'] === '0' ? [] : [{ ...values, id: own }]),
  ];
  const ruler = isWhole ? rulerOf(ranges.flatMap(validityOf), Date.now()) : null;
  if (!ruler) return null;
  return (
    <Card component="section" sx={{ p: 2, mt: 1.5, width: '100%' }}>
      <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
        {translate('price.ruler')}
      </Typography>
      <Line ruler={ruler} own={own} />
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          fontSize: 12.5,
          color: 'text.secondary',
          mt: 0.5,
        }}
      >
        <span>{dayOf(ruler.from)}</span>
        <span>{dayOf(ruler.to)}</span>
      </Box>
      <Findings ruler={ruler} />
    </Card>
  );
}

function Findings({ ruler: { gaps, overlaps } }: { ruler: Ruler }) {
  const translate = useTranslate();
  const words = [
    ...overlaps.map((one) => ({ ...one, word: 'price.overlap', color: 'error.main' })),
    ...gaps.map((one) => ({ ...one, word: 'price.gap', color: 'warning.dark' })),
  ];
  return (
    <Box role="status" sx={{ fontSize: 13, mt: 0.5 }}>
      {words.length === 0
        ? translate('price.seamless')
        : words.map(({ word, color, from, to }) => (
            <Typography key={`${word} ${from}`} sx={{ fontSize: 13, color }}>
              {translate(word, { from: dayOf(from), to: dayOf(to) })}
            </Typography>
          ))}
    </Box>
  );
}

const place = ({ left, width }: Stretch) => ({ position: 'absolute', left: `${left}%`, width: `${width}%` });

function Line({ ruler, own }: { ruler: Ruler; own: number }) {
  return (
    <Box
      aria-hidden
      sx={{ position: 'relative', height: 28, borderRadius: 1, bgcolor: 'action.hover', overflow: 'hidden' }}
    >
      {ruler.bars.map((bar) => (
        <Box
          key={bar.id}
          sx={{
            ...place(bar),
            top: 6,
            height: 16,
            px: 0.5,
            fontSize: 11,
            lineHeight: '16px',
            overflow: 'hidden',
            whiteSpace: 'nowrap',
            borderRight: '2px solid',
            borderColor: 'background.paper',
            bgcolor: bar.id === own ? 'primary.main' : 'text.secondary',
            color: bar.id === own ? 'primary.contrastText' : 'background.paper',
          }}
        >
          {bar.id === NEW ? '' : `#${bar.id}`}
        </Box>
      ))}
      {ruler.overlaps.map((one) => (
        <Box
          key={one.from}
          sx={{ ...place(one), top: 2, height: 24, border: 2, borderColor: 'error.main' }}
        />
      ))}
      {ruler.gaps.map((one) => (
        <Box
          key={one.from}
          sx={{ ...place(one), top: 6, height: 16, border: '1px dashed', borderColor: 'warning.dark' }}
        />
      ))}
      {ruler.now !== null && (
        <Box
          sx={{
            position: 'absolute',
            left: `${ruler.now}%`,
            top: 0,
            bottom: 0,
            borderLeft: 2,
            borderColor: 'text.primary',
          }}
        />
      )}
    </Box>
  );
}

const dayOf = (ms: number): string => formatDetailTime(new Date(ms)).slice(0, 16);

/** A row's range; none while its beginning is not a time or its end is not after it. */
function validityOf(row: Values): Validity[] {
  const from = Date.parse(String(row['valid_from']));
  const to = row['valid_to'] ? Date.parse(String(row['valid_to'])) : null;
  return Number.isNaN(from) || (to !== null && !(to > from)) ? [] : [{ id: Number(row['id']), from, to }];
}
