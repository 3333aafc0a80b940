import Card from '@mui/material/Card';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import {
  useCreatePath,
  useGetList,
  useGetResourceLabel,
  useNavigate,
  useNotify,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { useTyped } from '../../crud/FilterControls';
import { PageHead } from '../../crud/PageHead';
import { declarationOf, defaultSort } from '../../crud/resource-fields';
import { PageTitle } from '../../layout/PageTitle';
import { useTabs } from '../../layout/tabs-context';

/** Adds a record to a member's account: first whose it is, then `children` draws the change for that member. */
export function ChangePage({
  done,
  children,
}: {
  /** Key of what is said afterwards. */
  done: string;
  children: (member: RaRecord, onDone: () => void) => ReactNode;
}) {
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const nameOf = useGetResourceLabel();
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const notify = useNotify();
  const { forgetTab } = useTabs();
  const [member, setMember] = useState<RaRecord | null>(null);

  function onDone(): void {
    notify(done, { type: 'success' });
    forgetTab(createPath({ resource, type: 'create' }));
    navigate(createPath({ resource, type: 'list' }), { replace: true });
  }

  return (
    <>
      <PageTitle of={translate('ra.action.create')} />
      <PageHead title={`${nameOf(resource, 2)} · ${translate('ra.action.create')}`} />
      <Card sx={{ p: 2 }}>
        <MemberPicker chosen={member} onChoose={setMember} />
        {!member && (
          <Typography sx={{ mt: 1, color: 'text.secondary' }}>{translate('account.pick')}</Typography>
        )}
      </Card>
      {member && <div key={member.id}>{children(member, onDone)}</div>}
    </>
  );
}

function MemberPicker({
  chosen,
  onChoose,
}: {
  chosen: RaRecord | null;
  onChoose: (member: RaRecord | null) => void;
}) {
  const translate = useTranslate();
  const [search, setSearch] = useState('');
  const { text, setText } = useTyped(search, setSearch);
  const { data = [], isPending } = useGetList('member', {
    pagination: { page: 1, perPage: 25 },
    sort: defaultSort(declarationOf('member')),
    filter: search === '' ? {} : { q: search },
  });
  return (
    <Autocomplete<RaRecord>
      options={data}
      value={chosen}
      loading={isPending}
      inputValue={text}
      onInputChange={(_, typed) => setText(typed)}
      onChange={(_, member) => onChoose(member)}
      filterOptions={(options) => options}
      getOptionKey={({ id }) => id}
      getOptionLabel={(row) => `${String(row['nickname'])} (${String(row['username'])})`}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      sx={{ maxWidth: 420 }}
      renderInput={({ InputProps, inputProps, ...params }) => (
        <TextField
          {...params}
          label={translate('account.member')}
          slotProps={{ input: InputProps, htmlInput: inputProps }}
        />
      )}
    />
  );
}
