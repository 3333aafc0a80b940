import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { Link, useCreatePath, useTranslate } from 'react-admin';
import { useMay } from '../layout/access';
import { importable } from '../resources/import-job/importable';

/** Leads to the form that starts an import, with what this list holds chosen. Not drawn without its node. */
export function ImportButton({ resource }: { resource: string }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const may = useMay();
  const kind = importable.find((one) => one.resource === resource)?.kind;
  if (!kind || !may(resource, 'import') || !may('import-job', 'list')) return null;
  return (
    <Button
      component={Link}
      to={`${createPath({ resource: 'import-job', type: 'list' })}?kind=${kind}`}
      variant="outlined"
      startIcon={<UploadFileOutlined />}
      sx={{ '&:hover': { textDecoration: 'none' } }}
    >
      {translate('imports.import')}
    </Button>
  );
}
