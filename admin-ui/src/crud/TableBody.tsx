import Checkbox from '@mui/material/Checkbox';
import { Children } from 'react';
import type { DatagridRowProps, RaRecord } from 'react-admin';
import {
  DatagridBody,
  DatagridClasses,
  DatagridRow,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { declarationOf, representation } from './resource-fields';

/** The body of every table: the box that selects a row says to screen readers which row that is. */
export const tableBody = <DatagridBody row={<TableRow />} />;

function TableRow({ hasBulkActions = false, children, ...row }: DatagridRowProps) {
  const { id, onToggleItem, selectable = true, selected = false } = row;
  const cells = Children.toArray(children);
  // The stock row names the span around its box, not the box.
  return (
    <DatagridRow {...row}>
      {hasBulkActions
        ? [
            <SelectBox
              key="select"
              cellClassName="MuiTableCell-paddingCheckbox"
              selected={selectable && selected}
              disabled={!selectable}
              onToggle={(event) => id !== undefined && onToggleItem?.(id, event)}
            />,
            ...cells,
          ]
        : cells}
    </DatagridRow>
  );
}

function SelectBox({
  selected,
  disabled,
  onToggle,
}: {
  selected: boolean;
  disabled: boolean;
  onToggle: (event: React.MouseEvent) => void;
  /** Read by the cell around the box. */
  cellClassName: string;
}) {
  const record = useRecordContext<RaRecord>();
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const name = record ? representation(declarationOf(resource), record) : '';
  return (
    <Checkbox
      className={`select-item ${DatagridClasses.checkbox}`}
      color="primary"
      checked={selected}
      disabled={disabled}
      onClick={(event) => {
        onToggle(event);
        event.stopPropagation();
      }}
      slotProps={{ input: { 'aria-label': `${translate('ra.action.select_row')} ${name}` } }}
    />
  );
}
