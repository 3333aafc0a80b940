import LockOpenOutlined from '@mui/icons-material/LockOpenOutlined';
import LockResetOutlined from '@mui/icons-material/LockResetOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import AddCardOutlined from '@mui/icons-material/AddCardOutlined';
import Button from '@mui/material/Button';
import { formatMoneyText } from '@parcelway/look';
import { useState } from 'react';
import { useRecordContext, useRefresh, useTranslate } from 'react-admin';
import type { RaRecord } from 'react-admin';
import { ConfirmedAction } from '../../crud/ConfirmedAction';
import { FactsAndRows } from '../../crud/FactsAndRows';
import { Facts, ShowPage } from '../../crud/ResourceShow';
import { useMay } from '../../layout/access';
import { callRest } from '../../providers/rest';
import { PersonSessions } from '../session/PersonSessions';
import { BalanceDialog } from './BalanceDialog';
import { BALANCE_CURRENCY, useBalance } from './useBalance';

const RELATED = [
  { resource: 'wallet', target: 'user_id', label: 'member.wallet' },
  { resource: 'member-money-record', target: 'user_id', label: 'member.records' },
  { resource: 'address', target: 'user_id', label: 'member.addresses' },
  { resource: 'luggage-order', target: 'user_id', label: 'member.orders' },
  { resource: 'member-coupon', target: 'user_id', label: 'sales.coupons' },
  { resource: 'salesman-binding', target: 'user_id', label: 'sales.bindings' },
];

/** One member: who it is, the wallet, where the money went, addresses, orders, where it is logged in. */
export function MemberPage() {
  return (
    <ShowPage
      actions={
        <>
          <LogInActions />
          <TopUpButton />
        </>
      }
    >
      <Content />
    </ShowPage>
  );
}

function Content() {
  const translate = useTranslate();
  const may = useMay();
  const memberId = Number(useRecordContext<RaRecord>()?.id);
  const sessions = {
    key: 'session',
    label: translate('memberAct.sessions'),
    content: <PersonSessions kind="user" subjectId={memberId} />,
  };
  return (
    <FactsAndRows
      facts={<Facts cells={ownFacts} />}
      related={RELATED}
      further={may('session', 'list') ? [sessions] : []}
    />
  );
}

function TopUpButton() {
  const member = useRecordContext<RaRecord>();
  const translate = useTranslate();
  const may = useMay();
  const [open, setOpen] = useState(false);
  if (!member || !may('member-money-record', 'add')) return null;
  return (
    <>
      <Button variant="contained" startIcon={<AddCardOutlined />} onClick={() => setOpen(true)}>
        {translate('member.topUp')}
      </Button>
      {open && <BalanceDialog member={member} onClose={() => setOpen(false)} />}
    </>
  );
}

/** A locked member may log in again, a forgotten password is set anew by mail; a member whose account is in other hands is logged out everywhere. */
function LogInActions() {
  const member = useRecordContext<RaRecord>();
  const translate = useTranslate();
  const may = useMay();
  const refresh = useRefresh();
  if (!member) return null;
  const id = Number(member.id);
  return (
    <>
      {may('member', 'unlock') && (
        <ConfirmedAction
          label={translate('memberAct.unlock')}
          icon={<LockOpenOutlined />}
          text={translate('memberAct.unlockText')}
          done="memberAct.unlocked"
          act={() => callRest('POST', '/member/unlock', { id })}
        />
      )}
      {may('member', 'resetPassword') && (
        <ConfirmedAction
          label={translate('memberAct.resetPassword')}
          icon={<LockResetOutlined />}
          text={translate('memberAct.resetPasswordText')}
          done="memberAct.resetSent"
          act={() => callRest('POST', '/member/resetPassword', { id })}
        />
      )}
      {may('member', 'logoutAll') && (
        <ConfirmedAction
          danger
          label={translate('memberAct.logoutAll')}
          icon={<LogoutOutlined />}
          text={translate('memberAct.logoutAllText')}
          done="memberAct.loggedOut"
          act={async () => {
            await callRest('POST', '/member/logoutAll', { id });
            refresh();
          }}
        />
      )}
    </>
  );
}

function Balance() {
  return <span>{formatMoneyText(useBalance(useRecordContext<RaRecord>()), BALANCE_CURRENCY)}</span>;
}

const ownFacts = { money: Balance };
