import { declareErrors } from './error-text';

export const contentErrors = declareErrors({
  'request.not_offered': {
    status: 404,
    'zh-cn': '本系统不提供模块市场和代码生成功能',
    en: 'This system offers no module market and no generator of code',
  },
  'table.not_found': { status: 404, 'zh-cn': '数据表不存在', en: 'Data table does not exist' },
  'config.mail_failed': {
    status: 422,
    'zh-cn': '测试邮件没有发出：{reason}',
    en: 'The test mail was not sent: {reason}',
  },
  'upload.none': { status: 422, 'zh-cn': '没有文件被上传', en: 'No files were uploaded' },
  'upload.incomplete': {
    status: 422,
    'zh-cn': '上传的文件数据不完整！',
    en: 'The data of the uploaded file is incomplete!',
  },
  'upload.type_not_allowed': {
    status: 422,
    'zh-cn': '上传的文件类型不被允许！',
    en: 'The type of uploaded file is not allowed!',
  },
  'upload.too_large': {
    status: 413,
    'zh-cn': '上传的文件大小超出允许范围！',
    en: 'The size of the uploaded file exceeds the allowed range!',
  },
  'upload.no_picture': {
    status: 422,
    'zh-cn': '上传的图片文件不是有效的图像',
    en: 'The uploaded image file is not a valid image',
  },
  'upload.topic': { status: 422, 'zh-cn': '存储子目录格式错误', en: 'Topic format error' },
  'upload.driver': {
    status: 422,
    'zh-cn': '不支持的驱动:{driver}',
    en: 'Driver {driver} not supported',
  },
  'upload.oss_missing': {
    status: 409,
    'zh-cn': '请先在系统设置中填写 OSS 信息',
    en: 'Fill in the OSS settings first',
  },
  'article.not_found': { status: 404, 'zh-cn': '文章不存在', en: 'Article not found' },
  'protocol.not_found': { status: 404, 'zh-cn': '协议不存在', en: 'Protocol not found' },
  'protocol.not_draft': {
    status: 409,
    'zh-cn': '已发布的版本不能再改，请新增一个版本',
    en: 'A published version stays as it is. Add a new one.',
  },
  'file.not_found': { status: 404, 'zh-cn': '文件不存在', en: 'File not found' },
  'file.range': { status: 416, 'zh-cn': '请求的范围超出文件', en: 'The range lies outside the file' },
  'config.not_deletable': {
    status: 409,
    'zh-cn': '系统自带的配置项不能删除',
    en: 'A setting of the system cannot be deleted',
  },
});
