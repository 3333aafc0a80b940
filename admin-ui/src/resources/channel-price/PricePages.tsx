import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { ResourceCreate } from '../../crud/ResourceCreate';
import { ResourceEdit } from '../../crud/ResourceEdit';
import { ResourceShow } from '../../crud/ResourceShow';
import { PackagingLines } from './PackagingLines';

/** Public and member prices are the same three pages. */
export const PricePage = () => (
  <ResourceShow>
    <PackagingLines />
  </ResourceShow>
);

export const PriceEdit = () => (
  <ResourceEdit>
    <PackagingLines />
  </ResourceEdit>
);

/** Lines hang on a stored price, so they follow on the page that opens after saving. */
export function PriceCreate() {
  const translate = useTranslate();
  return (
    <ResourceCreate next="edit">
      <Typography color="text.secondary" sx={{ px: 2 }}>
        {translate('price.linesAfter')}
      </Typography>
    </ResourceCreate>
  );
}
