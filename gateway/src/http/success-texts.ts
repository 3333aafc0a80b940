import type { ErrorParams, Locale } from '@parcelway/contracts';
import { fillText } from '@parcelway/contracts';

/** What a client shows after a call that worked. */
const texts = {
  loggedIn: { 'zh-cn': '登录成功', en: 'Login succeeded!' },
  mailSent: { 'zh-cn': '邮件发送成功~', en: 'Mail sent successfully~' },
  smsSent: { 'zh-cn': '短信发送成功~', en: 'SMS sent successfully~' },
  profileSaved: { 'zh-cn': '资料更新成功~', en: 'Data updated successfully~' },
  passwordChanged: { 'zh-cn': '密码已修改~', en: 'Password has been changed~' },
  passwordChangedLogIn: {
    'zh-cn': '密码已修改，请重新登录~',
    en: 'Password has been changed, please login again~',
  },
  added: { 'zh-cn': '添加成功', en: 'Added successfully' },
  updated: { 'zh-cn': '更新成功', en: 'Update successful' },
  avatarChanged: { 'zh-cn': '头像修改成功！', en: 'Avatar modified successfully!' },
  deleted: { 'zh-cn': '删除成功', en: 'Deleted successfully' },
  uploaded: { 'zh-cn': '文件上传成功', en: 'File uploaded successfully' },
  filesDeleted: { 'zh-cn': '共删除 {count} 条记录和文件', en: '{count} records and files have been deleted' },
  settingsSaved: {
    'zh-cn': '当前页配置项更新成功！',
    en: 'The current page configuration item was updated successfully',
  },
  cacheCleaned: { 'zh-cn': '缓存清理成功~', en: 'Cache cleaned~' },
  noDetailedAddress: {
    'zh-cn': '该邮编没有详细地址',
    en: 'The postal code does not have a detailed address',
  },
  testMailSent: { 'zh-cn': '测试邮件发送成功~', en: 'Test mail sent successfully~' },
} as const satisfies Record<string, Record<Locale, string>>;

export type SuccessText = keyof typeof texts;

export function successText(name: SuccessText, locale: Locale, params: ErrorParams = {}): string {
  return fillText(texts[name][locale], params);
}
