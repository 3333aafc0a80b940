import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { emailRule, mobileRule } from '../../ui/contact-rules';
import { FormField } from '../../ui/FormField';
import { required } from '../../ui/rules';
import type { ContactKind } from './code-request';
import { CALLING_CODES, type ContactForm } from './contact-form';

/** Choice between e-mail and mobile where both are offered. */
function KindChoice({ kinds }: { kinds: readonly ContactKind[] }) {
  const { t } = useTranslation();
  const { setValue, clearErrors } = useFormContext<ContactForm>();
  const kind = useWatch<ContactForm, 'kind'>({ name: 'kind' });
  return (
    <ToggleButtonGroup
      exclusive
      color="primary"
      fullWidth
      value={kind}
      aria-label={t('code.by')}
      onChange={(_, next: ContactKind | null) => {
        if (!next) return;
        setValue('kind', next);
        clearErrors();
      }}
    >
      {kinds.map((one) => (
        <ToggleButton key={one} value={one} sx={{ minHeight: 44 }}>
          {t(`code.kind.${one}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** The e-mail address, or calling code and mobile number, of the form around it. */
export function ContactFields({ kinds, label }: { kinds: readonly ContactKind[]; label?: string }) {
  const { t } = useTranslation();
  const { control } = useFormContext<ContactForm>();
  const [kind, code] = useWatch<ContactForm, ['kind', 'mobile_code']>({ name: ['kind', 'mobile_code'] });
  return (
    <>
      {kinds.length > 1 && <KindChoice kinds={kinds} />}
      {kind === 'email' ? (
        <FormField
          key="email"
          control={control}
          name="email"
          label={label ?? t('code.kind.email')}
          checks={[required, emailRule]}
          inputMode="email"
          autoComplete="email"
        />
      ) : (
        <Box sx={{ display: 'grid', gridTemplateColumns: '108px 1fr', gap: 1.5 }}>
          <FormField control={control} name="mobile_code" label={t('code.callingCode')}>
            {CALLING_CODES.map((value) => (
              <MenuItem key={value} value={value}>
                +{value}
              </MenuItem>
            ))}
          </FormField>
          <FormField
            key="mobile"
            control={control}
            name="mobile"
            label={label ?? t('code.kind.mobile')}
            checks={[required, mobileRule(code)]}
            inputMode="tel"
            autoComplete="tel-national"
          />
        </Box>
      )}
    </>
  );
}
