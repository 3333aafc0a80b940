import Box from '@mui/material/Box';
import { formatMoneyText } from '@parcelway/look';
import { useRecordContext } from 'react-admin';
import { ResourceShow } from '../../crud/ResourceShow';
import { useLanguage } from '../../i18n/useLanguage';
import type { InsuredBoxRow } from '../insurance-claim/claim';

/** What lies in the box, each with its declared price a piece. */
function Contents() {
  const box = useRecordContext<InsuredBoxRow & { readonly currency: string }>();
  const language = useLanguage();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {box?.items.map((item, at) => (
        <li key={at}>
          {(language === 'en' && item.name_en) || item.name_zh} × {item.quantity} ·{' '}
          {formatMoneyText(item.unit_price, box.currency)}
        </li>
      ))}
    </Box>
  );
}

const cells = { items: Contents };

export const InsuredBoxPage = () => <ResourceShow cells={cells} />;
