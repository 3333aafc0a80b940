import { ResourceCreate } from '../../crud/ResourceCreate';
import { ResourceEdit } from '../../crud/ResourceEdit';
import { ruleForm } from '../../crud/tree/RuleForms';

export const MemberRuleEdit = () => <ResourceEdit {...ruleForm} next="list" />;
export const MemberRuleCreate = () => <ResourceCreate {...ruleForm} next="list" />;
