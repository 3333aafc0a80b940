import { Injectable } from '@nestjs/common';
import { DomainError } from '@parcelway/contracts';
import { FieldCipher } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import { ChannelApiParamEntity } from '../channel/channel-api-param.entity';

/** Settings of a channel's carrier by name: `driver`, `base_url`, `token`, `account` … Secrets are clear here and nowhere else. */
@Injectable()
export class CarrierSettings {
  constructor(
    private readonly dataSource: DataSource,
    private readonly cipher: FieldCipher,
  ) {}

  async of(channelId: number): Promise<ReadonlyMap<string, string>> {
    const rows = await this.dataSource.manager.findBy(ChannelApiParamEntity, { channelId });
    return new Map(rows.map((row) => [row.paramName, this.cipher.decrypt(row.paramValue)]));
  }
}

/** One setting. Errors: sheet.carrier_not_set_up. */
export function setting(settings: ReadonlyMap<string, string>, name: string): string {
  const value = settings.get(name);
  if (!value) throw new DomainError('sheet.carrier_not_set_up', { name });
  return value;
}
