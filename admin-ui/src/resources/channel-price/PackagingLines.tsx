import AddOutlined from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { useGetList, useRecordContext, useTranslate } from 'react-admin';
import { ErrorNotice } from '../../crud/Notice';
import { useMay } from '../../layout/access';
import { LINES } from './packaging-line-resource';
import { PackagingLine } from './PackagingLine';

/** The step prices of single packaging boxes under one price, changed in their place and saved line by line. */
export function PackagingLines() {
  const price = useRecordContext();
  const translate = useTranslate();
  const may = useMay();
  const [adding, setAdding] = useState(false);
  const { data, error, refetch } = useGetList<RaRecord>(
    LINES,
    {
      filter: { channel_price_id: price?.id },
      pagination: { page: 1, perPage: 100 },
      sort: { field: 'id', order: 'ASC' },
    },
    { enabled: price !== undefined },
  );
  if (!price || !may(LINES, 'list')) return null;
  const currency = typeof price['currency'] === 'string' ? price['currency'] : 'GBP';
  return (
    <Card component="section" sx={{ mt: 1.5, p: 2 }}>
      <Typography variant="h4" component="h2">
        {translate('price.lines')}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {translate('price.linesHint')}
      </Typography>
      {error ? (
        <ErrorNotice error={error} onRetry={() => void refetch()} />
      ) : (
        <Box sx={{ display: 'grid', gap: 1 }}>
          {data?.map((line) => (
            <PackagingLine
              key={`${line.id}-${String(line['version'])}`}
              line={line}
              priceId={price.id}
              currency={currency}
            />
          ))}
          {data?.length === 0 && !adding && (
            <Typography color="text.secondary">{translate('price.noLines')}</Typography>
          )}
          {adding && (
            <PackagingLine
              line={null}
              priceId={price.id}
              currency={currency}
              onDone={() => setAdding(false)}
            />
          )}
        </Box>
      )}
      {may(LINES, 'create') && !adding && (
        <Button startIcon={<AddOutlined />} onClick={() => setAdding(true)} sx={{ mt: 1 }}>
          {translate('price.addLine')}
        </Button>
      )}
    </Card>
  );
}
