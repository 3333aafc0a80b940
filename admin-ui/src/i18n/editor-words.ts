const zh = {
  ra: {
    tiptap: {
      align_left: '左对齐',
      align_right: '右对齐',
      align_center: '居中',
      align_justify: '两端对齐',
      list_bulleted: '项目符号',
      list_numbered: '编号列表',
      clear_format: '清除格式',
      blockquote: '引用',
      link: '链接',
      bold: '加粗',
      italic: '斜体',
      underline: '下划线',
      strike: '删除线',
      code: '代码',
    },
  },
  editor: {
    level: '段落样式',
    levels: { 0: '正文', 2: '标题', 3: '小标题', 4: '小节标题' },
    image: '插入图片',
  },
};

const en: typeof zh = {
  ra: {
    tiptap: {
      align_left: 'Align left',
      align_right: 'Align right',
      align_center: 'Centre',
      align_justify: 'Justify',
      list_bulleted: 'Bulleted list',
      list_numbered: 'Numbered list',
      clear_format: 'Clear format',
      blockquote: 'Quotation',
      link: 'Link',
      bold: 'Bold',
      italic: 'Italic',
      underline: 'Underline',
      strike: 'Strike through',
      code: 'Code',
    },
  },
  editor: {
    level: 'Paragraph style',
    levels: { 0: 'Text', 2: 'Heading', 3: 'Subheading', 4: 'Small heading' },
    image: 'Insert a picture',
  },
};

/** Words of the rich-text editor, in both languages. */
export const editorWords = { 'zh-cn': zh, en };
