import { Inject, Injectable } from '@nestjs/common';
import type {
  CallContext,
  Client,
  DeadLetter,
  DeadLetterContract,
  HandledDeadLetters,
  ListDeadLetters,
  SearchTerm,
  SortTerm,
} from '@parcelway/contracts';
import { deadLettersOf, DomainError } from '@parcelway/contracts';
import type { ServiceName } from '@parcelway/contracts/resources';
import { deadLetterResource } from '@parcelway/contracts/resources';
import { createClient, NATS } from '@parcelway/platform';
import type { NatsConnection } from 'nats';

const services = deadLetterResource.fields.service.values as readonly ServiceName[];
/** A page may begin and end within so many rows. */
const DEEPEST = 1_000;

export interface DeadLetterRow extends DeadLetter {
  /** `<service>.<event_id>` */
  readonly id: string;
  readonly service: ServiceName;
}

export interface DeadLetterPage {
  readonly rows: readonly DeadLetterRow[];
  readonly total: number;
  /** Services that did not answer; their letters are not among the rows. */
  readonly silent: readonly ServiceName[];
}

interface Query {
  readonly offset: number;
  readonly limit: number;
  readonly sort: readonly SortTerm[];
  readonly search: readonly SearchTerm[];
  readonly quick?: string;
}

/** The dead letters of all services as one list. */
@Injectable()
export class DeadLetterList {
  private readonly clients: ReadonlyMap<ServiceName, Client<DeadLetterContract>>;

  constructor(@Inject(NATS) nats: NatsConnection) {
    this.clients = new Map(
      services.map((service) => [service, createClient(deadLettersOf<string>(service), nats)]),
    );
  }

  /**
   * Each service gives its first rows up to the end of the page in the order of the whole, so the merged page is right. A service that
   * does not answer is left out and named. Errors: crud.unknown_field, service.unavailable when none answers.
   */
  async page({ offset, limit, sort, search, quick }: Query, context: CallContext): Promise<DeadLetterPage> {
    const direction = directionOf(sort);
    const { wanted, ...narrowed } = narrowing(search);
    const end = Math.min(offset + limit, DEEPEST);
    const request: ListDeadLetters = {
      ...{ offset: 0, limit: end, direction, ...narrowed },
      ...(quick ? { quick } : {}),
    };
    const { rows, total, silent } = await this.ask(wanted, request, context);
    const sign = direction === 'asc' ? 1 : -1;
    const ordered = [...rows].sort((left, right) => sign * (keyOf(left) < keyOf(right) ? -1 : 1));
    return { rows: ordered.slice(offset, end), total, silent };
  }

  /** Errors: dead_letter.not_found. */
  async one(id: string, context: CallContext): Promise<DeadLetterRow> {
    const search: SearchTerm[] = [{ field: 'id', operator: 'eq', value: id }];
    const { rows } = await this.page({ offset: 0, limit: 1, sort: [], search }, context);
    const [row] = rows;
    if (!row) throw new DomainError('dead_letter.not_found');
    return row;
  }

  /** How many each service has; null where one does not answer. */
  async counts(
    context: CallContext,
  ): Promise<{ total: number; services: Readonly<Record<string, number | null>> }> {
    const counts = await Promise.all(
      services.map(async (service) => {
        const page = await this.ask([service], { limit: 0 }, context).catch(() => null);
        return [service, page?.total ?? null] as const;
      }),
    );
    return {
      total: counts.reduce((sum, [, count]) => sum + (count ?? 0), 0),
      services: Object.fromEntries(counts),
    };
  }

  /** Each id on its own. */
  async replay(ids: readonly string[], context: CallContext): Promise<HandledDeadLetters> {
    const answers = await Promise.all(
      byService(ids).map(async ([service, event_ids]) => {
        const { done, failed } = await this.clientOf(service).replay({ event_ids }, context);
        return {
          done: done.map((id) => `${service}.${id}`),
          failed: failed.map(({ id, error }) => ({ id: `${service}.${id}`, error })),
        };
      }),
    );
    return { done: answers.flatMap(({ done }) => done), failed: answers.flatMap(({ failed }) => failed) };
  }

  async del(ids: readonly string[], context: CallContext): Promise<{ deleted: number }> {
    const answers = await Promise.all(
      byService(ids).map(([service, event_ids]) => this.clientOf(service).del({ event_ids }, context)),
    );
    const deleted = answers.reduce((sum, one) => sum + one.deleted, 0);
    if (deleted === 0) throw new DomainError('crud.nothing_deleted');
    return { deleted };
  }

  private async ask(wanted: readonly ServiceName[], request: ListDeadLetters, context: CallContext) {
    const silent: ServiceName[] = [];
    const pages = await Promise.all(
      wanted.map(async (service) => {
        try {
          const { rows, total } = await this.clientOf(service).list(request, context);
          return { rows: rows.map((row) => ({ id: `${service}.${row.event_id}`, service, ...row })), total };
        } catch (error) {
          if (!(error instanceof DomainError && error.code === 'service.unavailable')) throw error;
          silent.push(service);
          return { rows: [], total: 0 };
        }
      }),
    );
    if (wanted.length > 0 && silent.length === wanted.length) throw new DomainError('service.unavailable');
    return {
      rows: pages.flatMap(({ rows }) => rows),
      total: pages.reduce((sum, { total }) => sum + total, 0),
      silent,
    };
  }

  private clientOf(service: ServiceName): Client<DeadLetterContract> {
    const client = this.clients.get(service);
    if (!client) throw new DomainError('dead_letter.not_found');
    return client;
  }
}

const keyOf = ({ failed_at, event_id, service }: DeadLetterRow): string =>
  `${failed_at} ${event_id} ${service}`;

function directionOf(sort: readonly SortTerm[]): 'asc' | 'desc' {
  const [first] = sort;
  // The clients' tables ask for the id where nobody chose a column.
  if (first && first.field !== 'failed_at' && first.field !== 'id')
    throw new DomainError('crud.unknown_field', { field: first.field });
  return first?.direction ?? 'desc';
}

const isService = (name: string): name is ServiceName => services.some((one) => one === name);

/** `<service>.<event_id>` in its two parts. */
function partsOf(id: string): readonly [service: string, eventId: string] {
  const dot = id.indexOf('.');
  return [id.slice(0, dot), id.slice(dot + 1)];
}

function byService(ids: readonly string[]): [ServiceName, string[]][] {
  return services.flatMap((service): [ServiceName, string[]][] => {
    const own = ids.map(partsOf).flatMap(([of, eventId]) => (of === service ? [eventId] : []));
    return own.length > 0 ? [[service, own]] : [];
  });
}

function narrowing(search: readonly SearchTerm[]): Pick<ListDeadLetters, 'event_names' | 'event_ids'> & {
  wanted: readonly ServiceName[];
} {
  let wanted = services;
  const narrowed: { event_names?: string[]; event_ids?: string[] } = {};
  for (const { field, operator, value } of search) {
    const values = [value].flat().map(String);
    if (operator !== 'eq' && operator !== 'in') throw new DomainError('crud.unknown_field', { field });
    if (field === 'service') wanted = wanted.filter((service) => values.includes(service));
    else if (field === 'event_name') narrowed.event_names = values;
    else if (field === 'event_id') narrowed.event_ids = values;
    else if (field === 'id') {
      const named = values.map(partsOf).filter(([service]) => isService(service));
      wanted = wanted.filter((service) => named.some(([one]) => one === service));
      narrowed.event_ids = named.map(([, eventId]) => eventId);
    } else throw new DomainError('crud.unknown_field', { field });
  }
  return { wanted, ...narrowed };
}
