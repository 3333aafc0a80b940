import GridViewOutlined from '@mui/icons-material/GridViewOutlined';
import InsertDriveFileOutlined from '@mui/icons-material/InsertDriveFileOutlined';
import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import UploadOutlined from '@mui/icons-material/UploadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useRef, useState } from 'react';
import {
  Link,
  ListBase,
  useCreatePath,
  useListContext,
  useNotify,
  useStore,
  useTranslate,
} from 'react-admin';
import { BulkBar } from '../../crud/BulkBar';
import { DeleteButton } from '../../crud/DeleteButton';
import { FilterBar } from '../../crud/FilterBar';
import { ListFrame } from '../../crud/ListFrame';
import { declarationOf, defaultSort, filterFields } from '../../crud/resource-fields';
import { ResourceRows } from '../../crud/ResourceList';
import { useMay } from '../../layout/access';
import { PageTitle } from '../../layout/PageTitle';
import { uploadFile } from '../../providers/admin-api';
import { errorText } from '../../providers/problem';

const NAME = 'attachment';
const PER_PAGE = 24;

/** Kinds of files by what their MIME type starts with. */
const kinds = ['image/', 'video/', 'application/', 'text/'] as const;

/** Everything that was uploaded, as pictures or as a table. */
export function AttachmentList() {
  return (
    <ListBase perPage={PER_PAGE} sort={defaultSort(declarationOf(NAME))} exporter={false}>
      <PageTitle />
      <Content />
    </ListBase>
  );
}

function Content() {
  const translate = useTranslate();
  const may = useMay();
  const [view, setView] = useStore<'grid' | 'table'>('attachment.view', 'grid');
  const { selectedIds, onUnselectItems } = useListContext();
  const fields = filterFields(declarationOf(NAME)).filter(({ name }) => name !== 'mimetype');
  return (
    <ListFrame
      filters={
        <>
          <FilterBar
            resource={NAME}
            fields={fields}
            searchLabel={translate('list.search')}
            actions={
              <>
                <ToggleButtonGroup
                  exclusive
                  size="small"
                  value={view}
                  aria-label={translate('files.view')}
                  onChange={(_, next: 'grid' | 'table' | null) => next && setView(next)}
                >
                  <ToggleButton value="grid" aria-label={translate('files.grid')}>
                    <GridViewOutlined fontSize="small" />
                  </ToggleButton>
                  <ToggleButton value="table" aria-label={translate('files.table')}>
                    <TableRowsOutlined fontSize="small" />
                  </ToggleButton>
                </ToggleButtonGroup>
                <UploadButton />
              </>
            }
          />
          <KindFilter />
        </>
      }
      bulk={
        <BulkBar label="list.selected">
          {may(NAME, 'delete') && <DeleteButton ids={selectedIds} onDeleted={onUnselectItems} />}
        </BulkBar>
      }
      emptyAction={<UploadButton />}
    >
      {view === 'grid' ? <Grid /> : <ResourceRows resource={NAME} selectable={may(NAME, 'delete')} />}
    </ListFrame>
  );
}

function KindFilter() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const { mimetype_like: chosen, ...others } = filterValues as Readonly<Record<string, unknown>>;
  const pick = (kind: string | undefined): void =>
    setFilters(kind === undefined ? others : { ...others, mimetype_like: kind });
  return (
    <Box
      role="group"
      aria-label={translate('files.kind')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        px: 1.5,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {[undefined, ...kinds].map((kind) => {
        const isOn = chosen === kind;
        return (
          <Button
            key={kind ?? ''}
            size="small"
            variant={isOn ? 'contained' : 'text'}
            aria-pressed={isOn}
            onClick={() => pick(kind)}
          >
            {translate(kind === undefined ? 'app.all' : `files.kinds.${kind.slice(0, -1)}`)}
          </Button>
        );
      })}
    </Box>
  );
}

function UploadButton() {
  const translate = useTranslate();
  const notify = useNotify();
  const { refetch } = useListContext();
  const chooser = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);

  async function upload(files: readonly File[]): Promise<void> {
    setBusy(true);
    try {
      await Promise.all(files.map(uploadFile));
    } catch (error) {
      notify(errorText(error, translate('form.failed')), { type: 'error' });
    } finally {
      setBusy(false);
      void refetch();
    }
  }

  return (
    <>
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        aria-label={translate('upload.upload')}
        onChange={({ target }) => {
          const files = Array.from(target.files ?? []);
          target.value = '';
          if (files.length > 0) void upload(files);
        }}
      />
      <Button
        variant="contained"
        startIcon={<UploadOutlined />}
        disabled={busy}
        aria-busy={busy}
        onClick={() => chooser.current?.click()}
      >
        {translate(busy ? 'upload.busy' : 'upload.upload')}
      </Button>
    </>
  );
}

function Grid() {
  const { data = [], selectedIds, onToggleItem } = useListContext();
  const translate = useTranslate();
  const createPath = useCreatePath();
  const may = useMay();
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 1.5,
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))',
        gap: 1.5,
      }}
    >
      {data.map((row) => (
        <Box
          component="li"
          key={row.id}
          sx={{
            position: 'relative',
            border: 1,
            borderColor: selectedIds.includes(row.id) ? 'primary.main' : 'divider',
            borderRadius: '8px',
            overflow: 'hidden',
          }}
        >
          <Box
            component={Link}
            to={createPath({ resource: NAME, type: 'show', id: row.id })}
            sx={{ display: 'block', color: 'text.primary', fontSize: 12.5, fontWeight: 400 }}
          >
            <Box
              sx={(theme) => ({
                height: 112,
                display: 'grid',
                placeItems: 'center',
                bgcolor: theme.palette.sunken,
                color: 'text.secondary',
              })}
            >
              {String(row['mimetype']).startsWith('image/') ? (
                <Box
                  component="img"
                  src={String(row['url'])}
                  alt=""
                  loading="lazy"
                  sx={{ width: '100%', height: 112, objectFit: 'cover' }}
                />
              ) : (
                <InsertDriveFileOutlined sx={{ fontSize: 40 }} />
              )}
            </Box>
            <Box sx={{ p: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
              {String(row['name'])}
            </Box>
          </Box>
          {may(NAME, 'delete') && (
            <Checkbox
              size="small"
              checked={selectedIds.includes(row.id)}
              onChange={() => onToggleItem(row.id)}
              slotProps={{
                input: { 'aria-label': `${translate('ra.action.select_row')} ${String(row['name'])}` },
              }}
              sx={{ position: 'absolute', top: 4, left: 4, p: '2px', bgcolor: 'background.paper' }}
            />
          )}
        </Box>
      ))}
    </Box>
  );
}
