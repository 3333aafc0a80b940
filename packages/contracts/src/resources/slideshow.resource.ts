import { defineResource, image, instant, text, wordEnum } from './define-resource';
import { status, weigh } from './repeated-fields';

/** Pictures at the top of a page, shown between two times where these are set. */
export const slideshowResource = defineResource({
  name: 'slideshow',
  owner: 'user',
  controller: 'article.Slideshow',
  label: ['轮播图', 'Slideshows'],
  acts: ['index', 'add', 'edit', 'del', 'sortable'],
  deletion: 'soft',
  labelField: 'title_zh',
  order: { field: 'weigh', direction: 'desc' },
  recycle: true,
  fields: {
    title_zh: text('中文标题', 'Chinese title', { max: 60, required: true, list: true, quick: true }),
    title_en: text('英文标题', 'English title', { max: 60, required: true, list: true, quick: true }),
    image_zh: image('中文图片', 'Chinese picture', { max: 255, required: true, list: true }),
    image_en: image('英文图片', 'English picture', { max: 255 }),
    image_phone: image('手机图片', 'Picture for phones', { max: 255 }),
    /** A page of the site or of another one, never a script. */
    link: text('链接', 'Link', { max: 255, pattern: /^(\/(?![/\\])|https?:\/\/)\S*$/i }),
    position: wordEnum('位置', 'Place', ['home', 'member'], { default: 'home', list: true, filter: true }),
    starts_at: instant('开始', 'From', { list: true, sort: true }),
    ends_at: instant('结束', 'Until', { list: true, sort: true }),
    status,
    weigh,
  },
});
