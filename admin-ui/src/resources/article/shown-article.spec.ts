import { shownArticle } from './shown-article';

const row = {
  title_zh: '寄件须知',
  title_en: 'Before you send',
  content_zh: '<p>先称重</p>',
  content_en: null,
  published_at: '2026-03-02T10:00:00.000Z',
};

describe('an article as visitors read it', () => {
  it('is in their language', () => {
    expect(shownArticle(row, 'zh-cn')).toEqual({
      title: '寄件须知',
      content: '<p>先称重</p>',
      publishedAt: '2026-03-02T10:00:00.000Z',
    });
    expect(shownArticle(row, 'en').title).toBe('Before you send');
  });

  it('shows Chinese where the English text is missing', () => {
    expect(shownArticle(row, 'en').content).toBe('<p>先称重</p>');
    expect(shownArticle({ ...row, title_en: ' ' }, 'en').title).toBe('寄件须知');
  });

  it('is blank where a form is still empty', () => {
    expect(shownArticle({}, 'en')).toEqual({ title: '', content: '', publishedAt: '' });
  });
});
