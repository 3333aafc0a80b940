import { Injectable } from '@nestjs/common';
import type { AddressSnapshot, CallContext, Client, MemberTerms } from '@parcelway/contracts';
import { address as addressContract, DomainError, member as memberContract } from '@parcelway/contracts';
import { InjectClient, runNamed } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import { saveAddressCopy, saveMemberCopy } from '../customer-copy/customer-copy.queries';
import type { PriceBook } from './price-book';
import { PriceBooks } from './price-book';
import { shipmentFacts } from './shipment.queries';
import type { ShipmentFactsRow } from './shipment.queries';

/** The facts behind a price: who ships, from where to where, at which prices. */
export interface Shipment {
  readonly member: MemberTerms;
  readonly sender: AddressSnapshot;
  readonly receiver: AddressSnapshot;
  readonly book: PriceBook;
}

/** Gathers a shipment's facts with one statement from the copies; asks the owner only for what has not arrived here yet. */
@Injectable()
export class Shipments {
  constructor(
    private readonly dataSource: DataSource,
    private readonly books: PriceBooks,
    @InjectClient(memberContract) private readonly members: Client<typeof memberContract>,
    @InjectClient(addressContract) private readonly addresses: Client<typeof addressContract>,
  ) {}

  /** Errors: auth.login_required for anyone but a member, address.not_found, member.not_found. */
  async of(
    request: { sender_id: number | string; receiver_id: number | string },
    context: CallContext,
  ): Promise<Shipment> {
    const userId = memberIdOf(context);
    const senderId = Number(request.sender_id);
    const receiverId = Number(request.receiver_id);
    const [facts] = await runNamed<ShipmentFactsRow>(this.dataSource, shipmentFacts, [
      userId,
      senderId,
      receiverId,
    ]);
    const [member, { sender, receiver }, book] = await Promise.all([
      facts?.member ?? this.askMember(userId, context),
      facts?.sender && facts.receiver
        ? { sender: facts.sender, receiver: facts.receiver }
        : this.askAddresses(userId, senderId, receiverId, context),
      this.books.at(facts?.book_version ?? '0'),
    ]);
    return { member, sender, receiver, book };
  }

  private async askMember(userId: number, context: CallContext): Promise<MemberTerms> {
    const terms = await this.members.terms({ user_id: userId }, context);
    await saveMemberCopy(this.dataSource, terms);
    return terms;
  }

  private async askAddresses(
    userId: number,
    senderId: number,
    receiverId: number,
    context: CallContext,
  ): Promise<Pick<Shipment, 'sender' | 'receiver'>> {
    const both = await this.addresses.forOrder(
      { user_id: userId, sender_id: senderId, receiver_id: receiverId },
      context,
    );
    await Promise.all([
      saveAddressCopy(this.dataSource, both.sender),
      saveAddressCopy(this.dataSource, both.receiver),
    ]);
    return both;
  }
}

export function memberIdOf(context: CallContext): number {
  if (context.identity.kind !== 'member') throw new DomainError('auth.login_required');
  return context.identity.id;
}
