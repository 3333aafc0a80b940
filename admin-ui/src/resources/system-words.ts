const zh = {
  resources: { 'data-recycle-log': { empty: '回收站是空的' } },
  rows: {
    actText: '对选中的 %{smart_count} 条记录执行「%{act}」？',
    actDone: '已%{act} %{smart_count} 条',
    actFailed: '%{smart_count} 条没有%{act}成功，原因写在「错误」里',
  },
  rules: {
    all: '全部权限',
    empty: '没有可以授予的权限',
    added: '新增 %{smart_count} 项：',
    removed: '移除 %{smart_count} 项：',
    unchanged: '权限没有变化',
  },
  insurance: {
    claim: '理赔申请',
    certificate: '保险凭证',
    printCertificate: '打印凭证',
    boxes: '箱件',
    claims: '理赔',
    voidText: '作废保险单 %{number}。只能在取件之前；保费退回会员余额，此操作不能撤回。',
    voidReason: '原因',
    evidence: '照片',
    noPhotos: '会员没有上传照片。',
    happened: '情况说明',
    talk: '处理经过',
    box: '投保箱件',
    contents: '物品',
    askText: '理赔 %{number} 会变为“待补材料”，会员回复后回到“待处理”。',
    question: '问题（会员会看到）',
    acceptText: '把赔付打到会员余额，只打一次，不能撤回。最多 %{most}：不超过索赔金额和箱件保额的余数。',
    amount: '赔付金额（%{currency}）',
    refuseText: '拒绝理赔 %{number}，不能撤回。',
    note: '原因（会员会看到）',
    by: { member: '会员', admin: '员工', system: '系统' },
  },
  storeAct: {
    space: '库位',
    receiver: '取件人',
    checkInText: '%{number} 的物品已到，放进哪个库位？从今天起按天计费。',
    moveSpaceText: '把 %{number} 换到哪个库位？',
    settleText: '按今天结算 %{number}：有要补的会开账单，会员付清后才能交还。',
    handBackText: '把 %{number} 的物品交给取件人。多付的退回会员余额。',
    abandonText: '%{number} 超期已久。视为放弃后不再保管，此操作不能撤回。',
    cancelText: '取消 %{number}。存入日之前全部退回，当天起保留最低费用。',
  },
  orderAct: {
    reason: '原因',
    incident: '责任方',
    amount: '金额（%{currency}）',
    memo: '说明（客户会看到）',
    supplementText: '订单 %{number} 会变为“待补款”，客户付清这笔补款后继续。',
    holdText: '订单 %{number} 会停在现在的环节，直到解除挂起。',
    holdMany: '选中的 %{smart_count} 单会停在现在的环节，直到解除挂起。',
    releaseMany: '选中的 %{smart_count} 单会回到挂起前的状态。',
    cancelMany: '选中的 %{smart_count} 单会取消，已付的退回余额。',
    releaseText: '订单 %{number} 会回到挂起前的状态。',
    returnText: '订单 %{number} 会结束为“已退回”，不能再改回。',
    cancelText: '订单 %{number} 会取消，面单和取件作废，已付的钱退回客户余额。',
  },
  caught: {
    deleted: '删除时的内容',
    before: '修改前',
    after: '修改后',
  },
  profile: {
    title: '个人资料',
    ownLog: '我的操作记录',
    ownSessions: '我的登录会话',
    saved: '个人资料已保存',
    passwordChanged: '密码已更改，请用新密码登录',
    newPassword: '新密码',
    passwordHint: '6–32 位；留空表示不修改，修改后所有设备需要重新登录',
  },
};

const en: typeof zh = {
  resources: { 'data-recycle-log': { empty: 'The recycle bin is empty' } },
  rows: {
    actText: '%{act}: %{smart_count} record? |||| %{act}: %{smart_count} records?',
    actDone: '%{act}: %{smart_count} record done |||| %{act}: %{smart_count} records done',
    actFailed:
      '%{act}: %{smart_count} record failed, see its error |||| %{act}: %{smart_count} records failed, see their errors',
  },
  rules: {
    all: 'All permissions',
    empty: 'There is nothing to grant',
    added: 'Adds %{smart_count}: ',
    removed: 'Takes away %{smart_count}: ',
    unchanged: 'No permission changes',
  },
  insurance: {
    claim: 'Claim',
    certificate: 'Certificate of insurance',
    printCertificate: 'Print certificate',
    boxes: 'Boxes',
    claims: 'Claims',
    voidText:
      'Makes insurance %{number} void. Only before the collection; the premium goes back to the balance, and this cannot be undone.',
    voidReason: 'Reason',
    evidence: 'Photos',
    noPhotos: 'The member has sent no photos.',
    happened: 'What happened',
    talk: 'How it went',
    box: 'Insured box',
    contents: 'Contents',
    askText: 'Claim %{number} waits for the member’s answer and is open again with it.',
    question: 'Question (the member reads it)',
    acceptText:
      'Pays to the member’s balance, once; this cannot be undone. At most %{most}, neither above what is claimed nor above what the box’s cover has left.',
    amount: 'Amount to pay (%{currency})',
    refuseText: 'Refuses claim %{number}; this cannot be undone.',
    note: 'Reason (the member reads it)',
    by: { member: 'Member', admin: 'Staff', system: 'System' },
  },
  storeAct: {
    space: 'Space',
    receiver: 'Handed to',
    checkInText:
      'The pieces of %{number} are here. Which space do they go to? Days are charged from today on.',
    moveSpaceText: 'Which space does %{number} move to?',
    settleText:
      'Settles %{number} as of today. What is owed is billed, and it is handed back once that is paid.',
    handBackText: 'Hands the pieces of %{number} over. What was paid too much goes to the member’s balance.',
    abandonText:
      '%{number} is long overdue. Taken as abandoned it is not kept any longer; this cannot be undone.',
    cancelText:
      'Cancels %{number}. All comes back before its first day, all but the least charge from then on.',
  },
  orderAct: {
    reason: 'Reason',
    incident: 'Whose fault',
    amount: 'Amount (%{currency})',
    memo: 'Explanation (the customer reads it)',
    supplementText: 'Order %{number} waits for this further amount and goes on when it is paid.',
    holdText: 'Order %{number} stays where it is until it is released.',
    holdMany:
      'The selected order stays where it is until it is released. |||| The %{smart_count} selected orders stay where they are until they are released.',
    releaseMany:
      'The selected order goes back to where it was before. |||| The %{smart_count} selected orders go back to where they were before.',
    cancelMany:
      'The selected order is cancelled; what was paid goes back to the balance. |||| The %{smart_count} selected orders are cancelled; what was paid goes back to the balance.',
    releaseText: 'Order %{number} goes back to the state it was held in.',
    returnText: 'Order %{number} ends as returned; this cannot be undone.',
    cancelText:
      'Order %{number} is cancelled: labels and collection are void, what was paid goes back to the balance.',
  },
  caught: {
    deleted: 'As it was when deleted',
    before: 'Before',
    after: 'After',
  },
  profile: {
    title: 'My profile',
    ownLog: 'What I did',
    ownSessions: 'Where I am logged in',
    saved: 'Your profile is saved',
    passwordChanged: 'Password changed, log in with the new one',
    newPassword: 'New password',
    passwordHint: '6–32 characters; leave empty to keep it. A new one logs out every device',
  },
};

/** Words of the screens of rights, logs and the own profile, in both languages. */
export const systemWords = { 'zh-cn': zh, en };
