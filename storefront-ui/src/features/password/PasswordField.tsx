import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField, type FormFieldProps } from '../../ui/FormField';

/** A password that can be shown while it is typed. */
export function PasswordField<Form extends FieldValues>(
  props: Omit<FormFieldProps<Form>, 'type' | 'unit' | 'autoComplete'> & {
    autoComplete: 'current-password' | 'new-password';
  },
) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  const Icon = shown ? VisibilityOffOutlined : VisibilityOutlined;
  return (
    <FormField
      {...props}
      type={shown ? 'text' : 'password'}
      unit={
        <IconButton
          size="small"
          edge="end"
          aria-label={`${t(shown ? 'login.hide' : 'login.show')} ${props.label}`}
          onClick={() => setShown(!shown)}
        >
          <Icon fontSize="small" />
        </IconButton>
      }
    />
  );
}
