const zh = {
  tree: {
    name: '名称',
    unfoldAll: '全部展开',
    foldAll: '全部收起',
    unfold: '展开 %{title}',
    fold: '收起 %{title}',
    enabled: '启用 %{title}',
    drag: '拖动排序',
    more: '更多操作：%{title}',
    addChild: '添加下级',
    moveUp: '上移',
    moveDown: '下移',
    moved: '%{title} 现在是第 %{position} 条，共 %{siblings} 条',
    deleteTitle: '确定删除「%{title}」？',
    deleteLeaf: '将删除这 1 条。',
    deleteBranch: '它下面的 %{smart_count} 条会一起删除。',
    opening: '页面',
    looks: '外观与排序',
  },
  area: {
    way: '所在位置',
    all: '全国',
    below: '下一级',
    openBelow: '%{name} 的下一级',
  },
  groups: {
    admins: '%{smart_count} 人',
    everything: '全部权限',
    rules: '%{smart_count} 项',
  },
};

const en: typeof zh = {
  tree: {
    name: 'Name',
    unfoldAll: 'Unfold all',
    foldAll: 'Fold all',
    unfold: 'Unfold %{title}',
    fold: 'Fold %{title}',
    enabled: 'Enable %{title}',
    drag: 'Drag to sort',
    more: 'More for %{title}',
    addChild: 'Add below',
    moveUp: 'Move up',
    moveDown: 'Move down',
    moved: '%{title} is now %{position} of %{siblings}',
    deleteTitle: 'Delete “%{title}”?',
    deleteLeaf: 'This one row will be deleted.',
    deleteBranch: '%{smart_count} row below it goes with it. |||| %{smart_count} rows below it go with it.',
    opening: 'Page',
    looks: 'Looks and order',
  },
  area: {
    way: 'Where this is',
    all: 'All provinces',
    below: 'Open',
    openBelow: 'Open %{name}',
  },
  groups: {
    admins: '%{smart_count} admin |||| %{smart_count} admins',
    everything: 'Everything',
    rules: '%{smart_count} permission |||| %{smart_count} permissions',
  },
};

/** Words of the screens whose rows hang under each other, in both languages. */
export const treeWords = { 'zh-cn': zh, en };
