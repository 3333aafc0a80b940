import LockOutlined from '@mui/icons-material/LockOutlined';
import Card from '@mui/material/Card';
import { useEffect } from 'react';
import { useNavigate, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { Notice } from '../crud/Notice';
import { wantedPath } from './menu-tree';
import { PageTitle } from './PageTitle';
import { useLanding } from './useMenu';
import { Opening } from './Opening';

/** Between the log in, or the bare address of the back office, and the wanted page: the one asked for, else the first of the menu. */
export function LoadingPage() {
  const { to = '' } = useParams();
  const navigate = useNavigate();
  const translate = useTranslate();
  const landing = useLanding();
  const wanted = wantedPath(to) ?? landing;
  useEffect(() => {
    if (wanted !== null) navigate(wanted, { replace: true });
  }, [wanted, navigate]);
  if (wanted !== null) return <Opening />;
  return (
    <Card>
      <PageTitle word="error.noMenu" />
      <Notice
        icon={<LockOutlined />}
        title={translate('error.noMenu')}
        text={translate('error.noPermissionText')}
      />
    </Card>
  );
}
