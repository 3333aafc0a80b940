import GridViewOutlined from '@mui/icons-material/GridViewOutlined';
import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { ReactNode } from 'react';
import { useGetList, useListContext, useStore, useTranslate } from 'react-admin';
import { ActDialog } from '../../crud/ActDialog';
import { AddButton } from '../../crud/AddButton';
import { ResourceList } from '../../crud/ResourceList';
import { enumWords } from '../../i18n/enum-words';
import { inLocale } from '../../i18n/field-words';
import { useLanguage } from '../../i18n/useLanguage';
import { useMay } from '../../layout/access';
import { PageTitle } from '../../layout/PageTitle';
import { Notice } from '../../crud/Notice';
import { PrintSpaceLabels } from './PrintSpaceLabels';
import { SpaceGrid } from './SpaceGrid';

const MOST_WAREHOUSES = 100;

interface Warehouse {
  readonly id: number;
  readonly code: string;
  readonly name_zh: string;
  readonly name_en: string;
}

/** The spaces of a warehouse as they stand, coloured by how full they are; or all spaces as a table. */
export function SpacePage() {
  const translate = useTranslate();
  const [view, setView] = useStore<'grid' | 'table'>('warehouse-space.view', 'grid');
  const views = (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={view}
      aria-label={translate('space.view')}
      onChange={(_, next: 'grid' | 'table' | null) => next && setView(next)}
    >
      <ToggleButton value="grid" aria-label={translate('space.grid')}>
        <GridViewOutlined fontSize="small" />
      </ToggleButton>
      <ToggleButton value="table" aria-label={translate('space.table')}>
        <TableRowsOutlined fontSize="small" />
      </ToggleButton>
    </ToggleButtonGroup>
  );
  return view === 'grid' ? (
    <GridView views={views} />
  ) : (
    <ResourceList
      above={<Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 1.5 }}>{views}</Box>}
      bulkActions={<PrintSelected />}
    />
  );
}

function PrintSelected() {
  const { selectedIds } = useListContext();
  return <PrintSpaceLabels ids={selectedIds.map(Number)} />;
}

function GridView({ views }: { views: ReactNode }) {
  const translate = useTranslate();
  const language = useLanguage();
  const may = useMay();
  const [chosen, setChosen] = useStore<number>('warehouse-space.warehouse', 0);
  const { data: warehouses } = useGetList<Warehouse>('warehouse', {
    pagination: { page: 1, perPage: MOST_WAREHOUSES },
    sort: { field: 'id', order: 'ASC' },
  });
  const warehouseId = warehouses?.find(({ id }) => id === chosen)?.id ?? warehouses?.[0]?.id;
  return (
    <>
      <PageTitle />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-end', mb: 1.5 }}>
        <TextField
          select
          size="small"
          label={translate('space.warehouse')}
          value={warehouseId ?? ''}
          onChange={({ target }) => setChosen(Number(target.value))}
          sx={{ m: 0, width: { xs: 1, sm: 260 } }}
        >
          {(warehouses ?? []).map(({ id, code, name_zh, name_en }) => (
            <MenuItem key={id} value={id}>
              {code} · {language === 'en' ? name_en : name_zh}
            </MenuItem>
          ))}
        </TextField>
        {views}
        <Box sx={{ flex: 1 }} />
        {warehouseId !== undefined && <GenerateButton warehouseId={warehouseId} />}
        {may('warehouse-space', 'create') && <AddButton resource="warehouse-space" />}
      </Box>
      {warehouseId !== undefined && <SpaceGrid warehouseId={warehouseId} />}
      {warehouses?.length === 0 && (
        <Notice icon={<GridViewOutlined />} title={translate('space.noWarehouse')} />
      )}
    </>
  );
}

/** All spaces of some racks at once. */
function GenerateButton({ warehouseId }: { warehouseId: number }) {
  const translate = useTranslate();
  const language = useLanguage();
  const choices = (name: string) =>
    Object.entries(enumWords[`warehouse-space.${name}`] ?? {}).map(([value, words]) => ({
      value,
      label: inLocale(words, language),
    }));
  return (
    <ActDialog
      action="generate"
      text={translate('space.generateText')}
      subject={{ warehouse_id: warehouseId }}
      done={(answer) => translate('space.made', { count: (answer as { made: number }).made })}
      fields={[
        { name: 'area', label: translate('space.areaName'), maxLength: 8 },
        { name: 'racks', label: translate('space.racks'), maxLength: 7 },
        { name: 'levels', label: translate('space.levels'), maxLength: 7 },
        { name: 'slots', label: translate('space.slots'), maxLength: 7 },
        { name: 'size_class', label: translate('space.size'), choices: choices('size_class') },
        { name: 'capacity', label: translate('space.capacity'), maxLength: 3 },
        { name: 'purpose', label: translate('space.purpose'), choices: choices('purpose') },
      ]}
    />
  );
}
