import type { ReactNode } from 'react';
import type { FormSection, FormShape } from '../ResourceForm';
import { IconInput } from './IconInput';
import { ParentInput } from './ParentInput';
import { ruleTitle } from './RuleMark';

function RuleParentInput(props: { source: string; label: ReactNode }) {
  return <ParentInput {...props} titleOf={ruleTitle} />;
}

const sections: readonly FormSection[] = [
  { title: 'form.basics', fields: ['pid', 'type', 'title', 'title_en', 'name', 'status'] },
  {
    title: 'tree.opening',
    fields: ['menu_type', 'path', 'url', 'component', 'extend', 'keepalive', 'no_login_valid'],
  },
  { title: 'tree.looks', fields: ['ui_icon', 'icon', 'remark', 'remark_en', 'weigh'] },
];

/** The forms of both menus. */
export const ruleForm: FormShape = { sections, inputs: { pid: RuleParentInput, ui_icon: IconInput } };
