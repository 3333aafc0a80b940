import Link from '@mui/material/Link';
import type { RuleName } from '@parcelway/contracts';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

/** Leads to the row that gave a price its figures. */
export function RuleLink({ rule: { resource, id } }: { rule: RuleName }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  return (
    <Link component={RouterLink} to={createPath({ resource, type: 'show', id })}>
      {translate(`resources.${resource}.name`, { smart_count: 1 })} #{id}
    </Link>
  );
}
