/** Texts with the fallback from English to Chinese: $1 is whether English is wanted. */
const inLanguage = (column: string): string =>
  `CASE WHEN $1 AND ${column}_en <> '' THEN ${column}_en ELSE ${column}_zh END`;

const ARTICLE_COLUMNS = `a.id, a.slug, ${inLanguage('a.title')} AS title, ${inLanguage('a.summary')} AS summary, a.cover,
  jsonb_build_object('code', c.code, 'name', ${inLanguage('c.name')}) AS category,
  extract(epoch FROM a.published_at)::bigint AS published_at, a.is_top, a.views`;

const PUBLISHED = `a.delete_time IS NULL AND a.status AND a.published_at <= now()
  AND c.delete_time IS NULL AND c.status`;

export interface ArticleSqlRow {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly cover: string;
  readonly category: { readonly code: string; readonly name: string };
  readonly published_at: string;
  readonly is_top: boolean;
  readonly views: number;
}

/** $1 English?, $2 category code or null, $3 quick search pattern or null, $4 limit, $5 offset → ArticleSqlRow and the total of all pages */
export const ARTICLES = `SELECT ${ARTICLE_COLUMNS}, count(*) OVER ()::int AS total
  FROM article a JOIN article_category c ON c.id = a.category_id
  LEFT JOIN article_category parent ON parent.id = c.pid AND parent.delete_time IS NULL
  WHERE ${PUBLISHED} AND ($2::text IS NULL OR c.code = $2 OR parent.code = $2)
    AND ($3::text IS NULL OR a.title_zh ILIKE $3 OR a.title_en ILIKE $3)
  ORDER BY a.is_top DESC, a.weigh DESC, a.id DESC LIMIT $4 OFFSET $5`;

/** $1 English?, $2 slug or null, $3 id or null → ArticleSqlRow with `content`, at most one; counts the view */
export const ARTICLE = `WITH seen AS (
    UPDATE article SET views = views + 1 
    WHERE delete_time IS NULL AND status AND published_at <= now() AND (slug = $2 OR id = $3::bigint) RETURNING *
  )
  SELECT ${ARTICLE_COLUMNS}, ${inLanguage('a.content')} AS content
  FROM seen a JOIN article_category c ON c.id = a.category_id WHERE ${PUBLISHED}`;

/** $1 English?, $2 position → slides that are on now */
export const SLIDES = `SELECT id, ${inLanguage('title')} AS title, ${inLanguage('image')} AS image, image_phone, link
  FROM slideshow WHERE delete_time IS NULL AND status AND position = $2
    AND (starts_at IS NULL OR starts_at <= now()) AND (ends_at IS NULL OR ends_at > now())
  ORDER BY weigh DESC, id DESC LIMIT 20`;

/** $1 English?, $2 code, $3 version or null → the live version, or a published one by its number; at most one */
export const PROTOCOL = `SELECT code, ${inLanguage('title')} AS title, ${inLanguage('content')} AS content, version_no,
    extract(epoch FROM effective_at)::bigint AS effective_at
  FROM protocol WHERE code = $2 AND CASE WHEN $3::int IS NULL THEN status = 'live' ELSE version_no = $3 AND status <> 'draft' END`;

/** $1 English? → live terms without their text */
export const LIVE_PROTOCOLS = `SELECT code, ${inLanguage('title')} AS title, version_no FROM protocol WHERE status = 'live' ORDER BY id`;
