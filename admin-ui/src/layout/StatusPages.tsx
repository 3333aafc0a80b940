import ExploreOffOutlined from '@mui/icons-material/ExploreOffOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { Link, useTranslate } from 'react-admin';
import { Notice } from '../crud/Notice';
import { PageTitle } from './PageTitle';
import { HOME } from './tab-rules';

/** A page this admin may not open: says so and who can change it. */
export function NoPermission() {
  const translate = useTranslate();
  return (
    <Card>
      <PageTitle word="error.noPermission" />
      <Notice
        icon={<LockOutlined />}
        title={translate('error.noPermission')}
        text={translate('error.noPermissionText')}
        action={<HomeLink />}
      />
    </Card>
  );
}

export function NotFound() {
  const translate = useTranslate();
  return (
    <Card>
      <PageTitle word="error.notFound" />
      <Notice
        icon={<ExploreOffOutlined />}
        title={translate('error.notFound')}
        text={translate('error.notFoundText')}
        action={<HomeLink />}
      />
    </Card>
  );
}

function HomeLink() {
  const translate = useTranslate();
  return (
    <Button component={Link} to={HOME} variant="outlined" sx={{ '&:hover': { textDecoration: 'none' } }}>
      {translate('app.home')}
    </Button>
  );
}
