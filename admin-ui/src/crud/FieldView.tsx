import Box from '@mui/material/Box';
import type { Field } from '@parcelway/contracts/resources';
import {
  formatDetailTime,
  formatListTime,
  formatMoneyText,
  StatusChip,
  ToneChip,
  UNKNOWN,
} from '@parcelway/look';
import type { MouseEvent, ReactNode } from 'react';
import {
  Link,
  ReferenceArrayField,
  ReferenceField,
  SingleFieldList,
  useCreatePath,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { enumWord, statusEntity } from '../i18n/field-words';
import { enumWords } from '../i18n/enum-words';
import { useLanguage } from '../i18n/useLanguage';
import { useMay } from '../layout/access';
import { BoxNames } from './BoxNames';
import { addressesIn, FileView, Picture } from './FileView';
import { HtmlView, wordsOf } from './HtmlView';
import { isMeasured, unitOf, writeMeasured } from './measured-value';
import { declarationOf, nameInLabel, representation } from './resource-fields';

/** Where a value stands: one line of a table, or the details of one row. */
export type Place = 'list' | 'show';

interface FieldViewProps {
  resource: string;
  name: string;
  field: Field;
  place: Place;
}

/** Amounts that are changes: they say their sign either way. */
const SIGNED = new Set(['member-money-record.money']);

/** Where the currency of a row's amounts stands, when it is not `currency`. */
const CURRENCY_FIELD: Readonly<Record<string, string>> = { 'tax-rule': 'limit_currency' };

/** So many short lines stand beside each other. */
const MANY_LINES = 12;

const blank = (value: unknown): boolean => value === null || value === undefined || value === '';

/** One declared field of the current row, in the form its kind asks for. */
export function FieldView({ resource, name, field, place }: FieldViewProps) {
  const record = useRecordContext();
  const translate = useTranslate();
  const value: unknown = record?.[name];
  if (!record || (blank(value) && field.kind !== 'flag')) return <Muted>{UNKNOWN}</Muted>;
  const text = String(value);
  if (field.kind === 'relation' && field.to)
    return <RelationView name={name} to={field.to} value={value} label={record[name.replace(/_id$/, '')]} />;
  if (field.kind === 'money') {
    const currency: unknown = record[CURRENCY_FIELD[resource] ?? 'currency'];
    const signed = SIGNED.has(`${resource}.${name}`);
    return (
      <Figure>
        {formatMoneyText(text, typeof currency === 'string' && currency !== '' ? currency : 'GBP', {
          signed,
        })}
      </Figure>
    );
  }
  if (isMeasured(field.kind)) {
    const unit = unitOf(field.kind);
    const shown = writeMeasured(field.kind, value);
    return <Figure>{unit ? `${shown} ${unit}` : shown}</Figure>;
  }
  if (enumWords[`${resource}.${name}`] && field.kind !== 'json')
    return <EnumView resource={resource} name={name} field={field} value={text} />;
  switch (field.kind) {
    case 'flag':
      return name === 'status' ? (
        <ToneChip
          tone={value === '1' ? 'success' : 'neutral'}
          label={translate(value === '1' ? 'app.on' : 'app.off')}
        />
      ) : (
        <span>{translate(value === '1' ? 'app.yes' : 'app.no')}</span>
      );
    case 'number-enum':
    case 'word-enum':
      return <EnumView resource={resource} name={name} field={field} value={text} />;
    case 'instant':
      return <Figure>{place === 'list' ? formatListTime(text) : formatDetailTime(text)}</Figure>;
    case 'date':
      return <Figure>{text.slice(0, 10)}</Figure>;
    case 'json':
      return field.values && Array.isArray(value) && value.length > 0 ? (
        <WordsView resource={resource} name={name} field={field} values={value} />
      ) : (
        <JsonView value={value} />
      );
    case 'idList':
      return <BoxNames ids={text} />;
    case 'relations':
      return <RelationsView name={name} to={field.to ?? ''} />;
    case 'image':
    case 'images':
      return (
        <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
          {addressesIn(text).map((address) => (
            <Picture key={address} address={address} size={place === 'list' ? 32 : 96} />
          ))}
        </Box>
      );
    case 'file':
      return <FileView address={text} />;
    case 'html':
      return place === 'list' ? <Cut text={wordsOf(text)} /> : <HtmlView html={text} />;
    case 'secret':
      return <Muted>••••</Muted>;
    default:
      return place === 'list' ? (
        <Cut text={text} />
      ) : (
        <Box
          component="span"
          sx={{
            whiteSpace: 'pre-wrap',
            ...(text.split('\n').length > MANY_LINES ? { display: 'block', columns: '120px' } : {}),
          }}
        >
          {text}
        </Box>
      );
  }
}

function EnumView({ resource, name, field, value }: Omit<FieldViewProps, 'place'> & { value: string }) {
  const language = useLanguage();
  const entity = statusEntity(field);
  if (entity && !enumWords[`${resource}.${name}`])
    return <StatusChip entity={entity} value={value} locale={language} />;
  return <span>{enumWord(declarationOf(resource), name, field, value, language)}</span>;
}

/** A text of one line of a table, cut where it is long. */
const Cut = ({ text }: { text: string }) =>
  text.length > 40 ? <span title={text}>{`${text.slice(0, 40)}…`}</span> : <span>{text}</span>;

/**
 * The other row by its name, as a link where the admin may open it. Rows bring the name along as `label`; without it, it is asked for.
 */
function RelationView({
  name,
  to,
  value,
  label,
}: {
  name: string;
  to: string;
  value: unknown;
  label: unknown;
}) {
  const may = useMay();
  const createPath = useCreatePath();
  const language = useLanguage();
  const brought = nameInLabel(declarationOf(to), label, language);
  const text = brought ?? `#${String(value)}`;
  if (!may(to, 'list')) return <span>{text}</span>;
  if (brought !== null) {
    return (
      <Link
        to={createPath({ resource: to, type: 'show', id: String(value) })}
        onClick={(event: MouseEvent) => event.stopPropagation()}
      >
        {text}
      </Link>
    );
  }
  return (
    <ReferenceField source={name} reference={to} link="show">
      <RowName resource={to} />
    </ReferenceField>
  );
}

/** Several rows of another resource by their names. */
function RelationsView({ name, to }: { name: string; to: string }) {
  const may = useMay();
  const record = useRecordContext();
  if (!may(to, 'list')) return <span>{String(record?.[name] ?? '')}</span>;
  return (
    <ReferenceArrayField source={name} reference={to}>
      <SingleFieldList linkType={false} empty={<Muted>{UNKNOWN}</Muted>} sx={{ gap: 0.5 }}>
        <ToneName resource={to} />
      </SingleFieldList>
    </ReferenceArrayField>
  );
}

function ToneName({ resource }: { resource: string }) {
  const record = useRecordContext();
  return record ? <ToneChip tone="neutral" label={representation(declarationOf(resource), record)} /> : null;
}

/** What the current row is called. */
export function RowName({ resource }: { resource: string }) {
  const record = useRecordContext();
  return record ? <span>{representation(declarationOf(resource), record)}</span> : null;
}

/** Several words of a declaration. */
function WordsView({ resource, name, field, values }: Omit<FieldViewProps, 'place'> & { values: unknown[] }) {
  const language = useLanguage();
  const declaration = declarationOf(resource);
  return (
    <span>{values.map((one) => enumWord(declaration, name, field, String(one), language)).join(', ')}</span>
  );
}

/** Words as a line of words; anything deeper laid out for reading. */
function JsonView({ value }: { value: unknown }) {
  if (typeof value === 'object' && value !== null && Object.keys(value).length === 0)
    return <Muted>{UNKNOWN}</Muted>;
  if (Array.isArray(value) && value.every((word) => typeof word === 'string'))
    return <span>{value.join(', ')}</span>;
  return (
    <Box
      component="pre"
      tabIndex={0}
      sx={(theme) => ({
        m: 0,
        p: 1,
        maxHeight: 240,
        overflow: 'auto',
        borderRadius: 1,
        bgcolor: theme.palette.sunken,
        fontSize: 12,
      })}
    >
      {JSON.stringify(value, null, 2)}
    </Box>
  );
}

const Figure = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
    {children}
  </Box>
);

const Muted = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={{ color: 'text.secondary' }}>
    {children}
  </Box>
);
