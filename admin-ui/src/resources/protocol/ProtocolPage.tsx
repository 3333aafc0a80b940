import PostAddOutlined from '@mui/icons-material/PostAddOutlined';
import Button from '@mui/material/Button';
import type { RaRecord } from 'react-admin';
import { Link, useCreatePath, useRecordContext, useTranslate } from 'react-admin';
import { PageTabs } from '../../crud/PageTabs';
import { Facts, ShowPage } from '../../crud/ResourceShow';
import { useMay } from '../../layout/access';
import { PublishButton } from './PublishButton';
import { VersionDiff } from './VersionDiff';

/** One version of terms: the texts, what changed since another version, publication. */
export function ProtocolPage() {
  return (
    <ShowPage
      actions={
        <>
          <PublishButton />
          <DraftButton />
        </>
      }
    >
      <Content />
    </ShowPage>
  );
}

/** A new draft that starts with the texts of this version. */
function DraftButton() {
  const version = useRecordContext<RaRecord>();
  const translate = useTranslate();
  const createPath = useCreatePath();
  const may = useMay();
  if (!version || version['status'] === 'draft' || !may('protocol', 'create')) return null;
  const { code, title_zh, title_en, content_zh, content_en } = version;
  return (
    <Button
      component={Link}
      to={createPath({ resource: 'protocol', type: 'create' })}
      state={{ record: { code, title_zh, title_en, content_zh, content_en } as Record<string, unknown> }}
      variant="outlined"
      startIcon={<PostAddOutlined />}
      sx={{ '&:hover': { textDecoration: 'none' } }}
    >
      {translate('protocol.newDraft')}
    </Button>
  );
}

function Content() {
  const translate = useTranslate();
  return (
    <PageTabs
      tabs={[
        { key: 'facts', label: translate('form.basics'), content: <Facts /> },
        { key: 'zh', label: translate('protocol.compareZh'), content: <VersionDiff language="zh" /> },
        { key: 'en', label: translate('protocol.compareEn'), content: <VersionDiff language="en" /> },
      ]}
    />
  );
}
