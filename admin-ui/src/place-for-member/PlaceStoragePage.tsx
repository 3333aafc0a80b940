import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { PlacedStore } from '@parcelway/contracts';
import { useState } from 'react';
import {
  ArrayInput,
  AutocompleteInput,
  BooleanInput,
  Form,
  NumberInput,
  ReferenceInput,
  ResourceContextProvider,
  SelectInput,
  SimpleFormIterator,
  TextInput,
  useTranslate,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { enumWords } from '../i18n/enum-words';
import { inLocale } from '../i18n/field-words';
import { useLanguage } from '../i18n/useLanguage';
import { PageTitle } from '../layout/PageTitle';
import { formBesidePrice, priceInSight } from './form-beside-price';
import { CouponField } from './CouponField';
import { OverrideFields } from './OverrideFields';
import { PlaceButton } from './PlaceButton';
import { PlacedCard, type Placed } from './PlacedCard';
import { storageOrder, type StorageForm } from './storage-order';
import { StorageQuote } from './StorageQuote';
import { wrappedRows } from './MemberOrderFields';

const START = { items: [{ quantity: 1 }], retrieval: 'self', agree: false };
const FOR_STORAGE = { order_kind: 'store', status: '1' };
const shrunk = { inputLabel: { shrink: true } };

/** Storage booked for a member: where, when and what, at the price everybody pays. */
export function PlaceStoragePage() {
  const translate = useTranslate();
  const [placed, setPlaced] = useState<Placed | null>(null);
  const title = <PageTitle word="placing.storageTitle" />;
  if (placed)
    return (
      <>
        {title}
        <PlacedCard resource="store-order" placed={placed} onAnother={() => setPlaced(null)} />
      </>
    );
  return (
    <ResourceContextProvider value="store-order">
      <Form defaultValues={START} onSubmit={() => undefined}>
        {title}
        <Box sx={formBesidePrice}>
          <Card sx={{ p: 2 }}>
            <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
              {translate('placing.storageWho')}
            </Typography>
            <StorageFields />
          </Card>
          <Box sx={priceInSight}>
            <StorageQuote />
            <SubmitButton onPlaced={setPlaced} />
          </Box>
        </Box>
      </Form>
    </ResourceContextProvider>
  );
}

function SubmitButton({ onPlaced }: { onPlaced: (placed: Placed) => void }) {
  return (
    <PlaceButton<PlacedStore>
      resource="store-order"
      request={storageOrder(useWatch() as StorageForm)}
      onPlaced={({ order_id: id, order_no: no, total: amount }, userId) =>
        onPlaced({ id, no, amount, userId })
      }
    />
  );
}

function StorageFields() {
  const translate = useTranslate();
  const language = useLanguage();
  const label = (name: string): string => translate(`placing.${name}`);
  return (
    <>
      <ReferenceInput source="user_id" reference="member">
        <AutocompleteInput label={label('member')} />
      </ReferenceInput>
      <ReferenceInput source="warehouse_id" reference="warehouse" filter={{ is_storage: '1', status: '1' }}>
        <SelectInput label={label('warehouse')} />
      </ReferenceInput>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2 }}>
        <TextInput source="planned_in" type="date" label={label('from')} slotProps={shrunk} />
        <TextInput source="planned_out" type="date" label={label('until')} slotProps={shrunk} />
      </Box>
      <ArrayInput source="items" label={label('pieces')}>
        <SimpleFormIterator inline disableReordering disableClear sx={wrappedRows}>
          <SelectInput
            source="size_class"
            label={label('size')}
            choices={useChoices('store-rate.size_class')}
            sx={{ flex: '0 0 140px', '& .MuiInputBase-root': { width: 140 } }}
          />
          <NumberInput source="quantity" label={label('quantity')} min={1} max={20} sx={{ width: 90 }} />
          <TextInput source="name" label={label('name')} sx={{ width: 160 }} />
          <TextInput source="declared_value" label={label('declared')} sx={{ width: 120 }} />
        </SimpleFormIterator>
      </ArrayInput>
      <ReferenceInput
        source="insurance_type_id"
        reference="insurance-type"
        filter={FOR_STORAGE}
        sort={{ field: 'cover', order: 'ASC' }}
        perPage={100}
      >
        <SelectInput
          label={label('insurance')}
          optionText={language === 'en' ? 'name_en' : 'name_zh'}
          emptyText={label('noInsurance')}
        />
      </ReferenceInput>
      <SelectInput
        source="retrieval"
        label={label('retrieval')}
        choices={useChoices('store-order.retrieval')}
      />
      <CouponField resource="store-order" kind="store" />
      <TextInput source="remark" label={label('remark')} multiline />
      <OverrideFields resource="store-order" label={label('overrideDay')} />
      <BooleanInput source="agree" label={label('agreeStorage')} />
    </>
  );
}

/** The words of an enumeration as choices. */
function useChoices(field: string): { id: string; name: string }[] {
  const language = useLanguage();
  return Object.entries(enumWords[field] ?? {}).map(([id, words]) => ({
    id,
    name: inLocale(words, language),
  }));
}
