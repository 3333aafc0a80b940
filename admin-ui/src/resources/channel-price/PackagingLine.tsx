import CloseOutlined from '@mui/icons-material/CloseOutlined';
import SaveOutlined from '@mui/icons-material/SaveOutlined';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { Identifier, RaRecord } from 'react-admin';
import {
  ResourceContextProvider,
  useCreate,
  useNotify,
  useRefresh,
  useTranslate,
  useUpdate,
} from 'react-admin';
import { useBoxChoices } from '../../crud/BoxNames';
import { DeleteButton } from '../../crud/DeleteButton';
import { readMeasured } from '../../crud/measured-value';
import { useMay } from '../../layout/access';
import { errorText, fieldErrors } from '../../providers/problem';
import { LINES } from './packaging-line-resource';

interface Draft {
  readonly packaging_box_id: string;
  readonly price: string;
  readonly status: string;
}

type DraftErrors = Partial<Record<keyof Draft, string>>;

const draftOf = (line: RaRecord | null): Draft => ({
  packaging_box_id: String(line?.['packaging_box_id'] ?? '0'),
  price: String(line?.['price'] ?? ''),
  status: String(line?.['status'] ?? '1'),
});

/** One line: which boxes, at what step price. `line` is null for a new one. */
export function PackagingLine({
  line,
  priceId,
  currency,
  onDone,
}: {
  line: RaRecord | null;
  priceId: Identifier;
  currency: string;
  onDone?: () => void;
}) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const may = useMay();
  const choices = useBoxChoices();
  const [draft, setDraft] = useState(() => draftOf(line));
  const [errors, setErrors] = useState<DraftErrors>({});
  const [create, { isPending: isCreating }] = useCreate();
  const [update, { isPending: isUpdating }] = useUpdate();
  const mayWrite = may(LINES, line ? 'edit' : 'create');
  const before = draftOf(line);
  const isChanged =
    line === null || (Object.keys(draft) as (keyof Draft)[]).some((name) => draft[name] !== before[name]);
  const chosen = draft.packaging_box_id.split(',').filter((id) => id !== '');

  const options = {
    onSuccess: () => {
      notify('ra.notification.updated', { type: 'success', messageArgs: { smart_count: 1 } });
      refresh();
      onDone?.();
    },
    onError: (error: unknown) => {
      const fields = fieldErrors(error);
      if (fields) setErrors(fields);
      else notify(errorText(error, 'ra.notification.http_error'), { type: 'error' });
    },
  };

  function save(): void {
    const price = readMeasured('money', draft.price, currency);
    const wrong: DraftErrors = {
      ...(chosen.length === 0 ? { packaging_box_id: translate('price.boxesRequired') } : {}),
      ...(typeof price !== 'string' || price.startsWith('-') ? { price: translate('price.priceWrong') } : {}),
    };
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    const data = { ...draft, price };
    if (line) void update(LINES, { id: line.id, data, previousData: line }, options);
    else void create(LINES, { data: { ...data, channel_price_id: priceId } }, options);
  }

  return (
    <Box
      role="group"
      aria-label={translate('price.lines')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}
    >
      <Autocomplete
        multiple
        disabled={!mayWrite}
        options={choices}
        value={chosen.map((id) => choices.find((choice) => choice.id === id) ?? { id, name: `#${id}` })}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(a, b) => a.id === b.id}
        onChange={(_, next) => setDraft({ ...draft, packaging_box_id: next.map(({ id }) => id).join(',') })}
        sx={{ flex: '1 1 260px' }}
        renderInput={(params) => (
          <TextField
            {...params}
            placeholder={translate('price.boxes')}
            error={errors.packaging_box_id !== undefined}
            helperText={errors.packaging_box_id}
            sx={{ m: 0 }}
            slotProps={{ htmlInput: { ...params.inputProps, 'aria-label': translate('price.boxes') } }}
          />
        )}
      />
      <TextField
        value={draft.price}
        disabled={!mayWrite}
        onChange={({ target }) => setDraft({ ...draft, price: target.value })}
        placeholder={translate('price.step')}
        error={errors.price !== undefined}
        helperText={errors.price}
        sx={{ width: 150, m: 0 }}
        slotProps={{
          htmlInput: { 'aria-label': translate('price.step'), inputMode: 'decimal' },
          input: { endAdornment: <InputAdornment position="end">{currency}</InputAdornment> },
        }}
      />
      <FormControlLabel
        label={translate('price.enabled')}
        disabled={!mayWrite}
        control={
          <Switch
            checked={draft.status === '1'}
            onChange={(_, on) => setDraft({ ...draft, status: on ? '1' : '0' })}
          />
        }
        sx={{ height: 36, mr: 0 }}
      />
      {mayWrite && (
        <Button
          variant="outlined"
          startIcon={<SaveOutlined />}
          disabled={!isChanged || isCreating || isUpdating}
          onClick={save}
          aria-label={translate('price.saveLine')}
        >
          {translate('ra.action.save')}
        </Button>
      )}
      {line === null ? (
        <IconButton aria-label={translate('ra.action.cancel')} onClick={onDone} sx={{ mt: '2px' }}>
          <CloseOutlined fontSize="small" />
        </IconButton>
      ) : (
        may(LINES, 'delete') && (
          <ResourceContextProvider value={LINES}>
            <DeleteButton ids={[line.id]} onDeleted={refresh} />
          </ResourceContextProvider>
        )
      )}
    </Box>
  );
}
