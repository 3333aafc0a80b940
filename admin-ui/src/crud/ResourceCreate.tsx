import {
  CreateBase,
  useCreateContext,
  useCreatePath,
  useNavigate,
  useNotify,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { PageTitle } from '../layout/PageTitle';
import { useTabs } from '../layout/tabs-context';
import { PageHead } from './PageHead';
import type { FormShape } from './ResourceForm';
import { ResourceForm } from './ResourceForm';

/** Adds a row to any resource; afterwards its details stand where the form stood. */
export function ResourceCreate({
  children,
  next = 'show',
  ...shape
}: FormShape & { children?: ReactNode; next?: 'show' | 'edit' | 'list' }) {
  const resource = useResourceContext() ?? '';
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const notify = useNotify();
  const { forgetTab } = useTabs();
  const formPath = createPath({ resource, type: 'create' });
  return (
    <CreateBase
      mutationOptions={{
        onSuccess: (row: RaRecord) => {
          notify('ra.notification.created', { type: 'success' });
          forgetTab(formPath);
          navigate(createPath({ resource, type: next, ...(next === 'list' ? {} : { id: row.id }) }), {
            replace: true,
          });
        },
      }}
    >
      <CreateContent shape={shape} />
      {children}
    </CreateBase>
  );
}

function CreateContent({ shape }: { shape: FormShape }) {
  const { resource, defaultTitle } = useCreateContext();
  const translate = useTranslate();
  return (
    <>
      <PageTitle of={translate('ra.action.create')} />
      <PageHead title={defaultTitle ?? ''} />
      <ResourceForm resource={resource} adding {...shape} />
    </>
  );
}
