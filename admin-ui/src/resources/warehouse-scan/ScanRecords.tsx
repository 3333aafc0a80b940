import { useTranslate } from 'react-admin';
import { ResourceList } from '../../crud/ResourceList';
import { PageTitle } from '../../layout/PageTitle';

/** Every scan ever made, as the default list. */
export function ScanRecords() {
  const translate = useTranslate();
  return (
    <>
      <ResourceList />
      <PageTitle text={translate('menu.scanRecords')} />
    </>
  );
}
