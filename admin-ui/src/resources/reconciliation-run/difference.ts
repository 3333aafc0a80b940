export interface Difference {
  readonly kind: string;
  readonly ref: string;
  readonly expected: string;
  readonly found: string;
}

const listOf = (resource: string, filter: object): string =>
  `/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** Where the row of a difference is seen: a wallet by its member, a bill, a payment, a refund and a box by their number, an order by its bills, a journal by its entries. */
export function wayTo({ kind, ref }: Difference): string {
  if (kind.startsWith('wallet_') || kind === 'record_chain') {
    const [userId, currency] = ref.split('/');
    return listOf(kind === 'record_chain' ? 'member-money-record' : 'wallet', {
      user_id: Number(userId),
      currency,
    });
  }
  if (kind.startsWith('bill_')) return listOf('bill', { bill_no: ref });
  if (kind.startsWith('order_')) return listOf('bill', { ref_no: ref });
  if (kind.startsWith('box_')) return listOf('waybill', { waybill_no: ref });
  // One that we do not know, or a sum of several, is named by its payment.
  if (kind.startsWith('provider_refund') && ref.startsWith('R'))
    return listOf('refund-request', { refund_no: ref });
  if (kind.startsWith('payment_') || kind.startsWith('provider_'))
    return listOf('payment-record', { payment_no: ref });
  // A closed day has no number that could be traced: its entries are among all journals.
  if (kind.startsWith('closed_')) return '/journal';
  return `/journal?trace=${encodeURIComponent(ref)}`;
}
