import AddOutlined from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import { Link, useCreatePath, useTranslate } from 'react-admin';

/** Leads to the form that adds a row. */
export function AddButton({ resource }: { resource: string }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  return (
    <Button
      component={Link}
      to={createPath({ resource, type: 'create' })}
      variant="contained"
      startIcon={<AddOutlined />}
      sx={{ '&:hover': { textDecoration: 'none' } }}
    >
      {translate('ra.action.create')}
    </Button>
  );
}
