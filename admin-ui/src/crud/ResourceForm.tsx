import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ComponentType, ReactNode } from 'react';
import { SaveButton, SimpleForm, Toolbar, useRecordContext, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { inLocale } from '../i18n/field-words';
import { useLanguage } from '../i18n/useLanguage';
import { Key } from '../layout/Key';
import { FieldInput } from './FieldInput';
import { FieldLabel } from './FieldLabel';
import type { NamedField } from './resource-fields';
import { declarationOf, defaultValues, formFields } from './resource-fields';

/** A part of a form with a heading of its own. `fields` are names; those a form does not have are passed over. */
export interface FormSection {
  /** Key of the heading. */
  readonly title: string;
  readonly fields: readonly string[];
}

/** An input that stands in for the declared one. */
export type OwnInput = ComponentType<{ source: string; label: ReactNode }>;

export interface FormShape {
  readonly sections?: readonly FormSection[];
  readonly inputs?: Readonly<Record<string, OwnInput>>;
  /** What stands below the fields and sees the form's values. */
  readonly below?: ReactNode;
  /** Buttons beside the one that saves. */
  readonly tools?: ReactNode;
}

/** The form of any resource, drawn from its declaration, for adding and for changing a row. */
export function ResourceForm({
  resource,
  adding,
  sections,
  inputs = {},
  below,
  tools,
}: FormShape & { resource: string; adding: boolean }) {
  const declaration = declarationOf(resource);
  const fields = formFields(declaration);
  const parts = sections ?? [{ title: '', fields: fields.map(({ name }) => name) }];
  return (
    <SimpleForm
      mode="onTouched"
      warnWhenUnsavedChanges
      disableInvalidFormNotification
      {...(adding ? { defaultValues: defaultValues(declaration) } : {})}
      component={FormBody}
      toolbar={<FormToolbar tools={tools} />}
    >
      {parts.map((part) => (
        <Section
          key={part.title}
          resource={resource}
          title={part.title}
          adding={adding}
          inputs={inputs}
          fields={part.fields.flatMap((name) => fields.filter((of) => of.name === name))}
        />
      ))}
      {below}
    </SimpleForm>
  );
}

function FormBody({ children }: { children?: ReactNode }) {
  return <Box sx={{ '& > .MuiStack-root': { gap: 1.5, alignItems: 'stretch' } }}>{children}</Box>;
}

function Section({
  resource,
  title,
  fields,
  adding,
  inputs,
}: {
  resource: string;
  title: string;
  fields: readonly NamedField[];
  adding: boolean;
  inputs: Readonly<Record<string, OwnInput>>;
}) {
  const translate = useTranslate();
  const language = useLanguage();
  const record = useRecordContext();
  if (fields.length === 0) return null;
  const currency: unknown = record?.['currency'];
  const isWide = ({ field }: NamedField): boolean =>
    ['longText', 'json', 'html', 'images'].includes(field.kind) ||
    (field.kind === 'text' && (field.max ?? 0) > 200);
  return (
    <Card component="fieldset" sx={{ p: 2, m: 0, minWidth: 0, width: '100%' }}>
      {title && (
        <Typography component="legend" variant="h4" sx={{ float: 'left', width: '100%', mb: 1 }}>
          {translate(title)}
        </Typography>
      )}
      <Box
        sx={{
          clear: 'both',
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
          columnGap: 2.5,
          rowGap: 0.5,
          alignItems: 'start',
          // A field that does not go with what is chosen elsewhere takes no room.
          '& > :empty': { display: 'none' },
          // In line with the fields beside it, whose labels stand above them.
          '& .MuiFormGroup-root': { mt: { xs: 1, sm: '33.5px' } },
          '& .MuiFormGroup-root .MuiFormControlLabel-root': { minHeight: 36, ml: '-4px' },
        }}
      >
        {fields.map((of) => {
          const Own = inputs[of.name];
          return (
            <Box key={of.name} sx={isWide(of) ? { gridColumn: '1 / -1' } : {}}>
              {Own ? (
                <Own
                  source={of.name}
                  label={
                    <FieldLabel optional={!of.field.required}>
                      {inLocale(of.field.label, language)}
                    </FieldLabel>
                  }
                />
              ) : (
                <FieldInput
                  resource={resource}
                  name={of.name}
                  field={of.field}
                  adding={adding}
                  {...(typeof currency === 'string' ? { currency } : {})}
                />
              )}
            </Box>
          );
        })}
      </Box>
    </Card>
  );
}

function FormToolbar({ tools }: { tools: ReactNode }) {
  const translate = useTranslate();
  const { errors, isSubmitted } = useFormState();
  const wrong = Object.keys(errors).length;
  return (
    <Toolbar
      sx={(theme) => ({
        mt: 1.5,
        px: 2,
        gap: 2,
        minHeight: 48,
        bgcolor: 'transparent',
        // On phones it stays at the foot of the window, over the fields.
        [theme.breakpoints.down('sm')]: {
          bgcolor: 'background.paper',
          borderTop: 1,
          borderColor: 'divider',
          zIndex: 'appBar',
        },
      })}
    >
      <SaveButton alwaysEnable />
      {tools}
      <Box sx={{ display: { xs: 'none', md: 'block' }, color: 'text.secondary' }}>
        <Key>Ctrl</Key> <Key>Enter</Key>
      </Box>
      {isSubmitted && wrong > 0 && (
        <Typography role="alert" sx={{ color: 'error.main' }}>
          {translate('form.errors', { smart_count: wrong })}
        </Typography>
      )}
    </Toolbar>
  );
}
