import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { magicCards } from '@parcelway/card-provider';
import type { Api, Envelope } from '../kit/api';
import { confirmCard } from '../kit/card';
import type { StartedCard } from '../kit/card';
import { placeBody } from '../kit/shipment';
import type { OrderDetail, Placed, Ready } from '../kit/shipment';

const TRY_AGAIN_MS = 200;
const CARDS = [magicCards.success, magicCards.declined, magicCards.repeatedNotice, magicCards.noNotice];

/** What a customer was told, and may rely on from then on. */
export type Belief =
  | { readonly what: 'placed' | 'order paid' | 'order cancelled'; readonly orderNo: string }
  | { readonly what: 'payment succeeded' | 'payment cancelled'; readonly paymentNo: string };

/** Somebody who orders, pays, changes their mind and looks, all the time and with patience, and remembers what they were told. */
export class Customer {
  readonly beliefs: Belief[] = [];
  readonly orders: string[] = [];
  private isLeaving = false;

  constructor(
    private readonly api: Api,
    private readonly ready: Ready,
    /** From 0 to 1. */
    private readonly random: () => number,
  ) {}

  async live(): Promise<void> {
    while (!this.isLeaving) await this.order();
  }

  leave(): void {
    this.isLeaving = true;
  }

  private async order(): Promise<void> {
    const placed = await this.patiently<Placed>('/api/waybill/add', placeBody(this.ready));
    if (!placed.data) throw new Error(placed.msg);
    const { order_no: orderNo } = placed.data;
    this.orders.push(orderNo);
    this.beliefs.push({ what: 'placed', orderNo });
    const dice = this.random();
    if (dice < 0.45) await this.payFromBalance(orderNo);
    else if (dice < 0.85) await this.payByCard(orderNo);
    await this.look(orderNo);
    if (this.random() < 0.3) await this.cancel(orderNo);
  }

  private async payFromBalance(orderNo: string): Promise<void> {
    const { code } = await this.patiently('/api/Pay/balance', { order_no: orderNo });
    if (code === 1) this.beliefs.push({ what: 'order paid', orderNo });
  }

  private async payByCard(orderNo: string): Promise<void> {
    const { data: card } = await this.patiently<StartedCard>('/api/Pay/card', { order_no: orderNo });
    if (!card) return;
    await confirmCard(this.api, card, CARDS[Math.floor(this.random() * CARDS.length)] ?? magicCards.success);
    for (let looks = 0; looks < 3; looks += 1) if (await this.followPayment(card.payment_no, orderNo)) return;
    const { code } = await this.patiently('/api/Pay/cancel', { payment_no: card.payment_no });
    if (code === 1) this.beliefs.push({ what: 'payment cancelled', paymentNo: card.payment_no });
  }

  /** Answers whether the payment has come to its end. */
  private async followPayment(paymentNo: string, orderNo: string): Promise<boolean> {
    const { data } = await this.patiently<{ status: string; pay_status: number }>(
      `/api/Pay/status?payment_no=${paymentNo}`,
    );
    if (data?.status === 'succeeded') this.beliefs.push({ what: 'payment succeeded', paymentNo });
    if (data?.status === 'succeeded' && data.pay_status === 2)
      this.beliefs.push({ what: 'order paid', orderNo });
    return data?.status === 'succeeded';
  }

  private async look(orderNo: string): Promise<void> {
    const { data } = await this.patiently<OrderDetail>(`/api/waybill/detail?order_no=${orderNo}`);
    if (data && data.pay_status !== 1) this.beliefs.push({ what: 'order paid', orderNo });
  }

  private async cancel(orderNo: string): Promise<void> {
    const { code } = await this.patiently('/api/waybill/cancel', { order_no: orderNo });
    if (code === 1) this.beliefs.push({ what: 'order cancelled', orderNo });
  }

  /** Asks, with a body as a write under one key, until an answer decides something; a server in trouble (5xx) decides nothing. */
  private async patiently<Data>(path: string, body?: object): Promise<Envelope<Data | null>> {
    const key = randomUUID();
    for (;;) {
      try {
        const answer = await (body
          ? this.api.fetch(path, write(body), { key })
          : this.api.fetch(path, { method: 'GET' }));
        if (answer.status < 500) return (await answer.json()) as Envelope<Data | null>;
      } catch {
        // Nobody is there just now.
      }
      await delay(TRY_AGAIN_MS);
    }
  }
}

const write = (body: object): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});
