import { Injectable } from '@nestjs/common';
import type { CallContext } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import type { ResourceHooks } from '@parcelway/crud';
import { invalidFields } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { IsNull } from 'typeorm';
import { ArticleEntity } from '../article/article.entity';
import { ArticleCategoryEntity } from './article-category.entity';

/** Categories have sub-categories of one level, and stay while anything is in them. */
@Injectable()
export class ArticleCategoryHooks implements ResourceHooks<ArticleCategoryEntity> {
  async beforeAdd(row: ArticleCategoryEntity, _context: CallContext, manager: EntityManager): Promise<void> {
    await checkParent(row, manager);
  }

  async beforeEdit(
    row: ArticleCategoryEntity,
    before: Readonly<ArticleCategoryEntity>,
    _context: CallContext,
    manager: EntityManager,
  ): Promise<void> {
    if (row.pid !== before.pid) await checkParent(row, manager);
  }

  async beforeDel(
    { id }: ArticleCategoryEntity,
    context: CallContext,
    manager: EntityManager,
  ): Promise<void> {
    const living = { deleteTime: IsNull() };
    const isUsed =
      (await manager.existsBy(ArticleEntity, { categoryId: id, ...living })) ||
      (await manager.existsBy(ArticleCategoryEntity, { pid: id, ...living }));
    if (isUsed)
      throw new DomainError('crud.in_use', { users: context.locale === 'en' ? 'articles' : '文章' });
  }
}

async function checkParent({ id, pid }: ArticleCategoryEntity, manager: EntityManager): Promise<void> {
  if (pid === null || pid === undefined) return;
  const parent = await manager.findOneBy(ArticleCategoryEntity, { id: pid });
  const hasChildren = id !== undefined && (await manager.existsBy(ArticleCategoryEntity, { pid: id }));
  if (pid === id || hasChildren || (parent?.pid ?? null) !== null)
    throw invalidFields([{ field: 'pid', rule: 'unknown' }]);
}
