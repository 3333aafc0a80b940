import { formatMoneyText } from '@parcelway/look';
import type { RaRecord } from 'react-admin';
import { useTranslate } from 'react-admin';
import { adjustBalance } from '../../providers/admin-api';
import { ChangeCard } from '../account-change/ChangeCard';
import type { ChangeOf } from '../account-change/ChangeCard';
import { ChangePage } from '../account-change/ChangePage';
import { balanceChange } from '../member/balance-change';
import { BALANCE_CURRENCY, useBalance } from '../member/useBalance';

/** Staff move a member's balance. */
export function MoneyChangePage() {
  return (
    <ChangePage done="member.done">
      {(member, onDone) => <MoneyChange member={member} onDone={onDone} />}
    </ChangePage>
  );
}

function MoneyChange({ member, onDone }: { member: RaRecord; onDone: () => void }) {
  const translate = useTranslate();
  const balance = useBalance(member);
  return (
    <ChangeCard
      amountLabel={`${translate('member.amount')} (${BALANCE_CURRENCY})`}
      amountHint={translate('member.amountHint')}
      read={(typed) => shown(balanceChange(balance, typed, BALANCE_CURRENCY))}
      send={(money, memo) => adjustBalance({ user_id: Number(member.id), money, memo })}
      onDone={onDone}
    />
  );
}

function shown(result: ReturnType<typeof balanceChange>): ChangeOf {
  if ('fault' in result) return result;
  return {
    before: formatMoneyText(result.before, BALANCE_CURRENCY),
    change: formatMoneyText(result.change, BALANCE_CURRENCY, { signed: true }),
    after: formatMoneyText(result.after, BALANCE_CURRENCY),
    sent: result.change,
  };
}
