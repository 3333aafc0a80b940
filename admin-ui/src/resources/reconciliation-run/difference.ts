export interface Difference {
  readonly kind: string;
  readonly ref: string;
  readonly expected: string;
  readonly found: string;
}

const listOf = (resource: string, filter: object): string =>
  `/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** Where the row of a difference is seen: a wallet by its member, a bill and a payment by their number, a journal by its entries. */
export function wayTo({ kind, ref }: Difference): string {
  if (kind.startsWith('wallet_') || kind === 'record_chain') {
    const [userId, currency] = ref.split('/');
    return listOf(kind === 'record_chain' ? 'member-money-record' : 'wallet', {
      user_id: Number(userId),
      currency,
    });
  }
  if (kind.startsWith('bill_')) return listOf('bill', { bill_no: ref });
  if (kind.startsWith('payment_') || kind.startsWith('provider_'))
    return listOf('payment-record', { payment_no: ref });
  // A closed day has no number that could be traced: its entries are among all journals.
  if (kind.startsWith('closed_')) return '/journal';
  return `/journal?trace=${encodeURIComponent(ref)}`;
}
