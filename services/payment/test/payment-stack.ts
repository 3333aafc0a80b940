import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Injectable, Module } from '@nestjs/common';
import type {
  CallContext,
  Client,
  Handlers,
  Identity,
  LuggageOrderByNo,
  LuggageOrderDetail,
  MemberById,
  MemberTerms,
  BoxDuty,
  DutiesOf,
  OrderBilling,
  OrderMoney,
  OrderMoneyPage,
  OrderOrigin,
  OriginsOf,
  PrintedStatement,
  PrintStatement,
  WaybillByNo,
  WaybillFacts,
} from '@parcelway/contracts';
import {
  billDesk,
  checkout,
  DomainError,
  luggageOrder,
  orderMoney,
  orderOrigin,
  member,
  offlineDesk,
  otherWays,
  payment,
  statementPaper,
  waybillFacts,
} from '@parcelway/contracts';
import type { OrderStatus } from '@parcelway/contracts/statuses';
import { createClient, NATS, readConfig, Serves, startService } from '@parcelway/platform';
import type { RunningService } from '@parcelway/platform';
import { testDatabase, testNats, testSecrets } from '@parcelway/testing';
import { DataSource } from 'typeorm';
import { AppModule } from '../src/app.module';
import { service } from '../src/index';
import { StubAttachments } from './stub-attachments';

const unexpected = (): Promise<never> => Promise.reject(new Error('nobody should ask this'));

/** Stands in for the order service: answers the billing of the orders put into it, to their owner. */
@Injectable()
@Serves(luggageOrder)
export class StubOrders implements Handlers<typeof luggageOrder> {
  readonly known = new Map<string, OrderBilling>();
  readonly askedBy: Identity[] = [];
  /** Order numbers with where the order stands. */
  readonly standing = new Map<string, OrderStatus>();

  async billing({ order_no }: LuggageOrderByNo, { identity }: CallContext): Promise<OrderBilling> {
    this.askedBy.push(identity);
    const billing = this.known.get(order_no);
    if (!billing || identity.kind !== 'member' || identity.id !== billing.user_id) {
      throw new DomainError('order.not_found');
    }
    return billing;
  }

  /** What is asked of an order's detail here: where it stands. */
  async detail({ order_no }: LuggageOrderByNo): Promise<LuggageOrderDetail> {
    const order_status = this.standing.get(order_no);
    if (order_status === undefined) throw new DomainError('order.not_found');
    return { order_status } as LuggageOrderDetail;
  }

  readonly place = unexpected;
  readonly list = unexpected;
  readonly counts = unexpected;
  readonly saveDraft = unexpected;
  readonly edit = unexpected;
  readonly cancel = unexpected;
  readonly remove = unexpected;
}

/** Ids from here up belong to nobody. */
export const NO_MEMBER = 900_000_000;

/** Stands in for the user service: every id below NO_MEMBER is a member, and only services may ask. */
@Injectable()
@Serves(member)
class StubMembers implements Handlers<typeof member> {
  async terms({ user_id }: MemberById, { identity }: CallContext): Promise<MemberTerms> {
    if (identity.kind !== 'service') throw new DomainError('auth.no_permission');
    if (user_id >= NO_MEMBER) throw new DomainError('member.not_found');
    return {
      user_id,
      version: 1,
      username: `m${user_id}`,
      nickname: '',
      status: 'enable',
      group_id: 1,
      group_name: '',
      group_name_en: '',
      discount_bp: 0,
    };
  }

  readonly profile = unexpected;
}

/** Stands in for the order service: knows where the orders come from that were put into it. */
@Injectable()
@Serves(orderOrigin)
export class StubOrigins implements Handlers<typeof orderOrigin> {
  readonly known = new Map<string, OrderOrigin>();
  calls = 0;

  async of({ numbers }: OriginsOf): Promise<readonly OrderOrigin[]> {
    this.calls += 1;
    return numbers.flatMap((no) => this.known.get(no) ?? []);
  }
}

/** Stands in for the waybill service: knows the boxes that were put into it. */
@Injectable()
@Serves(waybillFacts)
export class StubWaybills implements Handlers<typeof waybillFacts> {
  readonly known = new Map<string, WaybillFacts>();

  async byNo({ waybill_no }: WaybillByNo): Promise<WaybillFacts> {
    const found = this.known.get(waybill_no);
    if (!found) throw new DomainError('waybill.not_found');
    return found;
  }

  /** What boxes know of their duty. */
  readonly duty = new Map<string, BoxDuty>();

  async duties({ numbers }: DutiesOf): Promise<readonly BoxDuty[]> {
    return numbers.flatMap((no) => this.duty.get(no) ?? []);
  }
}

/** Stands in for the order service: has of payments what was put into it, one order a page. */
@Injectable()
@Serves(orderMoney)
export class StubOrderMoney implements Handlers<typeof orderMoney> {
  readonly known: Record<OrderMoneyPage['kind'], OrderMoney[]> = { luggage: [], sheet: [], storage: [] };

  async page({
    kind,
    after,
  }: OrderMoneyPage): Promise<{ last: number | null; orders: readonly OrderMoney[] }> {
    const at = Number(after);
    const order = this.known[kind][at];
    return order ? { last: at + 1, orders: [order] } : { last: null, orders: [] };
  }
}

/** Stands in for the printer of statements: keeps what is to be printed. */
@Injectable()
@Serves(statementPaper)
export class StubStatementPapers implements Handlers<typeof statementPaper> {
  readonly printed: PrintedStatement[] = [];

  async print({ statement }: PrintStatement): Promise<Uint8Array> {
    this.printed.push(statement);
    return new TextEncoder().encode(statement.number);
  }
}

@Module({
  imports: [AppModule],
  providers: [
    StubOrders,
    StubMembers,
    StubStatementPapers,
    StubOrigins,
    StubOrderMoney,
    StubAttachments,
    StubWaybills,
  ],
})
class PaymentAmongStubs {}

/** The payment service on servers of this test file's own, its neighbours stubbed behind NATS. */
export interface PaymentStack {
  readonly running: RunningService;
  readonly dataSource: DataSource;
  readonly client: Client<typeof payment>;
  readonly checkout: Client<typeof checkout>;
  readonly desk: Client<typeof billDesk>;
  readonly otherWays: Client<typeof otherWays>;
  readonly offline: Client<typeof offlineDesk>;
  readonly orders: StubOrders;
  readonly files: StubAttachments;
  readonly waybills: StubWaybills;
  stop(): Promise<void>;
}

export async function startPayment(): Promise<PaymentStack> {
  const [database, nats] = await Promise.all([testDatabase(), testNats()]);
  const dataDir = await mkdtemp(join(tmpdir(), 'parcelway-payment-'));
  const config = readConfig({
    ...testSecrets,
    DATABASE_URL: database.url,
    NATS_URL: nats.url,
    LOG_LEVEL: 'silent',
    PORT: '0',
    DATA_DIR: dataDir,
    DB_POOL_SIZE: '20',
    DB_CONNECT_MS: '30000',
  });
  const running = await startService({ ...service, module: PaymentAmongStubs }, config);
  return {
    running,
    dataSource: running.app.get(DataSource),
    client: createClient(payment, running.app.get(NATS)),
    checkout: createClient(checkout, running.app.get(NATS)),
    desk: createClient(billDesk, running.app.get(NATS)),
    otherWays: createClient(otherWays, running.app.get(NATS)),
    offline: createClient(offlineDesk, running.app.get(NATS)),
    orders: running.app.get(StubOrders),
    files: running.app.get(StubAttachments),
    waybills: running.app.get(StubWaybills),
    async stop() {
      await running.stop();
      await Promise.all([database.release(), nats.release(), rm(dataDir, { recursive: true })]);
    },
  };
}

let lastId = 1_000;

/** An id that no other test of the file has. */
export function freshId(): number {
  lastId += 1;
  return lastId;
}

export function contextOf(identity: Identity, idempotencyKey?: string): CallContext {
  return {
    identity,
    locale: 'en',
    requestId: 'test-request',
    deadline: Date.now() + 20_000,
    ...(idempotencyKey ? { idempotencyKey } : {}),
  };
}

export const memberContext = (id: number, key?: string): CallContext =>
  contextOf({ kind: 'member', id, sessionId: 's' }, key);
export const adminContext = (key?: string): CallContext =>
  contextOf({ kind: 'admin', id: 7, sessionId: 's', username: 'staff' }, key);

/** The billing of an order that costs `amount`. */
export function billingFor(userId: number, amount = '181.14'): OrderBilling {
  const id = freshId();
  return {
    order_id: id,
    order_no: `PW-TEST-${id}`,
    user_id: userId,
    currency: 'GBP',
    amount,
    lines: [{ code: 'freight', amount }],
    due_at: '2030-01-02T03:04:05.000Z',
  };
}

/** The error's code and params; fails when the call succeeds. */
export async function refusalOf(call: Promise<unknown>): Promise<{ code: string; params: unknown }> {
  const outcome = await call.then(
    (reply: unknown) => ({ reply }),
    (error: unknown) => error,
  );
  if (!(outcome instanceof DomainError)) throw new Error(`not a refusal: ${JSON.stringify(outcome)}`);
  return { code: outcome.code, params: outcome.params };
}
