import { magicCards } from '@parcelway/card-provider';
import type { AskedRefund, MemberRefund, TaxBill } from '@parcelway/contracts';
import { OrderStatus } from '@parcelway/contracts/statuses';
import type { Api } from '../kit/api';
import { confirmCard } from '../kit/card';
import type { StartedCard } from '../kit/card';
import { scanCode } from '../kit/code';
import type { StartedCode } from '../kit/code';
import { placeBody } from '../kit/shipment';
import type { OrderDetail, Placed, Ready } from '../kit/shipment';
import type { Belief } from './beliefs';
import type { Counter } from './counter';
import { patiently, waitFor } from './patient';

const CARDS = [magicCards.success, magicCards.declined, magicCards.repeatedNotice, magicCards.noNotice];
const DECISIONS = ['pay', 'pay', 'pay', 'decline'] as const;
const OUTSIDE = ['card', 'third_party'] as const;
const WAYS = ['balance', ...OUTSIDE] as const;

/** What becomes of one order after the other. */
const AFTERWARDS = ['get back', 'clear', 'cancel', 'get back', 'clear', 'wait'] as const;

type WhatToPay = { readonly order_no: string } | { readonly bill_no: string };
type Started = StartedCard | StartedCode;

/**
 * Somebody who orders, pays, wants money back, pays duty, puts money on their balance, changes their mind and looks, all the time and with
 * patience, and remembers what they were told.
 */
export class Customer {
  readonly beliefs: Belief[] = [];
  readonly orders: string[] = [];
  /** As shown, one after the other; decimals. */
  readonly balances: string[] = [];
  private isLeaving = false;

  constructor(
    readonly userId: number,
    /** Where in the row of what becomes of orders this one begins. */
    private turn: number,
    private readonly ready: Ready,
    private readonly counter: Counter,
    /** From 0 to 1. */
    private readonly random: () => number,
  ) {}

  get api(): Api {
    return this.ready.api;
  }

  async live(): Promise<void> {
    while (!this.isLeaving) {
      if (this.random() < 0.3) await this.recharge();
      await this.order();
      await this.lookAtBalance();
    }
  }

  leave(): void {
    this.isLeaving = true;
  }

  async lookAtBalance(): Promise<void> {
    const { data } = await this.ask<{ balance: string }>('/api/Pay/ways');
    if (data) this.balances.push(data.balance);
  }

  private async order(): Promise<void> {
    const placed = await this.ask<Placed>('/api/waybill/add', placeBody(this.ready));
    if (!placed.data) throw new Error(placed.msg);
    const { order_no: orderNo } = placed.data;
    this.orders.push(orderNo);
    this.beliefs.push({ what: 'placed', orderNo });
    if (this.random() < 0.85) await this.pay({ order_no: orderNo }, { what: 'order paid', orderNo });
    const isPaid = await this.look(orderNo);
    const next = AFTERWARDS[(this.turn += 1) % AFTERWARDS.length];
    if (next === 'cancel') await this.cancel(orderNo);
    if (next === 'get back' && isPaid) await this.getBack(orderNo);
    if (next === 'clear' && isPaid) await this.clear(orderNo);
  }

  /** Pays by whatever way. Answers whether it was told that this is paid, which is then believed. */
  private async pay(what: WhatToPay, paid: Belief): Promise<boolean> {
    const isPaid = await this.payBy(this.one(WAYS), what);
    if (isPaid) this.beliefs.push(paid);
    return isPaid;
  }

  private async payBy(way: (typeof WAYS)[number], what: WhatToPay): Promise<boolean> {
    if (way === 'balance') return (await this.ask('/api/Pay/balance', what)).code === 1;
    const path = way === 'card' ? '/api/Pay/card' : '/api/Pay/thirdParty';
    const { data: started } = await this.ask<Started>(path, what);
    return started !== null && (await this.payOutside(started)) === 2;
  }

  /** Money for the balance. */
  private async recharge(): Promise<void> {
    const { data, msg } = await this.ask<Started>('/api/Pay/recharge', {
      ...{ amount: `${10 + Math.floor(this.random() * 90)}.00`, way: this.one(OUTSIDE) },
    });
    if (!data) throw new Error(msg);
    await this.payOutside(data);
  }

  /** Sends the card or scans the code, then waits, and calls the payment off where nothing comes. Answers how its bill stood last. */
  private async payOutside(started: Started): Promise<number> {
    if ('qr_code' in started) await scanCode(this.api, started, this.one(DECISIONS));
    else await confirmCard(this.api, started, this.one(CARDS));
    const { payment_no: paymentNo } = started;
    for (let looks = 0; looks < 3; looks += 1) {
      const { data } = await this.ask<{ status: string; pay_status: number }>(
        `/api/Pay/status?payment_no=${paymentNo}`,
      );
      if (data?.status !== 'succeeded') continue;
      this.beliefs.push({ what: 'payment succeeded', paymentNo });
      return data.pay_status;
    }
    const { code } = await this.ask('/api/Pay/cancel', { payment_no: paymentNo });
    if (code === 1) this.beliefs.push({ what: 'payment cancelled', paymentNo });
    return 1;
  }

  private async detail(orderNo: string): Promise<OrderDetail | null> {
    return (await this.ask<OrderDetail>(`/api/waybill/detail?order_no=${orderNo}`)).data;
  }

  /** Answers whether the order is shown as paid. */
  private async look(orderNo: string): Promise<boolean> {
    const order = await this.detail(orderNo);
    const isPaid = order !== null && order.pay_status !== 1;
    if (isPaid) this.beliefs.push({ what: 'order paid', orderNo });
    return isPaid;
  }

  private async cancel(orderNo: string): Promise<void> {
    const refund_to = this.one(['balance', 'original'] as const);
    const { code } = await this.ask('/api/waybill/cancel', { order_no: orderNo, refund_to });
    if (code === 1) this.beliefs.push({ what: 'order cancelled', orderNo });
  }

  /** Asks for a part of what was paid, or for all of it; staff approve. */
  private async getBack(orderNo: string): Promise<void> {
    const { data: asked } = await this.ask<AskedRefund>('/api/Pay/refund', {
      ...{ ref_no: orderNo, reason: 'not needed', destination: this.one(['balance', 'original'] as const) },
      ...(this.random() < 0.5 && { amount: '20.00' }),
    });
    for (const refundNo of asked?.refund_nos ?? []) {
      this.beliefs.push({ what: 'refund asked', orderNo, refundNo });
      const settled = { what: 'refund settled', orderNo, refundNo } as const;
      if (await this.counter.approveRefund(refundNo)) this.beliefs.push(settled);
      const { data } = await this.ask<{ list: MemberRefund[] }>(`/api/Pay/refunds?ref_no=${orderNo}`);
      const shown = data?.list.find(({ refund_no }) => refund_no === refundNo);
      if (shown?.status === 'settled') this.beliefs.push(settled);
    }
  }

  /** Brings the boxes; one of them is held at customs until its duty is paid. */
  private async clear(orderNo: string): Promise<void> {
    const boxes = await waitFor(async () => {
      const order = await this.detail(orderNo);
      return order?.waybills.length === 2 && order.waybills.map(({ waybill_no }) => waybill_no);
    });
    const box = boxes && this.one(boxes);
    if (!box) return;
    for (const one of boxes) await this.counter.receive(one);
    if (!(await this.waitUntil(orderNo, (status) => status === OrderStatus.inbound))) return;
    await this.counter.billDuty(box, this.one(['staff', 'carrier'] as const));
    if (!(await this.waitUntil(orderNo, (status) => status === OrderStatus.onHold))) return;
    this.beliefs.push({ what: 'order held', orderNo });
    const { data } = await this.ask<{ list: TaxBill[] }>(`/api/Pay/taxBills?order_no=${orderNo}`);
    const billNo = data?.list[0]?.bill_no;
    if (!billNo) throw new Error(`${orderNo} is held and nobody shows its duty`);
    this.beliefs.push({ what: 'duty billed', orderNo, billNo });
    if (!(await this.pay({ bill_no: billNo }, { what: 'duty paid', orderNo, billNo }))) return;
    if (await this.waitUntil(orderNo, (status) => status !== OrderStatus.onHold))
      this.beliefs.push({ what: 'order released', orderNo });
  }

  private waitUntil(orderNo: string, is: (status: number) => boolean): Promise<true | null> {
    return waitFor(async () => {
      const order = await this.detail(orderNo);
      return order !== null && is(order.order_status);
    });
  }

  private ask<Data>(path: string, body?: object) {
    return patiently<Data>(this.api, path, body);
  }

  private one<Choice>(choices: readonly Choice[]): Choice {
    return choices[Math.floor(this.random() * choices.length)] as Choice;
  }
}
