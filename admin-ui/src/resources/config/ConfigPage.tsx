import AddOutlined from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { Link, useCreatePath, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { ErrorNotice } from '../../crud/Notice';
import { useLanguage } from '../../i18n/useLanguage';
import { useMay } from '../../layout/access';
import { PageTitle } from '../../layout/PageTitle';
import { settingGroups } from './settings-api';
import { SettingGroupForm } from './SettingGroupForm';

/** The settings of the site: a tab for each group, the one in front named in the address. */
export function ConfigPage() {
  const translate = useTranslate();
  const may = useMay();
  const createPath = useCreatePath();
  const language = useLanguage();
  const [query, setQuery] = useSearchParams();
  const dirty = useRef(false);
  const setDirty = useCallback((isDirty: boolean) => {
    dirty.current = isDirty;
  }, []);
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    queryKey: ['config', 'groups', language],
    queryFn: settingGroups,
    // A form that is being filled in is not replaced under the hands.
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
  const groups = data?.groups ?? [];
  const front = groups.find(({ name }) => name === query.get('group')) ?? groups[0];
  const open = (name: string): void => {
    if (dirty.current && !window.confirm(translate('ra.message.unsaved_changes'))) return;
    dirty.current = false;
    setQuery({ group: name });
  };
  return (
    <>
      <PageTitle />
      {error ? (
        <Card>
          <ErrorNotice error={error} onRetry={() => void refetch()} />
        </Card>
      ) : front ? (
        <>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1.5 }}>
            <Tabs
              value={front.name}
              onChange={(_, name: string) => open(name)}
              variant="scrollable"
              allowScrollButtonsMobile
              aria-label={translate('settings.groups')}
              sx={{ minHeight: 36, borderBottom: 1, borderColor: 'divider', flexGrow: 1, minWidth: 0 }}
            >
              {groups.map(({ name, title }) => (
                <Tab
                  key={name}
                  value={name}
                  label={title}
                  id={`settings-${name}`}
                  aria-controls="settings-panel"
                />
              ))}
            </Tabs>
            {may('config', 'create') && (
              <Button
                component={Link}
                to={{ pathname: createPath({ resource: 'config', type: 'create' }) }}
                variant="outlined"
                startIcon={<AddOutlined />}
                sx={{ flexShrink: 0, '&:hover': { textDecoration: 'none' } }}
              >
                {translate('settings.add')}
              </Button>
            )}
          </Box>
          <Box role="tabpanel" id="settings-panel" aria-labelledby={`settings-${front.name}`}>
            <SettingGroupForm
              key={`${front.name} ${dataUpdatedAt}`}
              group={front}
              onSaved={() => void refetch()}
              onDirty={setDirty}
            />
          </Box>
        </>
      ) : (
        <Card sx={{ p: 2 }} aria-busy>
          {Array.from({ length: 6 }, (_, row) => (
            <Skeleton key={row} height={56} />
          ))}
        </Card>
      )}
    </>
  );
}
