import type { CardProvider } from '@parcelway/card-provider';

/** One thing that the card provider wants to tell, as the bytes it sends. */
export interface Notice {
  readonly body: string;
}

/** What a card provider has made known of each payment. Nothing is sent by itself: a history says what comes when. */
export class Told {
  private read = 0;
  private readonly byPayment = new Map<string, Notice[]>();

  constructor(private readonly provider: CardProvider) {
    provider.notices.url = null;
  }

  /** Notices of these payments in the order in which they were made. */
  of(paymentNos: readonly string[]): readonly Notice[] {
    const { notices } = this.provider.book;
    for (; this.read < notices.length; this.read += 1) {
      const notice = notices[this.read];
      const about = notice?.data.object;
      const paymentNo = about?.metadata['payment_no'];
      if (paymentNo) this.kept(paymentNo).push({ body: JSON.stringify(notice) });
    }
    return paymentNos.flatMap((no) => this.kept(no));
  }

  private kept(paymentNo: string): Notice[] {
    const known = this.byPayment.get(paymentNo) ?? [];
    this.byPayment.set(paymentNo, known);
    return known;
  }
}
