import SubdirectoryArrowRightOutlined from '@mui/icons-material/SubdirectoryArrowRightOutlined';
import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import type { RaRecord } from 'react-admin';
import { ListBase, useGetOne, useListContext, useRecordContext, useTranslate } from 'react-admin';
import { FilterBar } from '../../crud/FilterBar';
import { ListFrame } from '../../crud/ListFrame';
import { ResourceRows } from '../../crud/ResourceList';
import { declarationOf, defaultSort } from '../../crud/resource-fields';
import { PageTitle } from '../../layout/PageTitle';
import { wayTo } from './area-way';

const DISTRICT = 3;

/** Areas one level at a time, with the way back above; a search looks through everything below. */
export function AreaList() {
  const translate = useTranslate();
  return (
    <ListBase
      perPage={50}
      sort={defaultSort(declarationOf('area'))}
      filterDefaultValues={{ pid: 0 }}
      exporter={false}
    >
      <PageTitle />
      <ListFrame
        filters={
          <>
            <FilterBar resource="area" fields={[]} searchLabel={translate('list.search')} />
            <Way />
          </>
        }
      >
        <ResourceRows resource="area" selectable={false} omit={['create_time']} rowActions={<Below />} />
      </ListFrame>
    </ListBase>
  );
}

/** Where the list stands: the country, then the areas above. */
function Way() {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const goTo = useGoTo();
  const pid = Number((filterValues as Readonly<Record<string, unknown>>)['pid'] ?? 0);
  const { data } = useGetOne<RaRecord & { code: string; mergename: string }>(
    'area',
    { id: pid },
    { enabled: pid > 0 },
  );
  const steps = pid > 0 && data ? wayTo(data) : [];
  return (
    <Breadcrumbs aria-label={translate('area.way')} sx={{ px: 2, pb: 1.5 }}>
      {[{ id: 0, name: translate('area.all') }, ...steps].map(({ id, name }) =>
        id === pid ? (
          <Box component="span" key={id} aria-current="location" sx={{ fontWeight: 600 }}>
            {name}
          </Box>
        ) : (
          <MuiLink component="button" type="button" key={id} onClick={() => goTo(id)}>
            {name}
          </MuiLink>
        ),
      )}
    </Breadcrumbs>
  );
}

function Below() {
  const translate = useTranslate();
  const area = useRecordContext<RaRecord>();
  const goTo = useGoTo();
  if (!area || area['level'] === DISTRICT) return null;
  return (
    <Button
      size="small"
      startIcon={<SubdirectoryArrowRightOutlined />}
      aria-label={translate('area.openBelow', { name: String(area['name']) })}
      onClick={(event) => {
        event.stopPropagation();
        goTo(Number(area.id));
      }}
    >
      {translate('area.below')}
    </Button>
  );
}

function useGoTo() {
  const { setFilters } = useListContext();
  return (pid: number) => setFilters({ pid });
}
