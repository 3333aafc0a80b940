import { Injectable } from '@nestjs/common';
import type { CallContext, ListResource, ResourceRow } from '@parcelway/contracts';
import type { Resource } from '@parcelway/contracts/resources';
import { ResourcePages } from './resource-pages';

/** A tree is shown whole: so many rows at most, asked for in pages of this size. */
const MOST_ROWS = 2_000;
const PAGE = 1_000;

/** All rows of a resource whose rows hang under each other, in their order. */
@Injectable()
export class Trees {
  constructor(private readonly pages: ResourcePages) {}

  async rows(
    resource: Resource,
    asked: Pick<ListResource, 'search' | 'sort' | 'quick'>,
    context: CallContext,
  ): Promise<readonly ResourceRow[]> {
    const rows: ResourceRow[] = [];
    for (let total = PAGE; rows.length < Math.min(total, MOST_ROWS);) {
      const page = await this.pages.page(resource, { ...asked, offset: rows.length, limit: PAGE }, context);
      rows.push(...page.rows);
      total = page.rows.length < PAGE ? 0 : page.total;
    }
    return rows;
  }
}
