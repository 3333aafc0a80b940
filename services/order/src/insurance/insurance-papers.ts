import { Injectable } from '@nestjs/common';
import type { CallContext, Client, PrintedInsurance } from '@parcelway/contracts';
import { insurancePaper, member, serviceContext } from '@parcelway/contracts';
import { formatMoney } from '@parcelway/money';
import { InjectClient } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import { insuranceStatusWord } from './domain/status-words';
import type { InsuranceOrderEntity } from './insurance-order.entity';
import { InsuranceBoxEntity } from './insurance-order.entity';

/** Papers of insurance: what they say is known here, how it looks to the waybill service. */
@Injectable()
export class InsurancePapers {
  constructor(
    private readonly dataSource: DataSource,
    @InjectClient(member) private readonly members: Client<typeof member>,
    @InjectClient(insurancePaper) private readonly papers: Client<typeof insurancePaper>,
  ) {}

  /** PDF of an insurance that has begun. Errors: service.unavailable. */
  async certificate(
    policy: InsuranceOrderEntity,
    startsAt: Date,
    { requestId, deadline }: CallContext,
  ): Promise<Uint8Array> {
    const asService = serviceContext('order', requestId, deadline - Date.now());
    const [customer, boxes] = await Promise.all([
      this.members.terms({ user_id: policy.userId }, asService),
      this.dataSource.manager.find(InsuranceBoxEntity, {
        where: { insuranceOrderId: policy.id },
        order: { packageNo: 'ASC' },
      }),
    ]);
    return this.papers.certificate({ insurance: printed(policy, startsAt, boxes, customer) }, asService);
  }
}

function printed(
  policy: InsuranceOrderEntity,
  startsAt: Date,
  boxes: readonly InsuranceBoxEntity[],
  customer: { readonly nickname: string; readonly username: string },
): PrintedInsurance {
  const money = (minor: bigint): string => formatMoney(minor, policy.currency);
  const seconds = (at: Date): number => Math.floor(at.getTime() / 1_000);
  return {
    insurance_no: policy.insuranceNo,
    order_no: policy.orderNo,
    status: {
      zh: insuranceStatusWord(policy.status, 'zh-cn'),
      en: insuranceStatusWord(policy.status, 'en'),
    },
    insured: { name: customer.nickname || customer.username, account: customer.username },
    starts_at: seconds(startsAt),
    ends_at: policy.endsAt && seconds(policy.endsAt),
    currency: policy.currency,
    declared_value: money(policy.declaredValue),
    cover: money(policy.cover),
    premium: money(policy.premium),
    damage_days: policy.damageDays,
    loss_days: policy.lossDays,
    boxes: boxes.map((box) => ({
      no: box.packageNo,
      waybill_no: box.waybillNo,
      contents: box.items
        .map(({ name_zh, name_en, quantity }) => `${name_zh} ${name_en} × ${quantity}`)
        .join(', '),
      declared_value: money(box.declaredValue),
      cover: money(box.cover),
      premium: money(box.premium),
    })),
  };
}
