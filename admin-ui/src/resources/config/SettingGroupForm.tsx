import type { SettingGroup } from '@parcelway/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useEffect, useState } from 'react';
import { Form, SaveButton, Toolbar, useNotify, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { DeleteButton } from '../../crud/DeleteButton';
import { Notice } from '../../crud/Notice';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import { useMay } from '../../layout/access';
import { errorText, fieldErrors, problemCode } from '../../providers/problem';
import { saveSettings } from './settings-api';
import { changedSettings, formValues } from './settings-form';
import type { Values } from './settings-form';
import { isWide, SettingInput } from './SettingInput';
import { TestMailButton } from './TestMailButton';

/** The settings of one group; they are saved together, and not over what somebody else saved meanwhile. */
export function SettingGroupForm({
  group,
  onSaved,
  onDirty,
}: {
  group: SettingGroup;
  /** Asks for the settings anew. */
  onSaved: () => void;
  onDirty: (dirty: boolean) => void;
}) {
  const translate = useTranslate();
  const notify = useNotify();
  const may = useMay();
  const [outdated, setOutdated] = useState(false);
  if (group.list.length === 0)
    return <Notice icon={<SettingsOutlined />} title={translate('settings.emptyGroup')} />;

  async function save(typed: Values): Promise<object | undefined> {
    const { values, versions } = changedSettings(group.list, typed);
    try {
      if (Object.keys(values).length > 0) await saveSettings(group.name, values, versions);
    } catch (error) {
      if (problemCode(error) === 'crud.changed_by_another') setOutdated(true);
      const fields = fieldErrors(error);
      if (fields) return fields;
      notify(errorText(error, translate('form.failed')), { type: 'error' });
      return { root: { serverError: errorText(error, '') } };
    }
    notify('ra.notification.updated', { type: 'success', messageArgs: { smart_count: 1 } });
    onSaved();
    return undefined;
  }

  const isMail = group.list.some(({ name }) => name === 'smtp_server');
  return (
    <Form
      record={formValues(group.list)}
      onSubmit={save}
      mode="onTouched"
      warnWhenUnsavedChanges
      disableInvalidFormNotification
    >
      <DirtyReport onDirty={onDirty} />
      <Card sx={{ p: 2 }}>
        {outdated && (
          <Alert
            severity="warning"
            sx={{ mb: 1.5 }}
            action={<Button onClick={onSaved}>{translate('app.reload')}</Button>}
          >
            <b>{translate('form.changedTitle')}</b> {translate('form.changedText')}
          </Alert>
        )}
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
            columnGap: 2.5,
            rowGap: 1,
            alignItems: 'start',
          }}
        >
          {group.list.map((setting) => (
            <Box
              key={setting.name}
              sx={[
                { display: 'flex', alignItems: 'flex-start', gap: 1, minWidth: 0 },
                { '& > :first-of-type': { flexGrow: 1, minWidth: 0 } },
                isWide(setting.type) && { gridColumn: '1 / -1' },
              ]}
            >
              <Box>
                <SettingInput setting={setting} />
              </Box>
              {setting.allow_del === 1 && may('config', 'delete') && (
                <DeleteButton ids={[setting.id]} onDeleted={onSaved} />
              )}
            </Box>
          ))}
        </Box>
      </Card>
      {may('config', 'edit') && (
        <Toolbar sx={{ mt: 1.5, px: 2, gap: 2, bgcolor: 'transparent', minHeight: 48 }}>
          <SaveButton alwaysEnable />
          {isMail && may('config', 'sendTestMail') && <TestMailButton list={group.list} />}
        </Toolbar>
      )}
    </Form>
  );
}

function DirtyReport({ onDirty }: { onDirty: (dirty: boolean) => void }) {
  const { isDirty } = useFormState();
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  return null;
}
