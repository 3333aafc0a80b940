import type { CardProvider } from '@parcelway/card-provider';
import type { ProviderNotice } from '@parcelway/contracts';
import type { WalletProvider } from '@parcelway/wallet-provider';

/** One thing that a provider wants to tell, as the bytes it sends; signed when it is asked for. */
export type Notice = () => ProviderNotice;

/** What providers have made known of each payment. Nothing is sent by itself: a history says what comes when. */
export class Told {
  private read = 0;
  private readonly byPayment = new Map<string, Notice[]>();

  constructor(
    private readonly cards: CardProvider,
    private readonly wallet: WalletProvider,
  ) {
    cards.notices.url = null;
    wallet.notices.url = '';
  }

  /** Notices of these payments in the order in which they were made. */
  of(paymentNos: readonly string[]): readonly Notice[] {
    const { notices } = this.cards.book;
    for (; this.read < notices.length; this.read += 1) {
      const notice = notices[this.read];
      const paymentNo = notice?.data.object.metadata['payment_no'];
      const body = JSON.stringify(notice);
      if (paymentNo)
        this.kept(paymentNo).push(() => ({
          ...{ provider: 'local_card', body, signature: this.cards.sign(body) },
        }));
    }
    return paymentNos.flatMap((no) => [...this.kept(no), ...this.ofWallet(no)]);
  }

  /** The first notice of a refund by card; none for a wallet's. */
  ofRefund(ref: string): Notice | null {
    const body = JSON.stringify(this.cards.book.notices.find(({ data }) => data.object.id === ref) ?? null);
    return body === 'null'
      ? null
      : () => ({ provider: 'local_card', body, signature: this.cards.sign(body) });
  }

  /** The end of a trade, which the wallet tells twice: under two names. */
  private ofWallet(paymentNo: string): readonly Notice[] {
    const trade = this.wallet.trade(paymentNo);
    if (!trade || trade.ended === 0) return [];
    return [1, 2].map((time) => () => ({
      ...{ provider: 'wallet_qr', body: this.wallet.notices.formOf(trade, `${trade.trade_no}-${time}`) },
    }));
  }

  private kept(paymentNo: string): Notice[] {
    const known = this.byPayment.get(paymentNo) ?? [];
    this.byPayment.set(paymentNo, known);
    return known;
  }
}
