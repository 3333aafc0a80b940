import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../ui/States';
import { usePostcode } from './address-api';
import type { AddressForm } from './address-form';

const FILLED = ['province', 'city', 'district'] as const;

/** Fills in what the postcode says of the place; what is typed already stays, and typing is always possible. */
export function PostcodeLookup({
  place,
  onFound,
}: {
  place: Pick<AddressForm, 'country' | 'zip_code' | (typeof FILLED)[number]>;
  onFound: (part: Partial<AddressForm>) => void;
}) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const lookup = usePostcode();
  const { country, zip_code } = place;
  // An answer is about the postcode it was asked for.
  const isAnswered = lookup.variables?.zip_code === zip_code && lookup.variables.country === country;
  const lookUp = (): void =>
    lookup.mutate(
      { country, zip_code },
      {
        onSuccess: ([found]) =>
          found &&
          onFound(
            Object.fromEntries(
              FILLED.filter((name) => found[name] && !place[name]).map((name) => [name, found[name]]),
            ),
          ),
      },
    );
  const said = lookup.isError
    ? errorText(lookup.error)
    : lookup.isSuccess && t(lookup.data.length > 0 ? 'address.postcode.found' : 'address.postcode.none');
  return (
    <Box sx={{ alignSelf: 'start', pt: '26px' }}>
      <Button
        startIcon={<SearchOutlined />}
        disabled={zip_code.trim() === '' || lookup.isPending}
        onClick={lookUp}
      >
        {t('address.postcode.look')}
      </Button>
      <Box role="status" sx={{ fontSize: 13, color: 'text.secondary' }}>
        {isAnswered && said}
      </Box>
    </Box>
  );
}
