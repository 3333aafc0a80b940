import { Injectable } from '@nestjs/common';
import type { CallContext, QuotePackage } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import { invalidFields } from '@parcelway/platform';
import type { Customer, CustomerIds } from '../customer-copy/customer-facts';
import { CustomerFacts } from '../customer-copy/customer-facts';
import type { PriceBook } from './price-book';
import { PriceBooks } from './price-books';
import { OrderSettings } from '../settings/order-settings';
import { limitFaults } from './domain/package-limits';

/** The facts behind a price: who ships, from where to where, at which prices. */
export interface Shipment extends Customer {
  readonly book: PriceBook;
}

interface Asked {
  readonly sender_id: number | string;
  readonly receiver_id: number | string;
  readonly packages: readonly QuotePackage[];
}

/** Gathers a shipment's facts. Errors of both: auth.login_required for anyone but a member, address.not_found, member.not_found, request.invalid for boxes above the settings. */
@Injectable()
export class Shipments {
  constructor(
    private readonly books: PriceBooks,
    private readonly customers: CustomerFacts,
    private readonly settings: OrderSettings,
  ) {}

  /** For a quote: from memory, at most two seconds behind. */
  async known(asked: Asked, context: CallContext): Promise<Shipment> {
    this.assertWithinLimits(asked);
    const [customer, book] = await Promise.all([
      this.customers.known(idsOf(asked, context), context),
      this.books.known(),
    ]);
    return { ...customer, book };
  }

  /** For an order: as the database has it now. */
  async stored(asked: Asked, context: CallContext): Promise<Shipment> {
    this.assertWithinLimits(asked);
    const { bookVersion, ...customer } = await this.customers.stored(idsOf(asked, context), context);
    return { ...customer, book: await this.books.at(bookVersion) };
  }

  private assertWithinLimits({ packages }: Asked): void {
    const faults = limitFaults(packages, this.settings.now);
    if (faults.length > 0) throw invalidFields(faults);
  }
}

function idsOf(asked: Asked, context: CallContext): CustomerIds {
  return {
    userId: memberIdOf(context),
    senderId: Number(asked.sender_id),
    receiverId: Number(asked.receiver_id),
  };
}

export function memberIdOf(context: CallContext): number {
  if (context.identity.kind !== 'member') throw new DomainError('auth.login_required');
  return context.identity.id;
}
