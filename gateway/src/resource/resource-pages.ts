import { Injectable } from '@nestjs/common';
import type { CallContext, ListResource, ResourcePage, ResourceRow } from '@parcelway/contracts';
import type { Resource } from '@parcelway/contracts/resources';
import { CrudClients } from '../admin/crud-clients';
import { RelationLabels } from './relation-labels';
import { RelationSearch } from './relation-search';

/** Lists of resources as both faces answer them: searched across relations, with the labels of what the rows point to. */
@Injectable()
export class ResourcePages {
  constructor(
    private readonly crud: CrudClients,
    private readonly relations: RelationSearch,
    private readonly labels: RelationLabels,
  ) {}

  async page(
    resource: Resource,
    asked: Omit<ListResource, 'resource'>,
    context: CallContext,
  ): Promise<ResourcePage> {
    const request = {
      resource: resource.name,
      ...asked,
      ...(await this.relations.resolve(resource, asked, context)),
    };
    const { rows, total } = await this.crud.of(resource.owner).list(request, context);
    return { rows: await this.labels.addTo(resource, rows, context), total };
  }

  async one(resource: Resource, id: number, context: CallContext): Promise<ResourceRow> {
    const row = await this.crud.of(resource.owner).get({ resource: resource.name, id }, context);
    const [labelled] = await this.labels.addTo(resource, [row], context);
    return labelled ?? row;
  }
}
