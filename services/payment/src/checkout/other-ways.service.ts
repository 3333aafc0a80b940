import type { CallContext, Handlers, PayThirdParty, ThirdPartyPayment } from '@parcelway/contracts';
import { otherWays } from '@parcelway/contracts';
import { formatMoney } from '@parcelway/money';
import { Serves } from '@parcelway/platform';
import type { PaymentRecordEntity } from '../payment/payment-record.entity';
import { PaymentWays } from '../payment-way/payment-ways';
import type { PaymentProvider } from '../provider/payment-provider';
import { PaymentStarter } from './payment-starter';

@Serves(otherWays)
export class OtherWaysService implements Handlers<typeof otherWays> {
  constructor(
    private readonly offered: PaymentWays,
    private readonly starter: PaymentStarter,
  ) {}

  async thirdParty(request: PayThirdParty, context: CallContext): Promise<ThirdPartyPayment> {
    const { provider, offer } = await this.offered.demand('third_party', request.provider);
    return this.codeOf(await this.starter.begin(request, offer, context), provider);
  }

  private async codeOf(payment: PaymentRecordEntity, provider: PaymentProvider): Promise<ThirdPartyPayment> {
    const handle = await this.starter.handleOf(payment, provider);
    return {
      payment_no: payment.paymentNo,
      amount: formatMoney(payment.amount, payment.currency),
      currency: payment.currency,
      qr_code: handle?.clientSecret ?? '',
      expires_at: Math.floor((payment.expiresAt?.getTime() ?? 0) / 1_000),
      server_time: Math.floor(Date.now() / 1_000),
    };
  }
}
