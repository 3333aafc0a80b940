import { declareErrors } from './error-text';

export const contentErrors = declareErrors({
  'config.not_deletable': {
    status: 409,
    'zh-cn': '系统自带的配置项不能删除',
    en: 'A setting of the system cannot be deleted',
  },
});
