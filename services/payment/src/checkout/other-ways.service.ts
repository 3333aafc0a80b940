import type {
  CallContext,
  Handlers,
  OfflineStarted,
  PayOutside,
  PayThirdParty,
  Recharge,
  RechargeStarted,
  ThirdPartyPayment,
} from '@parcelway/contracts';
import { otherWays } from '@parcelway/contracts';
import { parseMoney } from '@parcelway/money';
import { invalidFields, Serves } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import { memberIdOf } from '../member-caller';
import { OfflinePayments } from '../offline/offline-payments';
import { Proofs } from '../offline/proofs';
import { PaymentWays } from '../payment-way/payment-ways';
import { beginRecharge } from '../recharge/begin-recharge';
import { PaymentSettings } from '../settings/payment-settings';
import { DEFAULT_CURRENCY } from '../wallet/domain/default-currency';
import type { Evidence } from './begin';
import { cardView, codeView, offlineView } from './payer-views';
import { PaymentStarter } from './payment-starter';

@Serves(otherWays)
export class OtherWaysService implements Handlers<typeof otherWays> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly offered: PaymentWays,
    private readonly starter: PaymentStarter,
    private readonly outside: OfflinePayments,
    private readonly proofs: Proofs,
    private readonly settings: PaymentSettings,
  ) {}

  async thirdParty(request: PayThirdParty, context: CallContext): Promise<ThirdPartyPayment> {
    const { provider, offer } = await this.offered.demand('third_party', request.provider);
    const payment = await this.starter.begin(request, offer, context);
    return codeView(payment, await this.starter.handleOf(payment, provider));
  }

  async offline(request: PayOutside, context: CallContext): Promise<OfflineStarted> {
    const offer = await this.offered.offer('offline');
    const evidence = await this.evidenceOf(request, context);
    const payment = await this.starter.begin(request, offer, context, evidence);
    const isOld = payment.proofFile !== evidence.proofFile || payment.status === 'failed';
    if (!isOld) return offlineView(payment);
    await this.outside.showAgain(payment, evidence);
    return { ...offlineView(payment), status: 'processing' };
  }

  async recharge(request: Recharge, context: CallContext): Promise<RechargeStarted> {
    const { way } = request;
    const currency = request.currency || DEFAULT_CURRENCY;
    const offer = await this.offered.offer(way, request.provider);
    const evidence = way === 'offline' ? await this.evidenceOf(request, context) : null;
    const { payment, billNo } = await this.dataSource.transaction((manager) =>
      beginRecharge(manager, {
        ...{ userId: memberIdOf(context), currency, amount: parseMoney(request.amount, currency), offer },
        ...{ key: context.idempotencyKey || null, ...(evidence && { evidence }) },
      }),
    );
    if (way === 'offline') return { bill_no: billNo, ...offlineView(payment) };
    const { provider } = await this.offered.demand(way, payment.provider ?? undefined);
    const handle = await this.starter.handleOf(payment, provider);
    const view = way === 'card' ? cardView(payment, provider, handle) : codeView(payment, handle);
    return { bill_no: billNo, ...view };
  }

  async rechargeSteps(): Promise<{ list: readonly string[]; currency: string }> {
    return { list: this.settings.now.recharge_steps, currency: DEFAULT_CURRENCY };
  }

  private async evidenceOf(
    { proof_file: file, note }: Pick<Recharge, 'proof_file' | 'note'>,
    context: CallContext,
  ): Promise<Evidence> {
    if (file === undefined || file === '') throw invalidFields([{ field: 'proof_file', rule: 'required' }]);
    return { proofFile: await this.proofs.addressOf(file, context), payerNote: (note ?? '').trim() };
  }
}
