import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatMoneyText } from '@parcelway/look';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SheetOrderRow } from '../../api/types';
import { useErrorText } from '../../ui/States';
import { useToast } from '../../ui/Toast';
import type { SheetChoice } from './sheet-choice';
import { choose, totalsOf } from './sheet-choice';
import { useFindPayable } from './sheet-choice-api';
import type { SheetFilter } from './sheet-rules';
import { SheetPayDialog } from './SheetPayDialog';

/** What is chosen and costs, and paying it; the way to choose all of the list's packages that are to be paid, beyond this page too. */
export function SheetChoiceBar({
  filter,
  choice,
  onChoose,
}: {
  filter: SheetFilter;
  choice: SheetChoice;
  onChoose: (choice: SheetChoice) => void;
}) {
  const { t } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const find = useFindPayable();
  const [paying, setPaying] = useState<readonly SheetOrderRow[] | null>(null);
  const totals = totalsOf(choice.values());
  return (
    <Box
      role="group"
      aria-label={t('sheet.together.bar')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        mb: 1.5,
        p: '8px 12px',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        position: 'sticky',
        top: { xs: 64, md: 8 },
        zIndex: 2,
      }}
    >
      <Box aria-live="polite" sx={{ flex: 1, minWidth: 140, fontSize: 14 }}>
        {choice.size === 0
          ? t('sheet.together.hint')
          : t('sheet.together.chosen', {
              count: choice.size,
              total: totals.map(({ amount, currency }) => formatMoneyText(amount, currency)).join(' + '),
            })}
      </Box>
      {choice.size > 0 && <Button onClick={() => onChoose(new Map())}>{t('sheet.together.clear')}</Button>}
      <Button
        disabled={find.isPending}
        onClick={() =>
          find.mutate(filter, {
            onSuccess: (orders) => onChoose(choose(new Map(), orders, true)),
            onError: (error) => toast(errorText(error), 'error'),
          })
        }
      >
        {t('sheet.together.all')}
      </Button>
      <Button
        variant="contained"
        disabled={choice.size === 0}
        onClick={() => setPaying([...choice.values()])}
        sx={{ ml: 'auto' }}
      >
        {t('sheet.act.submit')}
      </Button>
      {paying && (
        <SheetPayDialog
          orders={paying}
          onClose={(left) => {
            setPaying(null);
            onChoose(choose(new Map(), left, true));
          }}
        />
      )}
    </Box>
  );
}
