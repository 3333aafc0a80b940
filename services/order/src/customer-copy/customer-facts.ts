import type { OnModuleDestroy, OnModuleInit } from '@nestjs/common';
import { Inject, Injectable } from '@nestjs/common';
import type { AddressSnapshot, CallContext, Client, DomainEvent, MemberTerms } from '@parcelway/contracts';
import {
  address as addressContract,
  addressChanged,
  CACHE_CLEARED,
  member as memberContract,
  memberChanged,
} from '@parcelway/contracts';
import { InjectClient, NATS, runNamed } from '@parcelway/platform';
import type { NatsConnection, Subscription } from 'nats';
import { DataSource } from 'typeorm';
import { RecentFacts } from './recent-facts';
import { saveAddressCopy, saveMemberCopy } from './customer-copy.queries';
import { customerFacts } from './customer-facts.queries';
import type { CustomerFactsRow } from './customer-facts.queries';

const MEMBERS = 20_000;
const ADDRESSES = 40_000;

/** Who ships, from where to where. */
export interface Customer {
  readonly member: MemberTerms;
  readonly sender: AddressSnapshot;
  readonly receiver: AddressSnapshot;
}

/** Asked for: a member and two of the member's addresses. */
export interface CustomerIds {
  readonly userId: number;
  readonly senderId: number;
  readonly receiverId: number;
}

/**
 * What pricing knows of customers: in memory and kept up by the owner's events, else from the copies with one statement, else asked of the
 * owner for what has not arrived here yet.
 */
@Injectable()
export class CustomerFacts implements OnModuleInit, OnModuleDestroy {
  private readonly recentMembers = new RecentFacts<MemberTerms>(MEMBERS);
  private readonly recentAddresses = new RecentFacts<AddressSnapshot>(ADDRESSES);
  private subscriptions: readonly Subscription[] = [];

  constructor(
    private readonly dataSource: DataSource,
    @Inject(NATS) private readonly nats: NatsConnection,
    @InjectClient(memberContract) private readonly members: Client<typeof memberContract>,
    @InjectClient(addressContract) private readonly addresses: Client<typeof addressContract>,
  ) {}

  onModuleInit(): void {
    this.subscriptions = [
      this.nats.subscribe(memberChanged.subject, {
        callback: (_error, message) => {
          const { data: terms } = message.json<DomainEvent<MemberTerms>>();
          this.recentMembers.put(terms.user_id, terms);
        },
      }),
      this.nats.subscribe(addressChanged.subject, {
        callback: (_error, message) => {
          const { data: snapshot } = message.json<DomainEvent<AddressSnapshot>>();
          this.recentAddresses.put(snapshot.id, snapshot);
        },
      }),
      this.nats.subscribe(CACHE_CLEARED, {
        callback: () => {
          this.recentMembers.clear();
          this.recentAddresses.clear();
        },
      }),
    ];
  }

  onModuleDestroy(): void {
    for (const subscription of this.subscriptions) subscription.unsubscribe();
  }

  /** From memory where all of it is known. Errors: address.not_found, member.not_found. */
  async known(ids: CustomerIds, context: CallContext): Promise<Customer> {
    const member = this.recentMembers.get(ids.userId);
    const own = (id: number): AddressSnapshot | null => {
      const found = this.recentAddresses.get(id);
      return found && found.user_id === ids.userId && !found.is_deleted ? found : null;
    };
    const sender = own(ids.senderId);
    const receiver = own(ids.receiverId);
    return member && sender && receiver ? { member, sender, receiver } : this.stored(ids, context);
  }

  /** A member's terms, from memory where they are known. Errors: member.not_found. */
  async terms(userId: number, context: CallContext): Promise<MemberTerms> {
    const known = this.recentMembers.get(userId);
    if (known) return known;
    const [row] = (await this.dataSource.query('SELECT terms FROM member_copy WHERE user_id = $1', [
      userId,
    ])) as {
      terms: MemberTerms;
    }[];
    return this.recentMembers.put(userId, row?.terms ?? (await this.askMember(userId, context)));
  }

  /** From the copies, whatever memory says, with the price book's version at that time. Errors: address.not_found, member.not_found. */
  async stored(ids: CustomerIds, context: CallContext): Promise<Customer & { readonly bookVersion: string }> {
    const { userId, senderId, receiverId } = ids;
    const [facts] = await runNamed<CustomerFactsRow>(this.dataSource, customerFacts, [
      userId,
      senderId,
      receiverId,
    ]);
    const [member, { sender, receiver }] = await Promise.all([
      facts?.member ?? this.askMember(userId, context),
      facts?.sender && facts.receiver
        ? { sender: facts.sender, receiver: facts.receiver }
        : this.askAddresses(ids, context),
    ]);
    return {
      bookVersion: facts?.book_version ?? '0',
      member: this.recentMembers.put(userId, member),
      sender: this.recentAddresses.put(senderId, sender),
      receiver: this.recentAddresses.put(receiverId, receiver),
    };
  }

  private async askMember(userId: number, context: CallContext): Promise<MemberTerms> {
    const terms = await this.members.terms({ user_id: userId }, context);
    await saveMemberCopy(this.dataSource, terms);
    return terms;
  }

  private async askAddresses(
    { userId, senderId, receiverId }: CustomerIds,
    context: CallContext,
  ): Promise<Pick<Customer, 'sender' | 'receiver'>> {
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
