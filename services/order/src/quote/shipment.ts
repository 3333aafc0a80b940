import { Injectable } from '@nestjs/common';
import type { CallContext } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import type { Customer, CustomerIds } from '../customer-copy/customer-facts';
import { CustomerFacts } from '../customer-copy/customer-facts';
import type { PriceBook } from './price-book';
import { PriceBooks } from './price-books';

/** The facts behind a price: who ships, from where to where, at which prices. */
export interface Shipment extends Customer {
  readonly book: PriceBook;
}

interface Ends {
  readonly sender_id: number | string;
  readonly receiver_id: number | string;
}

/** Gathers a shipment's facts. Errors of both: auth.login_required for anyone but a member, address.not_found, member.not_found. */
@Injectable()
export class Shipments {
  constructor(
    private readonly books: PriceBooks,
    private readonly customers: CustomerFacts,
  ) {}

  /** For a quote: from memory, at most two seconds behind. */
  async known(ends: Ends, context: CallContext): Promise<Shipment> {
    const [customer, book] = await Promise.all([
      this.customers.known(idsOf(ends, context), context),
      this.books.known(),
    ]);
    return { ...customer, book };
  }

  /** For an order: as the database has it now. */
  async stored(ends: Ends, context: CallContext): Promise<Shipment> {
    const { bookVersion, ...customer } = await this.customers.stored(idsOf(ends, context), context);
    return { ...customer, book: await this.books.at(bookVersion) };
  }
}

function idsOf(ends: Ends, context: CallContext): CustomerIds {
  return {
    userId: memberIdOf(context),
    senderId: Number(ends.sender_id),
    receiverId: Number(ends.receiver_id),
  };
}

export function memberIdOf(context: CallContext): number {
  if (context.identity.kind !== 'member') throw new DomainError('auth.login_required');
  return context.identity.id;
}
