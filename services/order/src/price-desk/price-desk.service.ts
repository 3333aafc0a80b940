import type {
  CallContext,
  CopyChannel,
  FigureChanges,
  Handlers,
  OneRow,
  PriceCaseRun,
  RunPriceCases,
  SimulatePrice,
  Simulation,
  TestRemoteRule,
} from '@parcelway/contracts';
import { DomainError, priceDesk } from '@parcelway/contracts';
import { postcodePattern } from '@parcelway/checks';
import { Outbox, Serves } from '@parcelway/platform';
import { DataSource, IsNull } from 'typeorm';
import { RemoteRuleEntity } from '../remote-rule/remote-rule.entity';
import { ChannelChangeEntity, PriceChangeEntity } from '../price-history/price-change.entity';
import { changesOf } from '../price-history/price-history';
import { copyChannel } from './copy-channel';
import { PriceCases } from './price-cases';
import { PriceSimulator } from './price-simulator';

/** What staff do with prices beside editing them; who may was decided by the gateway from the act's node. */
@Serves(priceDesk)
export class PriceDesk implements Handlers<typeof priceDesk> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly simulator: PriceSimulator,
    private readonly cases: PriceCases,
  ) {}

  async simulate(request: SimulatePrice, context: CallContext): Promise<Simulation> {
    staffOnly(context);
    return this.simulator.simulate(request, context);
  }

  async runCases({ ids }: RunPriceCases, context: CallContext): Promise<{ list: readonly PriceCaseRun[] }> {
    staffOnly(context);
    const chosen = Array.isArray(ids) ? ids.map(Number).filter((id) => Number.isSafeInteger(id)) : null;
    return { list: await this.cases.run(chosen, context) };
  }

  async copyChannel(request: CopyChannel, context: CallContext): Promise<{ id: number }> {
    staffOnly(context);
    const id = await this.dataSource.transaction((manager) =>
      copyChannel(manager, Number(request.id), request.code, context),
    );
    this.outbox.committed();
    return { id };
  }

  async testRemote({ id, postcode }: TestRemoteRule, context: CallContext): Promise<{ hit: string | null }> {
    staffOnly(context);
    const rule = await this.dataSource
      .getRepository(RemoteRuleEntity)
      .findOneBy({ id: Number(id), deleteTime: IsNull() });
    if (!rule) throw new DomainError('crud.not_found');
    return { hit: postcodePattern(rule.postcodes).hit(postcode) };
  }

  async priceHistory({ id }: OneRow, context: CallContext): Promise<{ list: readonly FigureChanges[] }> {
    staffOnly(context);
    return { list: await changesOf(this.dataSource.manager, PriceChangeEntity, Number(id)) };
  }

  async channelHistory({ id }: OneRow, context: CallContext): Promise<{ list: readonly FigureChanges[] }> {
    staffOnly(context);
    return { list: await changesOf(this.dataSource.manager, ChannelChangeEntity, Number(id)) };
  }
}

function staffOnly({ identity }: CallContext): void {
  if (identity.kind !== 'admin' && identity.kind !== 'service') throw new DomainError('auth.no_permission');
}
