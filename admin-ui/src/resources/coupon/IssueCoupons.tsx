import CardGiftcardOutlined from '@mui/icons-material/CardGiftcardOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { IssuedCoupons } from '@parcelway/contracts';
import { actTitles, relation, relations } from '@parcelway/contracts/resources';
import { useId, useState } from 'react';
import { Form, useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin';
import type { RaRecord } from 'react-admin';
import { FieldInput } from '../../crud/FieldInput';
import { inLocale } from '../../i18n/field-words';
import { useLanguage } from '../../i18n/useLanguage';
import { useMay } from '../../layout/access';
import { errorText, fieldErrors } from '../../providers/problem';
import { callRest } from '../../providers/rest';

/** Who gets one: members by name, or all of a group. */
const RECEIVERS = {
  members: { name: 'user_ids', field: relations('会员', 'Members', 'member', { required: true }) },
  group: {
    name: 'user_group_id',
    field: relation('会员组', 'Member group', 'member-group', { required: true }),
  },
} as const;

/** Gives the page's coupon to members and says how many got one. */
export function IssueCoupons() {
  const coupon = useRecordContext<RaRecord>();
  const language = useLanguage();
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  if (!coupon || !may('coupon', 'issue')) return null;
  return (
    <>
      <Button variant="contained" startIcon={<CardGiftcardOutlined />} onClick={() => setOpen(true)}>
        {inLocale(actTitles['issue'] ?? ['', ''], language)}
      </Button>
      {isOpen && <IssueDialog coupon={coupon} onClose={() => setOpen(false)} />}
    </>
  );
}

function IssueDialog({ coupon, onClose }: { coupon: RaRecord; onClose: () => void }) {
  const translate = useTranslate();
  const language = useLanguage();
  const notify = useNotify();
  const refresh = useRefresh();
  const titleId = useId();
  const formId = useId();
  const [to, setTo] = useState<keyof typeof RECEIVERS>('members');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const act = inLocale(actTitles['issue'] ?? ['', ''], language);
  const { name, field } = RECEIVERS[to];

  async function issue(filled: Readonly<Record<string, unknown>>): Promise<unknown> {
    setBusy(true);
    setFailure('');
    try {
      const { issued, skipped } = await callRest<IssuedCoupons>('POST', '/coupon/issue', {
        id: coupon.id,
        [name]: filled[name],
      });
      notify(translate('sales.issue.done', { issued, skipped }), { type: 'success' });
      refresh();
      onClose();
      return undefined;
    } catch (error) {
      const errors = fieldErrors(error);
      if (!errors) setFailure(errorText(error, translate('form.failed')));
      return errors;
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{`${act} · ${String(coupon['code'])}`}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{translate('sales.issue.text')}</DialogContentText>
        <ToggleButtonGroup
          exclusive
          size="small"
          color="primary"
          value={to}
          aria-label={translate('sales.issue.to')}
          onChange={(_, next: keyof typeof RECEIVERS | null) => next && setTo(next)}
          sx={{ mb: 2 }}
        >
          <ToggleButton value="members">{translate('sales.issue.members')}</ToggleButton>
          <ToggleButton value="group">{translate('sales.issue.group')}</ToggleButton>
        </ToggleButtonGroup>
        <Form key={to} id={formId} onSubmit={issue}>
          <FieldInput resource="coupon" name={name} field={field} adding />
        </Form>
        {failure && (
          <Alert severity="error" role="alert" sx={{ mt: 1 }}>
            {failure}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isBusy}>
          {translate('ra.action.cancel')}
        </Button>
        <Button type="submit" form={formId} variant="contained" disabled={isBusy} aria-busy={isBusy}>
          {act}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
