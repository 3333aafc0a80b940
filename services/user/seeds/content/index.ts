import type { EntityManager } from 'typeorm';
import { ArticleEntity } from '../../src/article/article.entity';
import { ArticleCategoryEntity } from '../../src/article-category/article-category.entity';
import { ProtocolEntity } from '../../src/protocol/protocol.entity';
import { SlideshowEntity } from '../../src/slideshow/slideshow.entity';
import type { ArticleText } from './article-texts';
import { articleTexts, categoryNames } from './article-texts';
import { protocolTexts } from './protocol-texts';

const DAY_MS = 86_400_000;

/**
 * Categories and terms where there are none; the demo's terms are live, elsewhere they wait as drafts for somebody to read them. The
 * demo has articles and a slide as well.
 */
export async function seedContent(
  manager: EntityManager,
  { demo }: { readonly demo: boolean },
): Promise<void> {
  await seedProtocols(manager, demo);
  const categories = await seedCategories(manager);
  if (!demo) return;
  if (!(await manager.exists(ArticleEntity, { withDeleted: true }))) await seedArticles(manager, categories);
  if (!(await manager.exists(SlideshowEntity, { withDeleted: true }))) await seedSlide(manager);
}

async function seedProtocols(manager: EntityManager, isLive: boolean): Promise<void> {
  if (await manager.exists(ProtocolEntity)) return;
  await manager.insert(
    ProtocolEntity,
    protocolTexts.map(({ code, title, zh, en }) => ({
      code,
      versionNo: 1,
      titleZh: title[0],
      titleEn: title[1],
      contentZh: zh,
      contentEn: en,
      status: isLive ? 'live' : 'draft',
      effectiveAt: isLive ? new Date() : null,
    })),
  );
}

async function seedCategories(manager: EntityManager): Promise<ReadonlyMap<ArticleText['category'], number>> {
  const codes = Object.keys(categoryNames) as ArticleText['category'][];
  if (!(await manager.exists(ArticleCategoryEntity, { withDeleted: true }))) {
    await manager.insert(
      ArticleCategoryEntity,
      codes.map((code, index) => {
        const [nameZh, nameEn] = categoryNames[code];
        return { code, nameZh, nameEn, weigh: codes.length - index };
      }),
    );
  }
  const rows = await manager.find(ArticleCategoryEntity);
  return new Map(codes.flatMap((code) => rows.flatMap((row) => (row.code === code ? [[code, row.id]] : []))));
}

async function seedArticles(
  manager: EntityManager,
  categories: ReadonlyMap<ArticleText['category'], number>,
): Promise<void> {
  const rows = articleTexts.flatMap((text, index) => {
    const categoryId = categories.get(text.category);
    if (categoryId === undefined) return [];
    return [
      {
        categoryId,
        slug: text.slug,
        titleZh: text.title[0],
        titleEn: text.title[1],
        summaryZh: text.summary[0],
        summaryEn: text.summary[1],
        contentZh: text.zh,
        contentEn: text.en,
        publishedAt: new Date(Date.now() - (articleTexts.length - index) * DAY_MS),
        isTop: text.isTop ?? false,
        status: true,
        weigh: index + 1,
      },
    ];
  });
  await manager.insert(ArticleEntity, rows);
}

async function seedSlide(manager: EntityManager): Promise<void> {
  await manager.insert(SlideshowEntity, {
    titleZh: '从利兹的门口，到国内的门口',
    titleEn: 'From your door in Leeds to their door in China',
    imageZh: '/slide-door-to-door.png',
    link: '/articles/how-to-pack-a-box',
    weigh: 1,
  });
}
