import AddOutlined from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { Link, ReferenceManyField, useCreatePath, useRecordContext, useTranslate } from 'react-admin';
import { useMay } from '../layout/access';
import { ListFrame } from './ListFrame';
import { declarationOf, defaultSort } from './resource-fields';
import { ResourceRows } from './ResourceList';

/** The rows of another resource that belong to the current one, as that resource's list; `add` begins one that belongs to it. */
export function RelatedRows({
  resource,
  target,
  source = 'id',
  filter = {},
  add = false,
}: {
  resource: string;
  target: string;
  /** The current row's field that `target` holds. */
  source?: string;
  filter?: Readonly<Record<string, unknown>>;
  add?: boolean;
}) {
  const may = useMay();
  const translate = useTranslate();
  const createPath = useCreatePath();
  const owner = useRecordContext();
  return (
    <ReferenceManyField
      reference={resource}
      target={target}
      source={source}
      filter={filter}
      sort={defaultSort(declarationOf(resource))}
      perPage={25}
    >
      <ListFrame
        filters={
          add &&
          may(resource, 'create') && (
            <Box
              sx={{
                display: 'flex',
                justifyContent: 'flex-end',
                p: 1.25,
                borderBottom: 1,
                borderColor: 'divider',
              }}
            >
              <Button
                component={Link}
                to={createPath({ resource, type: 'create' })}
                state={{ record: { [target]: owner?.id } }}
                variant="outlined"
                startIcon={<AddOutlined />}
              >
                {translate('ra.action.create')}
              </Button>
            </Box>
          )
        }
      >
        <ResourceRows resource={resource} selectable={false} omit={[target]} />
      </ListFrame>
    </ReferenceManyField>
  );
}
