import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../ui/FormField';
import { required } from '../../ui/rules';
import { captchaImageUrl } from './captcha-api';

/** Four digits read off a picture; the picture itself is the button for another one. */
export function ImageCaptchaField<Form extends FieldValues>({
  control,
  name,
  id,
  onAnother,
}: {
  control: Control<Form>;
  name: FieldPath<Form>;
  id: string;
  onAnother: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
      <FormField
        control={control}
        name={name}
        label={t('captcha.code')}
        checks={[required]}
        inputMode="numeric"
        sx={{ flex: 1 }}
      />
      <ButtonBase
        onClick={onAnother}
        sx={{
          mt: '27px',
          flexDirection: 'column',
          borderRadius: '6px',
          fontSize: 12,
          color: 'text.secondary',
        }}
      >
        <Box
          component="img"
          src={captchaImageUrl(id)}
          alt={t('captcha.image')}
          width={141}
          height={44}
          sx={{ border: 1, borderColor: 'divider', borderRadius: '6px', bgcolor: '#fff', objectFit: 'cover' }}
        />
        {t('captcha.another')}
      </ButtonBase>
    </Box>
  );
}
