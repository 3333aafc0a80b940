import { startGateway } from '@parcelway/gateway';
import { eventually, startStack } from '@parcelway/testing';
import type { Stack } from '@parcelway/testing';
import { service as user } from '@parcelway/user-service';
import { Api } from '../kit/api';

interface Listed {
  readonly list: readonly Record<string, unknown>[];
  readonly total: number;
}

describe('what anybody may read', () => {
  let stack: Stack;
  let chinese: Api;
  let english: Api;
  let admin: Api;
  const add = async (controller: string, row: object): Promise<number> => {
    await admin.ok(admin.post(`/admin/${controller}/add`, row));
    const { list } = await admin.ok(admin.get<Listed>(`/admin/${controller}/index?order=id,desc&limit=1`));
    return Number(list[0]?.['id']);
  };
  const articles = (by: Api, query = '') => by.ok(by.get<Listed>(`/api/index/article?limit=100${query}`));

  beforeAll(async () => {
    stack = await startStack({ services: [user], gateway: startGateway });
    chinese = new Api(stack.url);
    english = chinese.as({ lang: 'en' });
    const { userInfo } = await chinese.ok(
      chinese.post<{ userInfo: { token: string } }>('/admin/Index/login', {
        username: 'admin',
        password: 'Admin123',
      }),
    );
    admin = chinese.as({ token: userInfo.token });
  });
  afterAll(() => stack.stop());

  it('lists published articles of a category in the reader’s language, pinned ones first', async () => {
    const notices = await articles(english, '&category=notice');
    expect(notices.total).toBe(3);
    expect(notices.list[0]).toMatchObject({
      slug: 'remote-areas-shown-in-quotes',
      title: 'Quotes now show remote area surcharges',
      category: { code: 'notice', name: 'Notices' },
      is_top: true,
      published_at: expect.any(Number) as unknown,
    });
    expect((await articles(chinese, '&category=notice')).list[0]?.['title']).toBe('报价现在会列出偏远附加费');
    expect((await articles(chinese, '&quick_search=%25')).total).toBe(0);
  });

  it('hides drafts, articles of tomorrow and deleted ones, and counts each reading', async () => {
    const row = { category_id: 1, title_zh: '草稿', content_zh: '<p>正文</p>' };
    const draft = await add('article.Article', { ...row, slug: 'a-draft', status: '0' });
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    await add('article.Article', { ...row, slug: 'of-tomorrow', status: '1', published_at: tomorrow });
    const detail = (slug: string) =>
      english.get<Record<string, unknown>>(`/api/index/articleDetail?slug=${slug}`);
    for (const slug of ['a-draft', 'of-tomorrow', 'none'])
      expect(await detail(slug)).toMatchObject({ code: 0, msg: 'Article not found' });
    await admin.ok(admin.post('/admin/article.Article/edit', { id: draft, status: '1' }));
    // No English text: the Chinese one is shown.
    expect((await detail('a-draft')).data).toMatchObject({ title: '草稿', content: '<p>正文</p>', views: 1 });
    expect((await detail('a-draft')).data).toMatchObject({ views: 2 });
    await admin.fetch(`/admin/article.Article/del?ids[]=${draft}`, { method: 'DELETE' });
    expect((await detail('a-draft')).code).toBe(0);
  });

  it('keeps nothing in an article that would run', async () => {
    const content_zh =
      '<p onclick="x()">a<script>alert(1)</script><img src="javascript:x" onerror="x()"></p><iframe src="https://example.com"></iframe>';
    await add('article.Article', {
      category_id: 1,
      slug: 'scripted',
      title_zh: 't',
      content_zh,
      status: '1',
    });
    const { content } = await english.ok(
      english.get<{ content: string }>('/api/index/articleDetail?slug=scripted'),
    );
    expect(content).not.toMatch(/script|onclick|onerror|iframe|javascript/);
  });

  it('shows slides between their times, links to pages only', async () => {
    const shown = () => english.ok(english.get<Listed>('/api/index/slideshow?position=home'));
    const before = (await shown()).list.length;
    const row = { title_zh: '图', title_en: 'Picture', image_zh: '/storage/a.png' };
    await add('article.Slideshow', { ...row, ends_at: '2020-01-01 00:00:00' });
    await add('article.Slideshow', { ...row, starts_at: new Date(Date.now() + 60_000).toISOString() });
    await add('article.Slideshow', { ...row, position: 'member' });
    expect((await shown()).list).toHaveLength(before);
    await add('article.Slideshow', { ...row, link: '/articles' });
    expect((await shown()).list[0]).toMatchObject({
      title: 'Picture',
      image: '/storage/a.png',
      link: '/articles',
    });
    for (const link of ['javascript:alert(1)', '//evil.example', '/\\evil.example']) {
      const refused = await admin.post('/admin/article.Slideshow/add', { ...row, link });
      expect(refused.code).toBe(0);
    }
  });

  it('publishes a version of terms once; the one before stays readable, a published one stays as it is', async () => {
    const terms = (query = '') =>
      english.get<{ version_no: number; title: string; content: string }>(
        `/api/index/protocol?code=terms${query}`,
      );
    expect((await terms()).data).toMatchObject({ version_no: 1, title: 'Terms of carriage' });
    const row = {
      code: 'terms',
      title_zh: '条款二',
      title_en: 'Terms two',
      content_zh: '<p>二</p>',
      content_en: '<p>two</p>',
    };
    const id = await add('article.Protocol', row);
    expect((await terms('&version_no=2')).code).toBe(0);
    const publishing = await Promise.all(
      [1, 2, 3].map(() => admin.post<unknown>('/admin/article.Protocol/publish', { id })),
    );
    expect(publishing.map(({ code }) => code).sort()).toEqual([0, 0, 1]);
    expect((await terms()).data).toMatchObject({ version_no: 2, title: 'Terms two', content: '<p>two</p>' });
    expect((await terms('&version_no=1')).data).toMatchObject({ title: 'Terms of carriage' });
    const changed = await admin.post('/admin/article.Protocol/edit', { id, title_en: 'Changed' });
    expect(changed).toMatchObject({ code: 0, msg: '已发布的版本不能再改，请新增一个版本' });
    await eventually(async () => {
      const { site } = await english.ok(
        english.get<{ site: { protocols: { code: string; version_no: number }[] } }>('/api/index/index'),
      );
      return site.protocols.some(({ code, version_no }) => code === 'terms' && version_no === 2);
    });
    expect((await english.get('/api/index/protocol?code=none')).msg).toBe('Protocol not found');
  });

  it('has every protocol of the product in both languages', async () => {
    const codes = [
      'terms',
      'privacy',
      'storage_terms',
      'insurance_terms',
      'service_support',
      'prohibited_items',
      'about',
    ];
    for (const code of codes) {
      const [zh, en] = await Promise.all(
        [chinese, english].map((by) =>
          by.ok(by.get<{ content: string }>(`/api/index/protocol?version_no=1&code=${code}`)),
        ),
      );
      expect(zh?.content.length).toBeGreaterThan(60);
      expect(en?.content).not.toBe(zh?.content);
    }
  });

  it('keeps a category that has articles, and sub-categories to one level', async () => {
    const guide = { code: 'shipping', name_zh: '运输', name_en: 'Shipping', pid: 1 };
    const child = await add('article.Category', guide);
    const refused = await admin.post('/admin/article.Category/add', { ...guide, code: 'deeper', pid: child });
    expect(refused.code).toBe(0);
    const del = await admin.fetch('/admin/article.Category/del?ids[]=1', { method: 'DELETE' });
    expect(((await del.json()) as { msg: string }).msg).toContain('文章');
  });
});
