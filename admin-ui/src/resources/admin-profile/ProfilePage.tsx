import Card from '@mui/material/Card';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  Form,
  PasswordInput,
  required,
  SaveButton,
  TextInput,
  useLogout,
  useNotify,
  useTranslate,
} from 'react-admin';
import { ErrorNotice } from '../../crud/Notice';
import { PageHead } from '../../crud/PageHead';
import { declarationOf } from '../../crud/resource-fields';
import { UploadInput } from '../../crud/UploadInput';
import { inLocale } from '../../i18n/field-words';
import { useLanguage } from '../../i18n/useLanguage';
import { PageTitle } from '../../layout/PageTitle';
import { forgetMe } from '../../providers/auth-provider';
import { errorText, fieldErrors } from '../../providers/problem';
import { callRest } from '../../providers/rest';
import { OwnLog } from './OwnLog';
import { OwnSessions } from './OwnSessions';

interface Profile {
  readonly username: string;
  readonly nickname: string;
  readonly avatar: string;
  readonly email: string;
  readonly mobile: string;
  readonly motto: string;
}

const KEY = ['admin-profile'];

/** The logged-in admin's own record, where that admin is logged in and what was done last. */
export function ProfilePage() {
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: () => callRest<Profile>('GET', '/admin-profile'),
  });
  return (
    <>
      <PageTitle word="profile.title" />
      <PageHead title={translate('profile.title')} />
      {error ? (
        <Card>
          <ErrorNotice error={error} onRetry={() => void refetch()} />
        </Card>
      ) : (
        data && <ProfileForm profile={data} />
      )}
      <OwnSessions />
      <OwnLog />
    </>
  );
}

function ProfileForm({ profile }: { profile: Profile }) {
  const language = useLanguage();
  const notify = useNotify();
  const logout = useLogout();
  const queries = useQueryClient();
  const { fields } = declarationOf('admin');
  const labelOf = (name: string): string => inLocale(fields[name]?.label ?? [name, name], language);

  async function save(values: Readonly<Record<string, unknown>>): Promise<unknown> {
    try {
      const saved = await callRest<Profile>('PUT', '/admin-profile', values);
      if (values['password']) {
        notify('profile.passwordChanged', { type: 'success' });
        await logout();
        return undefined;
      }
      queries.setQueryData(KEY, saved);
      notify('profile.saved', { type: 'success' });
      // The top bar says the name as well.
      forgetMe();
      void queries.invalidateQueries({ queryKey: ['me'] });
      return undefined;
    } catch (error) {
      const wrong = fieldErrors(error);
      if (!wrong) notify(errorText(error, 'ra.notification.http_error'), { type: 'error' });
      return wrong;
    }
  }

  return (
    <Card sx={{ p: 2, maxWidth: 720 }}>
      <Form defaultValues={{ ...profile, password: '' }} onSubmit={save} mode="onTouched">
        <UploadInput
          source="avatar"
          label={labelOf('avatar')}
          validate={[]}
          disabled={false}
          helperText={false}
          isPicture
          isMany={false}
        />
        <TextInput source="username" label={labelOf('username')} disabled helperText={false} />
        <TextInput
          source="nickname"
          label={labelOf('nickname')}
          validate={required()}
          autoComplete="nickname"
          helperText={false}
        />
        <TextInput
          source="email"
          type="email"
          label={labelOf('email')}
          autoComplete="email"
          helperText={false}
        />
        <TextInput
          source="mobile"
          type="tel"
          label={labelOf('mobile')}
          autoComplete="tel"
          helperText={false}
        />
        <TextInput source="motto" label={labelOf('motto')} multiline helperText={false} />
        <PasswordInput
          source="password"
          label="profile.newPassword"
          autoComplete="new-password"
          helperText="profile.passwordHint"
        />
        <SaveButton alwaysEnable sx={{ mt: 1.5 }} />
      </Form>
    </Card>
  );
}
