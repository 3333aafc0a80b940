import { randomUUID } from 'node:crypto';
import type {
  CardPayment,
  DomainEvent,
  EventDefinition,
  OrderBilling,
  ThirdPartyPayment,
} from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import { formatMoney } from '@parcelway/money';
import { applyOnce } from '@parcelway/platform';
import { In } from 'typeorm';
import type { EntityManager, FindOptionsWhere } from 'typeorm';
import type { WalletProvider } from '@parcelway/wallet-provider';
import { BillEntity } from '../../src/bill/bill.entity';
import { PaymentRecordEntity } from '../../src/payment/payment-record.entity';
import { RefundCourier } from '../../src/refund/refund-courier';
import { RefundRequestEntity } from '../../src/refund/refund-request.entity';
import type { CardPayer } from '../card-payer';
import type { PaymentStack } from '../payment-stack';
import { CheckoutService } from '../../src/checkout/checkout.service';
import { giveMoney } from '../foreign-balance';
import { adminContext, billingFor, contextOf, freshId, memberContext } from '../payment-stack';
import type { Death, Lives } from './lives';
import type { Notice, Told } from './told';

/** What all histories play on: one payment service, and what stands around it. */
export interface Stage {
  readonly stack: PaymentStack;
  readonly payer: CardPayer;
  readonly wallet: WalletProvider;
  readonly told: Told;
  readonly lives: Lives;
}

/** A write whose answer is the same however often it is asked for under its key. */
export interface KeyedCall<Reply> {
  /** Name of the call with all that it says. */
  readonly name: string;
  readonly key: number | undefined;
  readonly work: (key: string | undefined) => Promise<Reply>;
  /** The part of the answer that may not change; all of it where nothing is said. */
  readonly fixed?: (reply: Reply) => unknown;
}

/** One member, whose history is lived through: what was done under which key, and what was answered. */
export class Member {
  readonly userId = freshId();
  readonly orders: readonly OrderBilling[];
  /** Payments begun at a provider, oldest first. */
  readonly begun: (CardPayment | ThirdPartyPayment)[] = [];
  /** Position in the outbox behind which everything about this member stands. */
  since = '0';
  private readonly answers = new Map<string, unknown>();
  private readonly eventIds = new Map<string, string>();
  private readonly memory = new Map<object, unknown>();

  constructor(
    readonly stage: Stage,
    amounts: readonly number[],
  ) {
    this.orders = amounts.map((minor) => billingFor(this.userId, formatMoney(BigInt(minor))));
    // The order service answers for them even before their event is here.
    for (const order of this.orders) stage.stack.orders.known.set(order.order_no, order);
    for (const [index, order] of this.orders.entries())
      stage.stack.waybills.known.set(this.waybillNo(index), {
        ...{ waybill_id: order.order_id, waybill_no: this.waybillNo(index), order_no: order.order_no },
        ...{ user_id: this.userId, carrier_code: 'carrier', currency: order.currency, status: 0 },
      });
  }

  order(index: number): OrderBilling {
    const found = this.orders[index];
    if (!found) throw new RangeError(`no order ${index}`);
    return found;
  }

  /** Number of the one box that an order has. */
  waybillNo(index: number): string {
    return `WB-${this.order(index).order_id}`;
  }

  /** This member's bills, oldest first. */
  bills(where: FindOptionsWhere<BillEntity>): Promise<BillEntity[]> {
    return this.stage.stack.dataSource
      .getRepository(BillEntity)
      .find({ where: { ...where, userId: this.userId }, order: { id: 'ASC' } });
  }

  /** As above, payments. */
  payments(where: FindOptionsWhere<PaymentRecordEntity>): Promise<PaymentRecordEntity[]> {
    return this.stage.stack.dataSource
      .getRepository(PaymentRecordEntity)
      .find({ where: { ...where, userId: this.userId }, order: { id: 'ASC' } });
  }

  /** As above, requests for money back. */
  refunds(where: FindOptionsWhere<RefundRequestEntity>): Promise<RefundRequestEntity[]> {
    return this.stage.stack.dataSource
      .getRepository(RefundRequestEntity)
      .find({ where: { ...where, userId: this.userId }, order: { id: 'ASC' } });
  }

  /** What `find` finds the first time this member lives through the act: a repeat says the same, word for word. */
  async remembered<Value>(act: object, find: () => Promise<Value>): Promise<Value> {
    if (!this.memory.has(act)) this.memory.set(act, await find());
    return this.memory.get(act) as Value;
  }

  /** Those of `begun` that a card pays. */
  get byCard(): readonly CardPayment[] {
    return this.begun.filter((payment) => 'client_secret' in payment);
  }

  /** Those of `begun` whose code a telephone scans. */
  get byCode(): readonly ThirdPartyPayment[] {
    return this.begun.filter((payment) => 'qr_code' in payment);
  }

  /** Keeps a payment that its payer can go on with. */
  begin(payment: object | null): void {
    if (payment && 'client_secret' in payment && payment.client_secret)
      this.begun.push(payment as CardPayment);
    if (payment && 'qr_code' in payment && payment.qr_code) this.begun.push(payment as ThirdPartyPayment);
  }

  readonly asMember = (key?: string) => memberContext(this.userId, key);
  readonly asStaff = (key?: string) => adminContext(key);

  /** Does something again after each death, until there is an answer; a refusal is one, and null is answered for it. */
  async survive<Reply>(deaths: readonly Death[], work: () => Promise<Reply>): Promise<Reply | null> {
    try {
      return await this.stage.lives.survive(deaths, work);
    } catch (error) {
      if (error instanceof DomainError && error.code !== 'internal') return null;
      throw error;
    }
  }

  /** Makes a call as a patient client does: after a death again with the same key. What was answered under a key is answered again. */
  async call<Reply>(
    deaths: readonly Death[],
    { name, key, work, fixed }: KeyedCall<Reply>,
  ): Promise<Reply | null> {
    const ownKey = key === undefined ? undefined : `${this.userId}-${key}`;
    const reply = await this.survive(deaths, () => work(ownKey));
    if (reply === null || ownKey === undefined) return reply;
    const answer = fixed ? fixed(reply) : reply;
    const asked = `${name} ${ownKey}`;
    if (this.answers.has(asked)) expect(answer).toEqual(this.answers.get(asked));
    else this.answers.set(asked, answer);
    return reply;
  }

  /** Is told an event as often as it takes; the same name is the same event, whenever it comes. */
  async hear<Payload>(
    deaths: readonly Death[],
    name: string,
    definition: EventDefinition<Payload>,
    data: Payload,
    reaction: (event: DomainEvent<Payload>, manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    const id = this.eventIds.get(name) ?? randomUUID();
    this.eventIds.set(name, id);
    const event: DomainEvent<Payload> = {
      ...{ id, data, name: definition.name, version: definition.version, requestId: null },
      occurredAt: new Date().toISOString(),
    };
    await this.stage.lives.survive(deaths, () =>
      this.stage.stack.dataSource.transaction((manager) =>
        applyOnce([event], manager, () => reaction(event, manager)),
      ),
    );
  }

  async beginWith(money: string): Promise<void> {
    const [row] = await this.stage.stack.dataSource.query(
      'SELECT coalesce(max(position), 0) AS last FROM outbox',
    );
    this.since = row.last;
    const request = { user_id: this.userId, money, memo: 'to begin with' };
    await this.stage.stack.client.topUp(request, this.asStaff());
    await giveMoney(this.stage.stack, this.userId, 'EUR', 10_000n);
    await giveMoney(this.stage.stack, this.userId, 'JPY', 10_000n);
  }

  /** What providers have to tell of this member's payments. */
  get notices(): readonly Notice[] {
    return this.stage.told.of([...new Set(this.begun.map(({ payment_no }) => payment_no))]);
  }

  tell(notice: Notice): Promise<unknown> {
    const checkout = this.stage.stack.running.app.get(CheckoutService);
    return checkout.notify(notice(), contextOf({ kind: 'anonymous' }));
  }

  /** What comes sooner or later in the end: every notice, the question how a payment stands, and the refunds that are under way. */
  async end(): Promise<void> {
    for (const notice of this.notices) await this.tell(notice);
    const checkout = this.stage.stack.running.app.get(CheckoutService);
    for (const { payment_no } of this.begun) await checkout.status({ payment_no }, this.asMember());
    const courier = this.stage.stack.running.app.get(RefundCourier);
    for (const { id } of await this.refunds({ status: In(['approved', 'processing']) }))
      await courier.carry(id, null);
  }
}
