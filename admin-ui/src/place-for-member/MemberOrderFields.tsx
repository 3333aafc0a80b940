import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import {
  ArrayInput,
  AutocompleteInput,
  BooleanInput,
  NumberInput,
  ReferenceInput,
  SelectInput,
  SimpleFormIterator,
  TextInput,
  useTranslate,
} from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLanguage } from '../i18n/useLanguage';
import { CouponField } from './CouponField';
import { OverrideFields } from './OverrideFields';

/** Rows of a list of inputs that break into lines where there is no room. */
export const wrappedRows = {
  '& .RaSimpleFormIterator-list, & .RaSimpleFormIterator-line': { minWidth: 0 },
  '& .RaSimpleFormIterator-form': { minWidth: 0, flexWrap: 'wrap', columnGap: 0.5, rowGap: 0 },
};
const narrow = { width: 80, flex: '0 0 80px' };
const MEASURES = ['weight', 'length', 'width', 'height'] as const;
/** Where members ship from and to. */
const ENDS = [
  ['sender_id', 'sender', 'GB'],
  ['receiver_id', 'receiver', 'CN'],
] as const;

interface AddressRow {
  readonly user_name?: string;
  readonly city?: string;
  readonly address_line?: string;
  readonly zip_code?: string;
}

const addressText = ({ user_name, city, address_line, zip_code }: AddressRow): string =>
  [user_name, city, address_line, zip_code].filter(Boolean).join(' · ');

/** Whose order it is, from where to where. */
export function WhoFields() {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const userId: unknown = useWatch({ name: 'user_id' });
  return (
    <>
      <ReferenceInput source="user_id" reference="member">
        <AutocompleteInput
          label={translate('placing.member')}
          onChange={() => ENDS.forEach(([source]) => setValue(source, ''))}
        />
      </ReferenceInput>
      {userId ? (
        ENDS.map(([source, label, country]) => (
          <ReferenceInput
            key={source}
            source={source}
            reference="address"
            filter={{ user_id: userId, country }}
            perPage={100}
          >
            <SelectInput label={translate(`placing.${label}`)} optionText={addressText} />
          </ReferenceInput>
        ))
      ) : (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate('placing.noMember')}
        </Alert>
      )}
    </>
  );
}

/** The boxes with what is in them. */
export function BoxFields() {
  const translate = useTranslate();
  const names = useLanguage() === 'en' ? 'name_en' : 'name_zh';
  const channelId: unknown = useWatch({ name: 'channel_id' });
  const carried = { status: '1', ...(channelId ? { channel_id: channelId } : {}) };
  const label = (name: string): string => translate(`placing.${name}`);
  return (
    <ArrayInput source="packages" label={label('boxes')}>
      <SimpleFormIterator inline disableReordering disableClear sx={wrappedRows}>
        <ReferenceInput source="packaging_box_id" reference="packaging-box" perPage={100}>
          <SelectInput label={translate('resources.packaging-box.name', { smart_count: 1 })} />
        </ReferenceInput>
        {MEASURES.map((name) => (
          <TextInput key={name} source={name} label={label(name)} sx={narrow} />
        ))}
        <Box sx={{ flexBasis: '100%' }}>
          <ArrayInput source="items" label={label('items')}>
            <SimpleFormIterator inline disableReordering disableClear sx={wrappedRows}>
              <ReferenceInput source="category_id" reference="goods-category" filter={carried} perPage={100}>
                <AutocompleteInput
                  label={translate('resources.goods-category.name', { smart_count: 1 })}
                  optionText={names}
                />
              </ReferenceInput>
              <TextInput source="name_zh" label={label('nameZh')} sx={{ width: 140 }} />
              <TextInput source="name_en" label={label('nameEn')} sx={{ width: 140 }} />
              <NumberInput source="quantity" label={label('quantity')} min={1} defaultValue={1} sx={narrow} />
              <TextInput source="unit_price" label={label('price')} sx={narrow} />
            </SimpleFormIterator>
          </ArrayInput>
        </Box>
      </SimpleFormIterator>
    </ArrayInput>
  );
}

/** Cover, services, collection, a word, and the customer's consent. */
export function MoreFields() {
  const translate = useTranslate();
  const label = (name: string): string => translate(`placing.${name}`);
  return (
    <>
      <TextInput source="cover" label={label('cover')} />
      <ArrayInput source="accessorials" label={label('services')}>
        <SimpleFormIterator inline disableReordering disableClear sx={wrappedRows}>
          <ReferenceInput source="id" reference="accessorial-service" perPage={100}>
            <SelectInput label={label('services')} />
          </ReferenceInput>
          <NumberInput source="quantity" label={label('quantity')} min={1} defaultValue={1} sx={narrow} />
        </SimpleFormIterator>
      </ArrayInput>
      <TextInput
        source="pick_up_date"
        type="date"
        label={label('pickup')}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <CouponField resource="luggage-order" kind="luggage" />
      <TextInput source="remark" label={label('remark')} multiline />
      <OverrideFields resource="luggage-order" label={label('override')} />
      <BooleanInput source="agree" label={label('agree')} />
    </>
  );
}
