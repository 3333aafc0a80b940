import { answers, call, defineContract } from '../define';
import { PageRequest } from '../paging';
import { Id, OneOf, Text, Whole } from '../validation';

/** Texts are in the caller's language, in Chinese where the other is missing; times in epoch seconds. */
export interface Slide {
  readonly id: number;
  readonly title: string;
  readonly image: string;
  /** '' = the same as on wide screens. */
  readonly image_phone: string;
  readonly link: string;
}

export interface ArticleRow {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly cover: string;
  readonly category: { readonly code: string; readonly name: string };
  readonly published_at: number;
  readonly is_top: boolean;
  readonly views: number;
}

export interface ArticleDetail extends ArticleRow {
  /** HTML that may be shown as it is. */
  readonly content: string;
}

export interface ProtocolView {
  readonly code: string;
  readonly title: string;
  /** HTML that may be shown as it is. */
  readonly content: string;
  readonly version_no: number;
  readonly effective_at: number;
}

export class SlidesOf {
  @OneOf(['home', 'member'], { optional: true }) position?: 'home' | 'member';
}

export class ListArticles extends PageRequest {
  /** Code of a category; its sub-categories count as well. */
  @Text({ max: 30, optional: true }) category?: string;
}

export class FindArticle {
  @Text({ max: 80, optional: true }) slug?: string;
  @Id({ optional: true }) id?: number | string;
}

export class FindProtocol {
  @Text({ max: 30 }) code!: string;
  /** A version that was published; the live one where none is named. */
  @Whole({ min: 1, max: 1_000_000, optional: true }) version_no?: number | string;
}

export class PublishProtocol {
  @Id() id!: number | string;
  /** ISO instant or epoch seconds; now where none is named. */
  @Text({ max: 40, optional: true }) effective_at?: string;
}

/** What anybody may read, published only. Errors: article.not_found, protocol.not_found, protocol.not_draft. */
export const content = defineContract('user.content', {
  slideshow: call(SlidesOf, answers<{ readonly list: readonly Slide[] }>()),
  articles: call(ListArticles, answers<{ readonly list: readonly ArticleRow[]; readonly total: number }>()),
  article: call(FindArticle, answers<ArticleDetail>()),
  protocol: call(FindProtocol, answers<ProtocolView>()),
  /** Staff's: a draft becomes the live version, the one before becomes old. */
  publish: call(PublishProtocol, answers<{ readonly id: number; readonly version_no: number }>()),
});
