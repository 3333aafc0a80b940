import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { PriceChange } from '@parcelway/contracts';
import type { Resource } from '@parcelway/contracts/resources';
import { channelPriceResource, packagingLineResource } from '@parcelway/contracts/resources';
import { formatDetailTime } from '@parcelway/look';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { BoxNames } from '../../crud/BoxNames';
import { ErrorNotice } from '../../crud/Notice';
import { inLocale } from '../../i18n/field-words';
import { useLanguage } from '../../i18n/useLanguage';
import { callRest } from '../../providers/rest';

type Change = PriceChange['changes'][number];

/** Who changed what of the price of the details page, the newest first. */
export function PriceHistory() {
  const price = useRecordContext();
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: [resource, 'history', price?.id, price?.['version']],
    queryFn: () =>
      callRest<{ list: readonly PriceChange[] }>('GET', `/${resource}/history?id=${String(price?.id)}`),
    enabled: price !== undefined,
  });
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  return (
    <Card>
      {data.list.length === 0 ? (
        <Typography sx={{ p: 2, color: 'text.secondary' }}>{translate('price.noHistory')}</Typography>
      ) : (
        <TableContainer tabIndex={0} role="region" aria-label={translate('price.history')}>
          <Table size="small">
            <TableHead>
              <TableRow>
                {['when', 'who', 'what', 'before', 'after'].map((word) => (
                  <TableCell key={word}>{translate(`price.${word}`)}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {data.list.flatMap((one) =>
                one.changes.map((change, index) => (
                  <ChangeRow
                    key={`${one.id} ${change.field}`}
                    of={one}
                    change={change}
                    isFirst={index === 0}
                  />
                )),
              )}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </Card>
  );
}

function ChangeRow({ of, change, isFirst }: { of: PriceChange; change: Change; isFirst: boolean }) {
  const language = useLanguage();
  const fields: Resource['fields'] = (
    change.line === undefined ? channelPriceResource : packagingLineResource
  ).fields;
  const label = inLocale(fields[change.field]?.label ?? [change.field, change.field], language);
  return (
    <TableRow>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{isFirst && formatDetailTime(of.time)}</TableCell>
      <TableCell>{isFirst && (of.by_name || of.by_type)}</TableCell>
      <TableCell>
        {change.line !== undefined && (
          <>
            <BoxNames ids={change.line} />
            {' · '}
          </>
        )}
        {label}
      </TableCell>
      {[change.from, change.to].map((value, side) => (
        <TableCell key={side} sx={{ fontVariantNumeric: 'tabular-nums' }}>
          <Figure field={change.field} value={value} />
        </TableCell>
      ))}
    </TableRow>
  );
}

/** A figure as lists show it: instants in London's clock, weights in kilograms. */
function Figure({ field, value }: { field: string; value: string | null }) {
  const translate = useTranslate();
  if (value === null) return translate('app.none');
  if (field === 'packaging_box_id') return <BoxNames ids={value} />;
  if (field === 'status') return translate(value === '1' ? 'app.yes' : 'app.no');
  if (field === 'first_weight_g') return `${Number(value) / 1000} kg`;
  return field.startsWith('valid_') ? formatDetailTime(value) : value;
}
