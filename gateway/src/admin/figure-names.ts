import { Injectable } from '@nestjs/common';
import type { CallContext, Figures, Labels } from '@parcelway/contracts';
import { CrudClients } from './crud-clients';

type Named<Row> = Row & { readonly name: string };

export interface NamedFigures extends Omit<Figures, 'channels' | 'salesmen'> {
  readonly channels: readonly Named<Figures['channels'][number]>[];
  readonly salesmen: readonly Named<Figures['salesmen'][number]>[];
}

/** Puts the names of channels and salesmen beside their ids; '' = none, `#7` one that is not told in time or is gone. */
@Injectable()
export class FigureNames {
  constructor(private readonly crud: CrudClients) {}

  async addTo(found: Figures, context: CallContext): Promise<NamedFigures> {
    const channel = found.channels.flatMap(({ channel_id: id }) => id ?? []);
    const salesman = found.salesmen.flatMap(({ salesman_id: id }) => id ?? []);
    const labels = await this.crud
      .of('order')
      .labels({ wanted: { channel, salesman } }, context)
      .catch((): Labels => ({}));
    const nameOf = (resource: string, id: number | null): string => {
      const row = id === null ? {} : labels[resource]?.[String(id)];
      const name = row?.[context.locale === 'en' ? 'name_en' : 'name_zh'] ?? row?.['name'];
      return id === null ? '' : typeof name === 'string' && name !== '' ? name : `#${id}`;
    };
    return {
      ...found,
      channels: found.channels.map((row) => ({ ...row, name: nameOf('channel', row.channel_id) })),
      salesmen: found.salesmen.map((row) => ({ ...row, name: nameOf('salesman', row.salesman_id) })),
    };
  }
}
