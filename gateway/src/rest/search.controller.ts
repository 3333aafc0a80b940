import { Controller, Get, Inject } from '@nestjs/common';
import type { CallContext } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import type { Resource } from '@parcelway/contracts/resources';
import { permissionNode, resources } from '@parcelway/contracts/resources';
import type { Logger } from '@parcelway/platform';
import { LOGGER } from '@parcelway/platform';
import type { FastifyRequest } from 'fastify';
import { CrudClients } from '../admin/crud-clients';
import { AdminOnly } from '../auth/access';
import { PermissionCache } from '../auth/permissions';
import { Context, HttpRequest, Input } from '../http/input';

/** What the top bar's search looks through, and what it says of a hit beside its label. */
const searched: Readonly<Record<string, readonly string[]>> = {
  'luggage-order': ['user_name', 'receiver_city'],
  waybill: ['receiver_name', 'order_no'],
  member: ['username', 'mobile', 'email'],
  bill: ['ref_no'],
};
const HITS = 5;
const SHORTEST = 2;
const LONGEST = 80;

interface Hit {
  readonly resource: string;
  readonly id: number;
  readonly name: string;
  readonly note: string;
}

@Controller('rest/search')
export class RestSearchController {
  constructor(
    private readonly crud: CrudClients,
    private readonly permissions: PermissionCache,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * `?q=` of at least two characters → `{list: [{resource, id, name, note}], silent: [resource]}`: at most five of each kind that the
   * caller may list, looked for at once. `silent` are kinds whose service did not answer.
   */
  @Get()
  @AdminOnly()
  async search(
    @Input() { q }: { readonly q?: unknown },
    @Context() context: CallContext,
    @HttpRequest() request: FastifyRequest,
  ): Promise<{ list: readonly Hit[]; silent: readonly string[] }> {
    const quick = String(q ?? '').trim();
    if (quick.length < SHORTEST || !request.session) return { list: [], silent: [] };
    const rights = await this.permissions.of(request.session, context);
    const places = Object.keys(searched)
      .flatMap((name) => resources[name] ?? [])
      .filter((resource) => rights.allow(permissionNode(resource, 'index')));
    const found = await Promise.all(
      places.map((resource) =>
        this.hitsIn(resource, [...quick].slice(0, LONGEST).join(''), context).catch((error: unknown) => {
          if (!(error instanceof DomainError && error.code === 'service.unavailable')) throw error;
          this.logger.warn({ err: error, requestId: context.requestId }, 'searched without a service');
          return resource.name;
        }),
      ),
    );
    return {
      list: found.flatMap((one) => (typeof one === 'string' ? [] : one)),
      silent: found.filter((one) => typeof one === 'string'),
    };
  }

  private async hitsIn(resource: Resource, quick: string, context: CallContext): Promise<Hit[]> {
    const { rows } = await this.crud
      .of(resource.owner)
      .list({ resource: resource.name, offset: 0, limit: HITS, sort: [], search: [], quick }, context);
    return rows.map((row) => ({
      resource: resource.name,
      id: row.id,
      name: String(row[resource.labelField] ?? row.id),
      note: (searched[resource.name] ?? [])
        .map((field) => String(row[field] ?? ''))
        .filter((text) => text !== '')
        .join(' · '),
    }));
  }
}
