import { useTranslate } from 'react-admin';
import { callRest } from '../../providers/rest';
import { ChangeCard } from '../account-change/ChangeCard';
import { ChangePage } from '../account-change/ChangePage';
import { scoreChange } from '../account-change/score-change';

/** Staff change a member's score. */
export function ScoreChangePage() {
  const translate = useTranslate();
  return (
    <ChangePage done="account.scoreDone">
      {(member, onDone) => (
        <ChangeCard
          amountLabel={translate('account.scoreAmount')}
          amountHint={translate('account.scoreHint')}
          read={(typed) => scoreChange(Number(member['score'] ?? 0), typed)}
          send={(score, memo) =>
            callRest('POST', '/member-score-record', { user_id: Number(member.id), score, memo })
          }
          onDone={onDone}
        />
      )}
    </ChangePage>
  );
}
