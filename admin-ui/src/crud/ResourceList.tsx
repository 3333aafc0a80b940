import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import type { ComponentType, ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import {
  Datagrid,
  FunctionField,
  ListBase,
  useListContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { inLocale } from '../i18n/field-words';
import { useLanguage } from '../i18n/useLanguage';
import { useMay } from '../layout/access';
import { PageTitle } from '../layout/PageTitle';
import { AddButton } from './AddButton';
import { BulkBar } from './BulkBar';
import { DeleteButton } from './DeleteButton';
import { ExportButton } from './ExportButton';
import { FieldView } from './FieldView';
import { FilterBar } from './FilterBar';
import { ImportButton } from './ImportButton';
import { ListFrame } from './ListFrame';
import { isMeasured } from './measured-value';
import {
  declarationOf,
  defaultSort,
  filterFields,
  hasQuickSearch,
  listFields,
  tableFields,
} from './resource-fields';
import { RowActions } from './RowActions';
import { DefaultCard, RowCards } from './RowCards';
import { chosenRow, fewColumns, tableLook } from './table-look';
import { tableBody } from './TableBody';
import { useRowMay } from './useRowMay';

/** Up to here columns keep close together, or their figures would drift apart over the page. */
const FEW_COLUMNS = 4;

/** What a column shows instead of its field. */
export type OwnCells = Readonly<Record<string, ComponentType>>;

interface ResourceListProps {
  /** Key of the page's name, where it is not the resource's. */
  word?: string;
  /** Columns left out. */
  omit?: readonly string[];
  cells?: OwnCells;
  /** Columns that `above` narrows the list by: they have no filter beside it. */
  railed?: readonly string[];
  /** Further buttons of the list, before export and add. */
  tools?: ReactNode;
  /** Further buttons for the selected rows, before delete. */
  bulkActions?: ReactNode;
  rowActions?: ReactNode;
  /** What stands above the card of rows, within the list. */
  above?: ReactNode;
}

/** The list of any resource, drawn from its declaration. */
export function ResourceList({ above, ...props }: ResourceListProps) {
  const name = useResourceContext() ?? '';
  return (
    <ListBase perPage={25} sort={defaultSort(declarationOf(name))} exporter={false}>
      <PageTitle {...(props.word ? { word: props.word } : {})} />
      {above}
      <ListContent {...props} resource={name} />
    </ListBase>
  );
}

function ListContent({
  resource,
  bulkActions,
  rowActions,
  tools,
  omit = [],
  cells = {},
  railed = [],
}: Omit<ResourceListProps, 'above'> & { resource: string }) {
  const declaration = declarationOf(resource);
  const translate = useTranslate();
  const may = useMay();
  const add = may(resource, 'create') ? <AddButton resource={resource} /> : undefined;
  return (
    <ListFrame
      filters={
        <FilterBar
          resource={resource}
          fields={filterFields(declaration).filter(({ name }) => !railed.includes(name))}
          searchLabel={hasQuickSearch(declaration) ? translate('list.search') : null}
          actions={
            <>
              {tools}
              <ImportButton resource={resource} />
              <ExportButton />
              {add}
            </>
          }
        />
      }
      bulk={<DefaultBulkBar resource={resource}>{bulkActions}</DefaultBulkBar>}
      emptyAction={add}
    >
      <ResourceRows
        resource={resource}
        selectable={bulkActions !== undefined || may(resource, 'delete')}
        onlyDeletable={bulkActions === undefined}
        rowActions={rowActions}
        omit={omit}
        cells={cells}
      />
    </ListFrame>
  );
}

function DefaultBulkBar({ resource, children }: { resource: string; children?: ReactNode }) {
  const { selectedIds, onUnselectItems } = useListContext();
  const may = useMay();
  return (
    <BulkBar label="list.selected">
      {children}
      {may(resource, 'delete') && <DeleteButton ids={selectedIds} onDeleted={onUnselectItems} />}
    </BulkBar>
  );
}

/** The rows of the list context: cards on phones, the dense table from `md` on. `omit` leaves columns out of both. */
export function ResourceRows({
  resource,
  selectable,
  onlyDeletable = false,
  rowActions,
  omit = [],
  cells = {},
}: {
  resource: string;
  selectable: boolean;
  /** Rows are selected to be deleted, so the others cannot be. */
  onlyDeletable?: boolean;
  rowActions?: ReactNode;
  omit?: readonly string[];
  cells?: OwnCells;
}) {
  const language = useLanguage();
  const may = useMay();
  const rowMay = useRowMay(resource);
  const { selectedIds } = useListContext();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  if (isPhone)
    return (
      <RowCards>
        {(record) => <DefaultCard resource={resource} record={record} omit={omit} cells={cells} />}
      </RowCards>
    );
  const declaration = declarationOf(resource);
  const columns = tableFields(
    listFields(declaration).filter(({ name }) => !omit.includes(name)),
    language,
  );
  const hasActions = may(resource, 'edit') || rowActions !== undefined;
  return (
    <Datagrid
      body={tableBody}
      rowClick="show"
      rowSx={({ id }) => (selectedIds?.includes(id) ? chosenRow : {})}
      sx={columns.length <= FEW_COLUMNS ? fewColumns : tableLook}
      bulkActionsToolbar={<></>}
      bulkActionButtons={selectable ? <></> : false}
      {...(onlyDeletable ? { isRowSelectable: (row: RaRecord) => rowMay('delete', row) } : {})}
      aria-label={inLocale(declaration.label, language)}
    >
      {[
        ...columns.map(({ name, field }) => {
          const Own = cells[name];
          return (
            <FunctionField
              key={name}
              source={name}
              label={inLocale(field.label, language)}
              sortable={field.sort === true}
              {...(isMeasured(field.kind) ? { cellClassName: 'figure', headerClassName: 'figure' } : {})}
              render={() =>
                Own ? <Own /> : <FieldView resource={resource} name={name} field={field} place="list" />
              }
            />
          );
        }),
        ...(hasActions ? [<RowActions key="actions">{rowActions}</RowActions>] : []),
      ]}
    </Datagrid>
  );
}
