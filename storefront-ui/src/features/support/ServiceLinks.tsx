import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useSite } from '../../api/use-site';

/** Telephone and e-mail of customer service, as far as the site has them, to call and write to. */
export function ServiceLinks() {
  const { service_phone: phone = '', service_email: email = '' } = useSite().data ?? {};
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
      {phone && (
        <Link color="inherit" href={`tel:${phone.replace(/[^\d+]/g, '')}`} sx={{ py: '10px' }}>
          {phone}
        </Link>
      )}
      {email && (
        <Link color="inherit" href={`mailto:${email}`} sx={{ py: '10px' }}>
          {email}
        </Link>
      )}
    </Box>
  );
}
