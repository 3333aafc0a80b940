import { ResourceCreate } from '../../crud/ResourceCreate';
import { ResourceEdit } from '../../crud/ResourceEdit';
import { ruleForm } from '../../crud/tree/RuleForms';

export const MenuEdit = () => <ResourceEdit {...ruleForm} next="list" />;
export const MenuCreate = () => <ResourceCreate {...ruleForm} next="list" />;
