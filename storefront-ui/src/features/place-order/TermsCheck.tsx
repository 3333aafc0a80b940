import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import { useId, useState } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { PlaceForm } from './place-form';

const documents = {
  terms: { title: 'place.termsDoc', text: 'place.termsText' },
  banned: { title: 'place.termsBanned', text: 'home.banned' },
} as const;

/** Consent to the terms, which open in place. */
export function TermsCheck() {
  const { t } = useTranslation();
  const { control } = useFormContext<PlaceForm>();
  const [shown, setShown] = useState<keyof typeof documents | null>(null);
  const checkId = useId();
  const titleId = useId();
  const link = (which: keyof typeof documents) => (
    <Link
      component="button"
      type="button"
      onClick={() => setShown(which)}
      sx={{ fontSize: 14, verticalAlign: 'baseline' }}
    >
      {t(documents[which].title)}
    </Link>
  );
  const lines = shown ? (t(documents[shown].text, { returnObjects: true }) as string[]) : [];
  return (
    <>
      <Controller
        control={control}
        name="agree"
        rules={{ validate: (agreed) => agreed || t('place.termsNeeded') }}
        render={({ field, fieldState: { error } }) => (
          <>
            <Box sx={{ display: 'flex', gap: '10px', alignItems: 'flex-start', fontSize: 14 }}>
              <Checkbox
                id={checkId}
                checked={field.value}
                onChange={field.onChange}
                onBlur={field.onBlur}
                sx={{ p: 0 }}
                slotProps={{ input: { ref: field.ref } }}
              />
              <span>
                <label htmlFor={checkId}>{t('place.terms')}</label> {link('terms')} {t('place.termsAnd')}{' '}
                {link('banned')}
              </span>
            </Box>
            {error && <FormHelperText error>{error.message}</FormHelperText>}
          </>
        )}
      />
      <Dialog
        open={shown !== null}
        onClose={() => setShown(null)}
        aria-labelledby={titleId}
        maxWidth="sm"
        fullWidth
      >
        <DialogTitle id={titleId} variant="h3">
          {shown && t(documents[shown].title)}
        </DialogTitle>
        <DialogContent>
          <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Box>
        </DialogContent>
        <DialogActions sx={{ px: 2.5, pb: 2 }}>
          <Button onClick={() => setShown(null)}>{t('act.close')}</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
