import { defineResource, integer, json, relation, text } from './define-resource';
import { status } from './repeated-fields';

/** What a kind of staff may do. `rules` holds names of menu rows, `["*"]` for everything; ids of menu rows are taken as well. */
export const adminGroupResource = defineResource({
  name: 'admin-group',
  owner: 'user',
  controller: 'auth.Group',
  label: ['角色组', 'Admin groups'],
  acts: ['index', 'add', 'edit', 'del', 'getOptions'],
  deletion: 'hard',
  labelField: 'name',
  order: { field: 'id', direction: 'asc' },
  tree: true,
  recycle: true,
  sensitive: ['rules'],
  fields: {
    pid: relation('上级', 'Parent', 'admin-group', { filter: true }),
    name: text('名称', 'Name', { max: 100, required: true, list: true, quick: true }),
    admin_count: integer('管理员数', 'Admins', { virtual: true, readOnly: true, list: true }),
    rules: json('权限', 'Permissions'),
    status,
  },
});
