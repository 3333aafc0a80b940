import type {
  ArticleDetail,
  ArticleRow,
  CallContext,
  FindArticle,
  FindProtocol,
  Handlers,
  ListArticles,
  ProtocolView,
  PublishProtocol,
  Slide,
  SlidesOf,
} from '@parcelway/contracts';
import { content, DomainError, pageOf } from '@parcelway/contracts';
import { Serves } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import { ProtocolPublisher } from '../protocol/protocol-publisher';
import type { ArticleSqlRow } from './content.queries';
import { ARTICLE, ARTICLES, PROTOCOL, SLIDES } from './content.queries';

@Serves(content)
export class ContentService implements Handlers<typeof content> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly publisher: ProtocolPublisher,
  ) {}

  async slideshow({ position = 'home' }: SlidesOf, context: CallContext): Promise<{ list: Slide[] }> {
    const rows = await this.dataSource.query<(Slide & { id: unknown })[]>(SLIDES, [
      isEnglish(context),
      position,
    ]);
    return { list: rows.map((row) => ({ ...row, id: Number(row.id) })) };
  }

  async articles(
    request: ListArticles,
    context: CallContext,
  ): Promise<{ list: ArticleRow[]; total: number }> {
    const { limit, offset } = pageOf(request);
    const words = (request.quick_search ?? request.quickSearch ?? '').trim();
    const pattern = words === '' ? null : `%${words.replace(/[\\%_]/g, (char) => `\\${char}`)}%`;
    const rows = await this.dataSource.query<(ArticleSqlRow & { total: number })[]>(ARTICLES, [
      isEnglish(context),
      request.category || null,
      pattern,
      limit,
      offset,
    ]);
    return { list: rows.map(({ total: _total, ...row }) => viewOf(row)), total: rows[0]?.total ?? 0 };
  }

  async article({ slug, id }: FindArticle, context: CallContext): Promise<ArticleDetail> {
    const [row] = await this.dataSource.query<(ArticleSqlRow & { content: string })[]>(ARTICLE, [
      isEnglish(context),
      slug || null,
      id || null,
    ]);
    if (!row) throw new DomainError('article.not_found');
    return { ...viewOf(row), content: row.content };
  }

  async protocol({ code, version_no }: FindProtocol, context: CallContext): Promise<ProtocolView> {
    const [row] = await this.dataSource.query<(ProtocolView & { effective_at: unknown })[]>(PROTOCOL, [
      isEnglish(context),
      code,
      version_no || null,
    ]);
    if (!row) throw new DomainError('protocol.not_found');
    return { ...row, effective_at: Number(row.effective_at) };
  }

  publish(request: PublishProtocol, context: CallContext): Promise<{ id: number; version_no: number }> {
    if (context.identity.kind !== 'admin') throw new DomainError('auth.no_permission');
    return this.publisher.publish(request, context);
  }
}

function isEnglish({ locale }: CallContext): boolean {
  return locale === 'en';
}

function viewOf(row: ArticleSqlRow): ArticleRow {
  const { slug, title, summary, cover, category, is_top, views } = row;
  const shown = { slug, title, summary, cover, category, is_top, views };
  return { ...shown, id: Number(row.id), published_at: Number(row.published_at) };
}
