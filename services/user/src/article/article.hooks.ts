import { Injectable } from '@nestjs/common';
import type { ResourceHooks } from '@parcelway/crud';
import type { ArticleEntity } from './article.entity';

/** An article that is switched on without a time is published now. */
@Injectable()
export class ArticleHooks implements ResourceHooks<ArticleEntity> {
  async beforeAdd(row: ArticleEntity): Promise<void> {
    publishWhenOn(row);
  }

  async beforeEdit(row: ArticleEntity): Promise<void> {
    publishWhenOn(row);
  }
}

function publishWhenOn(row: ArticleEntity): void {
  if (row.status && !row.publishedAt) row.publishedAt = new Date();
}
