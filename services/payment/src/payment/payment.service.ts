import type {
  Balance,
  CallContext,
  Client,
  Handlers,
  PaidFromBalance,
  PaidOffline,
  PayFromBalance,
  PayOffline,
  Rebill,
  Rebilled,
  TopUp,
} from '@parcelway/contracts';
import { DomainError, inNameOf, luggageOrder, member, payment, serviceContext } from '@parcelway/contracts';
import type { Myself } from '@parcelway/contracts';
import { formatMoney, parseMoney } from '@parcelway/money';
import {
  InjectClient,
  invalidFields,
  once,
  Outbox,
  requestHash,
  runNamed,
  Serves,
} from '@parcelway/platform';
import { DataSource } from 'typeorm';
import { askBilling } from '../bill/ask-billing';
import { billOf, hasBill, raiseBill, replaceBill } from '../bill/bill.queries';
import { billsMeant } from '../bill/bills-meant';
import { adminIdOf } from '../admin-caller';
import { memberIdOf, staffOf } from '../member-caller';
import { DEFAULT_CURRENCY } from '../wallet/domain/default-currency';
import { moveWallet, walletOf } from '../wallet/wallet.queries';
import type { WalletRow } from '../wallet/wallet.queries';
import { payOffline } from './pay-offline';
import { payBills } from './payment.queries';

@Serves(payment)
export class PaymentService implements Handlers<typeof payment> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    @InjectClient(luggageOrder) private readonly orders: Client<typeof luggageOrder>,
    @InjectClient(member) private readonly members: Client<typeof member>,
  ) {}

  async payFromBalance(request: PayFromBalance, context: CallContext): Promise<PaidFromBalance> {
    const userId = memberIdOf(context);
    const key = context.idempotencyKey || null;
    const meant = billsMeant(request);
    const wanted = {
      userId,
      meant,
      key,
      requestHash: key && requestHash(request),
      walletCurrency: request.wallet_currency,
      rate: request.rate,
      requestId: context.requestId,
      adminId: staffOf(context),
    };
    let outcome = await payBills(this.dataSource, wanted);
    if (outcome.refused === 'bill.not_found' && meant.refNo) {
      // The order may be so new that its event is still on its way.
      const billing = await askBilling(this.orders, meant.refNo, userId, context);
      outcome = await payBills(this.dataSource, { ...wanted, newBill: billOf(billing) });
    }
    if (outcome.refused) throw new DomainError(outcome.refused, outcome.params);
    this.outbox.committed();
    return outcome.reply;
  }

  async payOffline(request: PayOffline, context: CallContext): Promise<PaidOffline> {
    const adminId = adminIdOf(context);
    const userId = Number(request.user_id);
    const { requestId } = context;
    if (!(await hasBill(this.dataSource.manager, userId, request.order_no))) {
      // As above: the order's event may still be on its way.
      const billing = await askBilling(this.orders, request.order_no, userId, inNameOf(userId, context));
      await raiseBill(this.dataSource.manager, billing, requestId);
    }
    const reply = await this.dataSource.transaction((manager) =>
      once(manager, 'payment.pay-offline', request, context, () =>
        payOffline(manager, this.outbox, {
          ...request,
          meant: { refNo: request.order_no },
          userId,
          adminId,
          requestId,
        }),
      ),
    );
    this.outbox.committed();
    return reply;
  }

  async rebill(request: Rebill, { identity, requestId }: CallContext): Promise<Rebilled> {
    if (identity.kind !== 'service') throw new DomainError('auth.no_permission');
    const outcome = await this.dataSource.transaction((manager) =>
      replaceBill(manager, this.outbox, request, requestId),
    );
    this.outbox.committed();
    return outcome;
  }

  async balance(_request: Myself, context: CallContext): Promise<Balance> {
    const values = [memberIdOf(context), DEFAULT_CURRENCY];
    const [wallet] = await runNamed<WalletRow>(this.dataSource, walletOf, values);
    return {
      currency: DEFAULT_CURRENCY,
      money: formatMoney(BigInt(wallet?.balance ?? 0), DEFAULT_CURRENCY),
      is_frozen: wallet?.is_frozen ?? false,
    };
  }

  async topUp(request: TopUp, context: CallContext): Promise<{ id: number; before: string; after: string }> {
    const { requestId } = context;
    const adminId = adminIdOf(context);
    const money = parseMoney(String(request.money), DEFAULT_CURRENCY);
    if (money === 0n) throw invalidFields([{ field: 'money', rule: 'not_zero' }]);
    const userId = Number(request.user_id);
    const timeLeft = context.deadline - Date.now();
    await this.members.terms({ user_id: userId }, serviceContext('payment', requestId, timeLeft));
    const reply = await this.dataSource.transaction((manager) =>
      once(manager, 'payment.top-up', request, context, async () => {
        const moved = await moveWallet(manager, this.outbox, {
          userId,
          currency: DEFAULT_CURRENCY,
          money,
          kind: 'adjust',
          against: 'adjustments',
          ref: null,
          memo: request.memo,
          adminId,
          requestId,
        });
        if (!moved) throw new DomainError('pay.below_zero');
        return {
          id: moved.recordId,
          before: formatMoney(moved.before, DEFAULT_CURRENCY),
          after: formatMoney(moved.after, DEFAULT_CURRENCY),
        };
      }),
    );
    this.outbox.committed();
    return reply;
  }
}
