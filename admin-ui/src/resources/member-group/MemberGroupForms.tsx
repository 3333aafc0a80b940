import type { ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { ResourceCreate } from '../../crud/ResourceCreate';
import { ResourceEdit } from '../../crud/ResourceEdit';
import type { RuleNode } from '../../crud/rule-tree';
import { RuleTreeInput } from '../../crud/RuleTreeInput';
import { useLanguage } from '../../i18n/useLanguage';

interface MemberRule {
  readonly id: number;
  readonly pid: number | null;
  readonly name: string;
  readonly title: string;
  readonly title_en: string;
}

/** The pages of the member centre. */
function MemberRules(props: { source: string; label: ReactNode }) {
  const language = useLanguage();
  const { data = [] } = useGetList<MemberRule>('member-rule', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'weigh', order: 'DESC' },
  });
  const under = (pid: number | null): RuleNode[] =>
    data
      .filter((rule) => (rule.pid || null) === pid)
      .map(({ id, name, title, title_en }) => ({
        name,
        title: (language === 'en' && title_en) || title,
        children: under(id),
      }));
  return <RuleTreeInput {...props} nodes={under(null)} />;
}

const inputs = { rules: MemberRules };

export const MemberGroupEdit = () => <ResourceEdit inputs={inputs} />;
export const MemberGroupCreate = () => <ResourceCreate inputs={inputs} />;
