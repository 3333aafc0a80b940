import { defineResource, file, flag, instant, integer, relation, text } from './define-resource';

/** Uploaded files. A deletion removes the file as well. */
export const attachmentResource = defineResource({
  name: 'attachment',
  owner: 'user',
  controller: 'routine.Attachment',
  label: ['附件', 'Attachments'],
  acts: ['index', 'edit', 'del', 'getOptions'],
  deletion: 'hard',
  labelField: 'name',
  labels: ['name', 'url'],
  order: { field: 'last_upload_time', direction: 'desc' },
  fields: {
    topic: text('目录', 'Folder', { max: 20, readOnly: true, list: true, filter: true }),
    admin_id: relation('管理员', 'Admin', 'admin', { readOnly: true, filter: true }),
    user_id: relation('会员', 'Member', 'member', { readOnly: true, filter: true }),
    url: file('地址', 'Address', { max: 255, readOnly: true, list: true, filter: true }),
    width: integer('宽', 'Width', { readOnly: true, list: true }),
    height: integer('高', 'Height', { readOnly: true, list: true }),
    size: integer('大小', 'Size', { readOnly: true, list: true, filter: true }),
    name: text('名称', 'Name', { max: 100, required: true, list: true, quick: true, filter: true }),
    mimetype: text('类型', 'Type', { max: 100, readOnly: true, list: true, filter: true }),
    quote: integer('引用次数', 'Uploads', { readOnly: true, list: true, filter: true }),
    storage: text('存储', 'Storage', { max: 50, readOnly: true, list: true, filter: true }),
    sha1: text('SHA-1', 'SHA-1', { max: 40, readOnly: true }),
    last_upload_time: instant('最后上传', 'Last upload', {
      readOnly: true,
      list: true,
      filter: true,
      sort: true,
    }),
    is_public: flag('公开', 'Public', { readOnly: true }),
    suffix: text('后缀', 'Suffix', { max: 20, readOnly: true, virtual: true }),
    full_url: text('完整地址', 'Full address', { max: 400, readOnly: true, virtual: true }),
  },
});
