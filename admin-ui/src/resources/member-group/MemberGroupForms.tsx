import type { Locale } from '@parcelway/look';
import type { ReactNode } from 'react';
import { ResourceCreate } from '../../crud/ResourceCreate';
import { ResourceEdit } from '../../crud/ResourceEdit';
import type { RuleNode } from '../../crud/rule-tree';
import { RuleTreeInput } from '../../crud/RuleTreeInput';
import { ruleTitle } from '../../crud/tree/RuleMark';
import type { TreeRecord } from '../../crud/tree/useTreeRows';
import { useTreeRows } from '../../crud/tree/useTreeRows';
import { useLanguage } from '../../i18n/useLanguage';

/** The pages of the member centre. */
function MemberRules(props: { source: string; label: ReactNode }) {
  const language = useLanguage();
  const { data } = useTreeRows('member-rule');
  return <RuleTreeInput {...props} nodes={nodesUnder(null, data?.data ?? [], language)} />;
}

function nodesUnder(pid: number | null, rows: readonly TreeRecord[], language: Locale): RuleNode[] {
  return rows
    .filter((row) => row.pid === pid)
    .map((row) => ({
      name: String(row['name']),
      title: ruleTitle(row, language),
      children: nodesUnder(row.id, rows, language),
    }));
}

const inputs = { rules: MemberRules };

export const MemberGroupEdit = () => <ResourceEdit inputs={inputs} />;
export const MemberGroupCreate = () => <ResourceCreate inputs={inputs} />;
