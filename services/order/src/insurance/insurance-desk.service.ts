import type { CallContext, Handlers, OneRow, VoidInsurance, WordMove } from '@parcelway/contracts';
import { DomainError, insuranceDesk, luggageOrderCredited } from '@parcelway/contracts';
import type { InsuranceStatus } from '@parcelway/contracts/statuses';
import { OrderStatus, StoreStatus, WaybillStatus } from '@parcelway/contracts/statuses';
import { formatMoney } from '@parcelway/money';
import { Outbox, Serves, wordMove } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import type { LuggageOrderEntity } from '../luggage-order/luggage-order.entity';
import { callerOf, lockOrder } from '../luggage-order/order-moves';
import { givePremiumBack, lockStoreOrder } from '../store-order/store-moves';
import { insuranceStatusWord } from './domain/status-words';
import { InsuranceOrderEntity, InsuranceOrderHistoryEntity } from './insurance-order.entity';
import { InsurancePapers } from './insurance-papers';
import { lockInsurance, moveInsurance } from './insurance-moves';

/** What staff do with the insurance of orders. */
@Serves(insuranceDesk)
export class InsuranceDesk implements Handlers<typeof insuranceDesk> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly papers: InsurancePapers,
  ) {}

  async voidInsurance(request: VoidInsurance, context: CallContext) {
    if (context.identity.kind !== 'admin') throw new DomainError('auth.no_permission');
    const id = Number(request.id);
    const moved = await this.dataSource.transaction(async (manager) => {
      const found = await manager.findOneBy(InsuranceOrderEntity, { id });
      if (!found) throw new DomainError('insurance.not_found');
      // The order first, as whoever cancels it locks them.
      const order = await this.lockInsured(manager, found);
      const policy = await lockInsurance(manager, { id });
      if (!policy) throw new DomainError('insurance.not_found');
      if (policy.status === 'void') return { id, status: policy.status };
      if (policy.status !== 'active') throw notInForce(policy, context);
      if (order.isCollected) throw new DomainError('insurance.collected');
      const { reason } = request;
      await moveInsurance(manager, policy, 'void', {
        by: callerOf(context),
        reason,
        locale: context.locale,
      });
      if (policy.premium > 0n) await order.giveBack(policy, context);
      return { id, status: policy.status };
    });
    this.outbox.committed();
    return moved;
  }

  async print({ id }: OneRow, context: CallContext): Promise<Uint8Array> {
    if (context.identity.kind !== 'admin') throw new DomainError('auth.no_permission');
    const policy = await this.dataSource.manager.findOneBy(InsuranceOrderEntity, { id: Number(id) });
    if (!policy) throw new DomainError('insurance.not_found');
    if (!policy.startsAt) throw notInForce(policy, context);
    return this.papers.certificate(policy, policy.startsAt, context);
  }

  async history(request: OneRow): Promise<{ list: readonly WordMove<InsuranceStatus>[] }> {
    const moves = await this.dataSource.manager.find(InsuranceOrderHistoryEntity, {
      where: { subjectId: Number(request.id) },
      order: { id: 'ASC' },
      take: 200,
    });
    return { list: moves.map(wordMove) };
  }

  private async lockInsured(
    manager: EntityManager,
    { orderKind, orderNo, userId }: InsuranceOrderEntity,
  ): Promise<InsuredOrder> {
    if (orderKind === 'store') {
      const order = await lockStoreOrder(manager, { orderNo, userId });
      return {
        isCollected: order.status !== StoreStatus.reserved,
        giveBack: ({ premium, insuranceNo }, { requestId }) =>
          givePremiumBack(manager, this.outbox, order, premium, insuranceNo, requestId),
      };
    }
    const order = await lockOrder(manager, { orderNo });
    return {
      isCollected: hasLeftSender(order),
      giveBack: async ({ premium, insuranceNo: memo, currency }, { requestId }) => {
        const { id: order_id, userId: user_id } = order;
        const amount = formatMoney(premium, currency);
        const credit = { order_id, order_no: orderNo, user_id, currency, amount, memo };
        await this.outbox.add(manager, luggageOrderCredited, credit, requestId);
      },
    };
  }
}

/** A locked order that is insured. */
interface InsuredOrder {
  /** True once any of its goods has come into our hands. */
  readonly isCollected: boolean;
  /** Has the premium given back to the balance. */
  readonly giveBack: (policy: InsuranceOrderEntity, context: CallContext) => Promise<void>;
}

function notInForce({ status }: InsuranceOrderEntity, { locale }: CallContext): DomainError {
  return new DomainError('insurance.wrong_state', { state: insuranceStatusWord(status, locale) });
}

/** True once any of its boxes has left the sender. */
function hasLeftSender({ orderStatus, holdFromStatus, waybills }: LuggageOrderEntity): boolean {
  const at = orderStatus === OrderStatus.onHold ? holdFromStatus : orderStatus;
  return (
    at !== OrderStatus.awaitingCollection || waybills.some(({ status }) => status !== WaybillStatus.created)
  );
}
