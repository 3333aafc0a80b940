import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import {
  Link,
  ShowBase,
  useCreatePath,
  useNavigate,
  useRecordContext,
  useResourceContext,
  useShowContext,
  useTranslate,
} from 'react-admin';
import { inLocale } from '../i18n/field-words';
import { useLanguage } from '../i18n/useLanguage';
import { PageTitle } from '../layout/PageTitle';
import { useTabs } from '../layout/tabs-context';
import { DeleteButton } from './DeleteButton';
import { FieldView } from './FieldView';
import { ErrorNotice } from './Notice';
import { PageHead } from './PageHead';
import type { NamedField } from './resource-fields';
import { declarationOf, showFields } from './resource-fields';
import type { OwnCells } from './ResourceList';
import { useRowMay } from './useRowMay';
import { useRowTitle } from './useRowTitle';

interface ResourceShowProps {
  /** Further buttons beside edit and delete. */
  actions?: ReactNode;
  /** What stands below (or, with tabs, instead of) the facts. */
  children?: ReactNode;
  cells?: OwnCells;
}

/** The details of one row of any resource, drawn from its declaration. */
export function ResourceShow({ actions, children, cells = {} }: ResourceShowProps) {
  return (
    <ShowPage actions={actions}>
      <Facts cells={cells} />
      {children}
    </ShowPage>
  );
}

/** The frame of a details page: head with the row's name and buttons, skeleton, error; `children` once the row is there. */
export function ShowPage({
  actions,
  chips,
  children,
}: {
  actions?: ReactNode;
  chips?: ReactNode;
  children: ReactNode;
}) {
  return (
    <ShowBase>
      <ShowContent actions={actions} chips={chips}>
        {children}
      </ShowContent>
    </ShowBase>
  );
}

function ShowContent({
  actions,
  chips,
  children,
}: {
  actions: ReactNode;
  chips: ReactNode;
  children: ReactNode;
}) {
  const { record, error, refetch, resource } = useShowContext();
  const title = useRowTitle(resource, record);
  return (
    <>
      <PageTitle of={title} />
      <PageHead
        title={title}
        chips={record && chips}
        actions={
          record && (
            <>
              {actions}
              <StockActions />
            </>
          )
        }
      />
      {error ? (
        <Card>
          <ErrorNotice error={error} onRetry={() => void refetch()} />
        </Card>
      ) : record ? (
        children
      ) : (
        <Card sx={{ p: 2 }} aria-busy>
          {Array.from({ length: 8 }, (_, row) => (
            <Skeleton key={row} height={32} width={`${40 + ((row * 17) % 50)}%`} />
          ))}
        </Card>
      )}
    </>
  );
}

function StockActions() {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const may = useRowMay(resource);
  const { forgetTab } = useTabs();
  if (!record) return null;
  return (
    <>
      {may('edit', record) && (
        <Button
          component={Link}
          to={createPath({ resource, type: 'edit', id: record.id })}
          variant="outlined"
          startIcon={<EditOutlined />}
          sx={{ '&:hover': { textDecoration: 'none' } }}
        >
          {translate('ra.action.edit')}
        </Button>
      )}
      {may('delete', record) && (
        <DeleteButton
          ids={[record.id]}
          onDeleted={() => {
            forgetTab(createPath({ resource, type: 'show', id: record.id }));
            navigate(createPath({ resource, type: 'list' }));
          }}
        />
      )}
    </>
  );
}

/** The row's fields as label and value; `fields` narrows them, `cells` stand in for single values. */
export function Facts({ fields, cells = {} }: { fields?: readonly NamedField[]; cells?: OwnCells }) {
  const resource = useResourceContext() ?? '';
  return (
    <Card sx={{ p: 2 }}>
      <FactList resource={resource} fields={fields ?? showFields(declarationOf(resource))} cells={cells} />
    </Card>
  );
}

export function FactList({
  resource,
  fields,
  cells = {},
}: {
  resource: string;
  fields: readonly NamedField[];
  cells?: OwnCells;
}) {
  const language = useLanguage();
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: {
          xs: 'repeat(auto-fill, minmax(min(100%, 140px), 1fr))',
          sm: 'repeat(auto-fill, minmax(220px, 1fr))',
        },
        columnGap: { xs: 2, sm: 4 },
        rowGap: 1.25,
      }}
    >
      {fields.map(({ name, field }) => {
        const Own = cells[name];
        return (
          <Box
            key={name}
            sx={['json', 'longText', 'html', 'images'].includes(field.kind) ? { gridColumn: '1 / -1' } : {}}
          >
            <Box component="dt" sx={{ fontSize: 12.5, color: 'text.secondary' }}>
              {inLocale(field.label, language)}
            </Box>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {Own ? <Own /> : <FieldView resource={resource} name={name} field={field} place="show" />}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
