import Box from '@mui/material/Box';
import {
  ArrayInput,
  AutocompleteInput,
  NumberInput,
  ReferenceInput,
  SelectInput,
  SimpleFormIterator,
  TextInput,
  useTranslate,
} from 'react-admin';

/** Inputs of one line go on below where the column is too narrow for them. */
const wrapped = {
  '& .RaSimpleFormIterator-list, & .RaSimpleFormIterator-line': { minWidth: 0 },
  '& .RaSimpleFormIterator-form': { minWidth: 0, flexWrap: 'wrap', columnGap: 0.5, rowGap: 0 },
};
const narrow = { width: 72, flex: '0 0 72px' };
/** Two of a box's measures to a line. */
const half = { flex: '1 1 40%', minWidth: 0 };
const MEASURES = ['weight', 'length', 'width', 'height'] as const;

/** The inputs left of the calculation. */
export function SimulatorForm() {
  const translate = useTranslate();
  const label = (name: string): string => translate(`simulator.${name}`);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        columnGap: 1.5,
      }}
    >
      <ReferenceInput source="channel_id" reference="channel" perPage={100}>
        <SelectInput label={label('channel')} />
      </ReferenceInput>
      <ReferenceInput source="user_id" reference="member">
        <AutocompleteInput label={label('member')} />
      </ReferenceInput>
      <TextInput source="country" label={label('country')} />
      <TextInput source="zip_code" label={label('zip')} />
      <TextInput source="cover" label={label('cover')} />
      <TextInput source="declared_value" label={label('declared')} />
      <TextInput source="coupon_amount" label={label('coupon')} />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <ArrayInput source="packages" label={label('boxes')}>
          <SimpleFormIterator inline disableReordering disableClear sx={wrapped}>
            <ReferenceInput source="packaging_box_id" reference="packaging-box" perPage={100}>
              <SelectInput label={label('box')} />
            </ReferenceInput>
            {MEASURES.map((name) => (
              <TextInput key={name} source={name} label={label(name)} sx={half} />
            ))}
          </SimpleFormIterator>
        </ArrayInput>
        <ArrayInput source="accessorials" label={label('services')}>
          <SimpleFormIterator inline disableReordering disableClear sx={wrapped}>
            <ReferenceInput source="id" reference="accessorial-service" perPage={100}>
              <SelectInput label={label('services')} />
            </ReferenceInput>
            <NumberInput source="quantity" label={label('quantity')} min={1} defaultValue={1} sx={narrow} />
          </SimpleFormIterator>
        </ArrayInput>
      </Box>
    </Box>
  );
}
