import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { Link, RecordContextProvider, useCreatePath, useListContext } from 'react-admin';
import { FieldView } from './FieldView';
import type { NamedField } from './resource-fields';
import type { OwnCells } from './ResourceList';
import { declarationOf, listFields, representation } from './resource-fields';

/** Rows on a phone: one card each, the whole card opens the row. `children` draws the inside. */
export function RowCards({ children }: { children: (record: RaRecord) => ReactNode }) {
  const { data = [], resource } = useListContext();
  const createPath = useCreatePath();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 1, display: 'grid', gap: 1 }}>
      {data.map((record) => (
        <RecordContextProvider key={record.id} value={record}>
          <li>
            <ButtonBase
              component={Link}
              to={createPath({ resource, type: 'show', id: record.id })}
              sx={{
                display: 'block',
                width: '100%',
                textAlign: 'left',
                border: 1,
                borderColor: 'divider',
                borderRadius: '10px',
                px: 1.5,
                py: 1.25,
                color: 'text.primary',
                fontWeight: 400,
                '&:hover': { textDecoration: 'none' },
              }}
            >
              {children(record)}
            </ButtonBase>
          </li>
        </RecordContextProvider>
      ))}
    </Box>
  );
}

/** The default card: what the row is called and its state, then the first few columns of the list. */
export function DefaultCard({
  resource,
  record,
  omit,
  cells,
}: {
  resource: string;
  record: RaRecord;
  omit: readonly string[];
  cells: OwnCells;
}) {
  const declaration = declarationOf(resource);
  const fields = listFields(declaration).filter(({ name }) => !omit.includes(name));
  const state = fields.find(({ name }) => name === 'status' || name.endsWith('_status'));
  const lines = fields.filter((of) => of !== state && of.name !== declaration.labelField).slice(0, 4);
  const view = ({ name, field }: NamedField) => {
    const Own = cells[name];
    return Own ? <Own /> : <FieldView resource={resource} name={name} field={field} place="list" />;
  };
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, mb: 0.5 }}>
        <b>{representation(declaration, record)}</b>
        {state && view(state)}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, fontSize: 13, color: 'text.secondary' }}>
        {lines.map((of) => (
          <span key={of.name}>{view(of)}</span>
        ))}
      </Box>
    </>
  );
}
