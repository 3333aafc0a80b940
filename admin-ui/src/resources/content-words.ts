const zh = {
  settings: {
    groups: '设置分组',
    add: '新增设置项',
    item: '设置项',
    key: '键',
    value: '值',
    emptyGroup: '这个分组还没有设置项',
    secretSet: '已设置，不显示；留空表示不修改',
    secretUnset: '尚未设置',
    testMail: '发送测试邮件',
    testMailHint: '使用表单里的邮件设置，保存前也可以测试。',
    testMailTo: '收件邮箱',
    testSend: '发送',
    testSent: '测试邮件已发送到 %{to}',
  },
};

const en: typeof zh = {
  settings: {
    groups: 'Groups of settings',
    add: 'Add a setting',
    item: 'Setting',
    key: 'Key',
    value: 'Value',
    emptyGroup: 'This group has no settings yet',
    secretSet: 'Set, not shown; leave empty to keep it as it is',
    secretUnset: 'Not set yet',
    testMail: 'Send a test mail',
    testMailHint: 'Uses the mail settings of the form, so they can be tried before they are saved.',
    testMailTo: 'To',
    testSend: 'Send',
    testSent: 'The test mail was sent to %{to}',
  },
};

/** Words of the screens of settings, files, pages, messages and partner apps, in both languages. */
export const contentWords = { 'zh-cn': zh, en };
