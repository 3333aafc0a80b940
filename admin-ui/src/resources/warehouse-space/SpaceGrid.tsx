import GridViewOutlined from '@mui/icons-material/GridViewOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ErrorNotice, Notice } from '../../crud/Notice';
import { enumWords } from '../../i18n/enum-words';
import { inLocale } from '../../i18n/field-words';
import { useLanguage } from '../../i18n/useLanguage';
import { spaceLayout } from '../../providers/admin-api';
import { areasOf, fillCounts, fillOf, type Area, type Fill, type Space } from './space-grid';
import { PrintSpaceLabels } from './PrintSpaceLabels';
import { SpaceDialog } from './SpaceDialog';

const FILLS: readonly Fill[] = ['empty', 'part', 'full', 'off'];

/** How a space looks; the figures in it say the same without colour. */
const looks = {
  empty: { bgcolor: 'background.paper', borderColor: 'text.secondary', color: 'text.primary' },
  part: { bgcolor: 'primary.light', borderColor: 'primary.main', color: 'text.primary' },
  full: { bgcolor: 'primary.main', borderColor: 'primary.main', color: 'primary.contrastText' },
  off: { bgcolor: 'action.hover', borderColor: 'divider', color: 'text.secondary', borderStyle: 'dashed' },
} as const;

/** The spaces of a warehouse: a card an area, racks side by side, levels as they stand on each other. */
export function SpaceGrid({ warehouseId }: { warehouseId: number }) {
  const translate = useTranslate();
  const [openId, setOpenId] = useState<number | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['warehouse-space', 'layout', warehouseId],
    queryFn: () => spaceLayout(warehouseId),
  });
  if (error)
    return (
      <Card>
        <ErrorNotice error={error} onRetry={() => void refetch()} />
      </Card>
    );
  if (!data) return <Skeleton variant="rounded" height={320} />;
  if (data.list.length === 0)
    return (
      <Card>
        <Notice icon={<GridViewOutlined />} title={translate('space.nothing')} />
      </Card>
    );
  const open = data.list.find(({ id }) => id === openId);
  return (
    <>
      <Legend spaces={data.list} />
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {areasOf(data.list).map((area) => (
          <AreaCard key={area.name} area={area} onOpen={setOpenId} />
        ))}
      </Box>
      {open && <SpaceDialog space={open} onClose={() => setOpenId(null)} />}
    </>
  );
}

function Legend({ spaces }: { spaces: readonly Space[] }) {
  const translate = useTranslate();
  const counts = fillCounts(spaces);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 1.5, fontSize: 13 }}>
      {FILLS.map((fill) => (
        <Box key={fill} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <Box
            aria-hidden
            sx={{ width: 16, height: 16, borderRadius: '4px', border: '1px solid', ...looks[fill] }}
          />
          {translate(`space.fill.${fill}`)} <b>{counts[fill]}</b>
        </Box>
      ))}
    </Box>
  );
}

function AreaCard({ area, onOpen }: { area: Area; onOpen: (id: number) => void }) {
  const translate = useTranslate();
  const title = translate('space.area', { area: area.name });
  return (
    <Card sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        <PrintSpaceLabels ids={area.spaces.map(({ id }) => id)} of={title} />
      </Box>
      <Box tabIndex={0} role="region" aria-label={title} sx={{ overflowX: 'auto' }}>
        <Box component="table" sx={{ borderSpacing: '16px 8px', ml: '-16px', fontSize: 13 }}>
          <thead>
            <tr>
              <td />
              {area.racks.map((rack) => (
                <Box key={rack} component="th" scope="col" sx={{ textAlign: 'left', fontWeight: 600 }}>
                  {translate('space.rack', { rack })}
                </Box>
              ))}
            </tr>
          </thead>
          <tbody>
            {area.levels.map((level) => (
              <tr key={level}>
                <Box component="th" scope="row" sx={{ fontWeight: 400, whiteSpace: 'nowrap' }}>
                  {translate('space.level', { level })}
                </Box>
                {area.racks.map((rack) => (
                  <td key={rack}>
                    <Box sx={{ display: 'flex', gap: 0.5 }}>
                      {area.at(rack, level).map((space) => (
                        <SpaceButton key={space.id} space={space} onOpen={onOpen} />
                      ))}
                    </Box>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </Card>
  );
}

function SpaceButton({ space, onOpen }: { space: Space; onOpen: (id: number) => void }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { id, code, slot, size_class, capacity, orders } = space;
  const size = inLocale(
    enumWords['warehouse-space.size_class']?.[size_class] ?? [size_class, size_class],
    language,
  );
  return (
    <ButtonBase
      aria-label={translate('space.name', { code, size, used: orders.length, capacity })}
      onClick={() => onOpen(id)}
      sx={{
        display: 'block',
        minWidth: 52,
        px: 0.75,
        py: 0.5,
        border: '1px solid',
        borderRadius: '6px',
        textAlign: 'center',
        lineHeight: 1.3,
        ...looks[fillOf(space)],
      }}
    >
      <Box sx={{ fontSize: 12 }}>
        {slot} · {size_class}
      </Box>
      <b>
        {orders.length}/{capacity}
      </b>
    </ButtonBase>
  );
}
