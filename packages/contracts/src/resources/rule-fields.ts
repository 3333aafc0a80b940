import { text } from './define-resource';
import { status } from './repeated-fields';

/** A rule names what it watches as the clients do: a controller of the declarations, its owner, its table and key. */
export const ruleFields = {
  name: text('规则名称', 'Rule name', { max: 50, required: true, list: true, quick: true }),
  controller: text('控制器', 'Controller', {
    max: 100,
    required: true,
    list: true,
    quick: true,
    unique: true,
  }),
  controller_as: text('权限路径', 'Permission path', { max: 100, readOnly: true, filter: true }),
  connection: text('服务', 'Service', { max: 20, readOnly: true, list: true, filter: true }),
  data_table: text('数据表', 'Table', { max: 100, required: true, list: true, filter: true }),
  primary_key: text('主键', 'Primary key', { max: 50, required: true, default: 'id', list: true }),
  status,
};

/** Where a caught row belongs and who touched it. */
export const caughtFields = {
  data_table: text('数据表', 'Table', { max: 100, readOnly: true, list: true, filter: true }),
  connection: text('服务', 'Service', { max: 20, readOnly: true, list: true, filter: true }),
  primary_key: text('主键', 'Primary key', { max: 50, readOnly: true, filter: true }),
};
export const doerFields = {
  ip: text('IP', 'IP', { max: 50, readOnly: true, list: true, filter: true }),
  useragent: text('浏览器', 'User agent', { max: 255, readOnly: true }),
};
