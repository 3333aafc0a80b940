import ExploreOffOutlined from '@mui/icons-material/ExploreOffOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { actTitles, permissionNode } from '@parcelway/contracts/resources';
import { Link, useTranslate } from 'react-admin';
import { Notice } from '../crud/Notice';
import { inLocale } from '../i18n/field-words';
import { useLanguage } from '../i18n/useLanguage';
import type { Permission } from '../providers/permissions';
import { PageTitle } from './PageTitle';
import { HOME } from './tab-rules';

/** A page this admin may not open: says so, what is missing where that is known, and who can change it. */
export function NoPermission({ missing }: { missing?: Permission }) {
  const translate = useTranslate();
  const language = useLanguage();
  const words = missing && {
    name: inLocale(missing.resource.label, language),
    act: inLocale(actTitles[missing.act] ?? [missing.act, missing.act], language),
    node: permissionNode(missing.resource, missing.act),
  };
  return (
    <Card>
      <PageTitle word="error.noPermission" />
      <Notice
        icon={<LockOutlined />}
        title={translate('error.noPermission')}
        text={translate('error.noPermissionText')}
        action={<HomeLink />}
        small={words ? translate('error.missing', words) : undefined}
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
