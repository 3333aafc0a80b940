import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../ui/FormField';
import { required, type Check } from '../../ui/rules';
import { MAX_NUMBERS, numbersIn } from './numbers';

const notTooMany: Check = (text) => {
  const count = numbersIn(text).length;
  return count > MAX_NUMBERS ? { key: 'order.tracking.tooMany', values: { count } } : null;
};

/** One field for one or many numbers. */
export function TrackForm({ first = '', onTrack }: { first?: string; onTrack: (numbers: string[]) => void }) {
  const { t } = useTranslation();
  const { control, handleSubmit } = useForm({ mode: 'onTouched', defaultValues: { numbers: first } });
  return (
    <Box
      component="form"
      noValidate
      role="search"
      onSubmit={(event) => void handleSubmit(({ numbers }) => onTrack(numbersIn(numbers)))(event)}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr auto' },
        gap: 1.5,
        alignItems: 'start',
      }}
    >
      <FormField
        control={control}
        name="numbers"
        label={t('order.tracking.field')}
        hint={t('order.tracking.hint')}
        checks={[required, notTooMany]}
        multiline
      />
      <Button
        type="submit"
        variant="contained"
        startIcon={<SearchOutlined />}
        sx={{ mt: { sm: '26px' }, minWidth: 132 }}
      >
        {t('order.tracking.action')}
      </Button>
    </Box>
  );
}
