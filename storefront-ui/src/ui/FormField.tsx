import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Controller, type Control, type FieldError, type FieldPath, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { firstProblem, type Check } from './rules';

export interface FormFieldProps<Form extends FieldValues> {
  control: Control<Form>;
  name: FieldPath<Form>;
  label: string;
  checks?: readonly Check[];
  /** Shown inside the field, at its end. */
  unit?: ReactNode;
  start?: ReactNode;
  hint?: string | undefined;
  /** What speaks against the value beside the checks, in words. */
  problem?: string | undefined;
  /** Small words at the right of the label; says 可不填 for optional fields. */
  aside?: string | undefined;
  optional?: boolean;
  type?: string;
  inputMode?: 'text' | 'decimal' | 'numeric' | 'tel' | 'email';
  autoComplete?: string;
  placeholder?: string;
  /** Turns the field into a select of these options. */
  children?: ReactNode;
  /** Label only for readers who do not see it. */
  hideLabel?: boolean;
  multiline?: boolean;
  disabled?: boolean;
  onChanged?: (text: string) => void;
  sx?: SxProps<Theme>;
}

/**
 * A field of a form: label above, unit inside, one hint below that an error replaces. Checked when it is left and then on
 * every change; errors of the server land here through `setError`.
 */
export function FormField<Form extends FieldValues>(props: FormFieldProps<Form>) {
  const {
    control,
    name,
    label,
    checks = [],
    unit,
    start,
    hint,
    optional = false,
    children,
    hideLabel = false,
  } = props;
  const { t } = useTranslation();
  const aside = props.aside ?? (optional ? t('state.optional') : undefined);
  const validate = (value: unknown): true | string => {
    const problem = firstProblem(String(value ?? ''), checks);
    return problem ? t(problem.key, { ...problem.values }) : true;
  };
  const problemOf = (error: FieldError | undefined): string | undefined => props.problem ?? error?.message;
  return (
    <Controller
      control={control}
      name={name}
      rules={{ validate }}
      render={({ field, fieldState: { error } }) => (
        <TextField
          name={field.name}
          value={field.value ?? ''}
          inputRef={field.ref}
          onBlur={field.onBlur}
          onChange={(event) => {
            field.onChange(event.target.value);
            props.onChanged?.(event.target.value);
          }}
          label={
            hideLabel ? undefined : (
              <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
                <span>{label}</span>
                {aside && (
                  <Box component="small" sx={{ fontWeight: 400, fontSize: 12, color: 'text.secondary' }}>
                    {aside}
                  </Box>
                )}
              </Box>
            )
          }
          type={props.type ?? 'text'}
          select={children !== undefined}
          multiline={props.multiline ?? false}
          disabled={props.disabled ?? false}
          placeholder={props.placeholder ?? ''}
          error={problemOf(error) !== undefined}
          helperText={
            problemOf(error) ? (
              <Box component="span" sx={{ display: 'flex', gap: '5px', alignItems: 'flex-start' }}>
                <ErrorOutlineOutlined sx={{ fontSize: 15, mt: '2px' }} aria-hidden />
                <span>{problemOf(error)}</span>
              </Box>
            ) : (
              hint
            )
          }
          slotProps={{
            inputLabel: {
              sx: { maxWidth: '100%', '&, &.Mui-error, &.Mui-focused': { color: 'text.primary' } },
            },
            htmlInput: {
              inputMode: props.inputMode,
              autoComplete: props.autoComplete ?? 'off',
              ...(hideLabel && { 'aria-label': label }),
            },
            select: { displayEmpty: true, inputProps: hideLabel ? { 'aria-label': label } : {} },
            input: {
              ...(unit !== undefined && {
                endAdornment: (
                  <InputAdornment
                    position="end"
                    disableTypography
                    sx={{ fontSize: 13, color: 'text.secondary' }}
                  >
                    {unit}
                  </InputAdornment>
                ),
              }),
              ...(start !== undefined && {
                startAdornment: <InputAdornment position="start">{start}</InputAdornment>,
              }),
            },
          }}
          sx={props.sx ?? null}
        >
          {children}
        </TextField>
      )}
    />
  );
}
