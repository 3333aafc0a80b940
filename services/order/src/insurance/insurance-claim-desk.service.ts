import type {
  AcceptClaim,
  AddClaim,
  AmendClaim,
  AskClaim,
  CallContext,
  HandledClaim,
  Handlers,
  MovedClaim,
  NoFields,
  OneRow,
  RefuseClaim,
  WordMove,
} from '@parcelway/contracts';
import { DomainError, insuranceClaimDesk, insuranceClaimHandled } from '@parcelway/contracts';
import { ClaimStatus } from '@parcelway/contracts/statuses';
import { formatMoney, parseMoney } from '@parcelway/money';
import { invalidFields, once, Outbox, Serves, wordMove } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { amendClaim, enterClaim, lockBox } from './claim-entry';
import { ClaimPhotos } from './claim-photos';
import { lockClaim, moveClaim, paidOnBox } from './claim-moves';
import type { LockedClaim } from './claim-moves';
import { isUndecided } from './domain/claim-status';
import { InsuranceClaimEntity, InsuranceClaimHistoryEntity } from './insurance-claim.entity';
import { InsuranceBoxEntity, InsuranceOrderEntity } from './insurance-order.entity';

/** What staff do with claims, one at a time under its insurance's lock. */
@Serves(insuranceClaimDesk)
export class InsuranceClaimDesk implements Handlers<typeof insuranceClaimDesk> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly photos: ClaimPhotos,
  ) {}

  async claimFor(request: AddClaim, context: CallContext): Promise<{ id: number; claim_no: string }> {
    assertStaff(context);
    const { manager } = this.dataSource;
    const box = await manager.findOneBy(InsuranceBoxEntity, { waybillNo: request.waybill_no });
    const insured = box && (await manager.findOneBy(InsuranceOrderEntity, { id: box.insuranceOrderId }));
    if (!insured) throw new DomainError('claim.not_insured');
    const photos = await this.photos.forMember(request.photos ?? [], insured.userId, context);
    return this.dataSource.transaction((inner) =>
      once(inner, 'order.insurance-claim-desk.claim-for', request, context, async () => {
        const locked = await lockBox(inner, request.waybill_no, insured.userId);
        const { id, claimNo } = await enterClaim(inner, locked, request, photos, context);
        return { id, claim_no: claimNo };
      }),
    );
  }

  async amend(request: AmendClaim, context: CallContext): Promise<MovedClaim> {
    assertStaff(context);
    const id = Number(request.id);
    const found = await this.dataSource.manager.findOneBy(InsuranceClaimEntity, { id });
    if (!found) throw new DomainError('claim.not_found');
    const more = await this.photos.forMember(request.photos ?? [], found.userId, context);
    return this.dataSource.transaction(async (manager) => {
      const locked = await lockClaim(manager, { id });
      await amendClaim(manager, locked, request, more, context);
      return { id, status: locked.claim.status };
    });
  }

  async ask(request: AskClaim, context: CallContext): Promise<MovedClaim> {
    return this.handle(request, context, async (manager, locked) => {
      await moveClaim(manager, locked, ClaimStatus.asked, context, { reason: request.question });
      return { status: 'asked', amount: null, note: request.question };
    });
  }

  async accept(request: AcceptClaim, context: CallContext): Promise<MovedClaim> {
    const { destination = 'balance', reference = '' } = request;
    if (destination === 'bank' && !reference) throw invalidFields([{ field: 'reference', rule: 'required' }]);
    return this.handle(request, context, async (manager, locked) => {
      const { claim } = locked;
      const amount = parseMoney(request.amount, claim.currency);
      if (
        claim.status === ClaimStatus.accepted &&
        claim.amountPaid === amount &&
        claim.destination === destination
      )
        return null;
      const text = formatMoney(amount, claim.currency);
      const most = await mostToPay(manager, locked);
      if (isUndecided(claim.status) && amount > most) {
        const max = formatMoney(most, claim.currency);
        throw new DomainError('claim.over_cover', { max }, [
          { field: 'amount', rule: 'max', params: { max } },
        ]);
      }
      await moveClaim(manager, locked, ClaimStatus.accepted, context, {
        reason: text,
        set: { amount_paid: amount.toString(), destination, payout_reference: reference },
      });
      return { status: 'accepted', amount: text, destination, note: '' };
    });
  }

  async refuse(request: RefuseClaim, context: CallContext): Promise<MovedClaim> {
    return this.handle(request, context, async (manager, locked) => {
      await moveClaim(manager, locked, ClaimStatus.refused, context, {
        reason: request.note,
        set: { decision_note: request.note },
      });
      return { status: 'refused', amount: null, note: request.note };
    });
  }

  async history(request: OneRow): Promise<{ list: readonly WordMove<ClaimStatus>[] }> {
    const moves = await this.dataSource.manager.find(InsuranceClaimHistoryEntity, {
      where: { subjectId: Number(request.id) },
      order: { id: 'ASC' },
      take: 200,
    });
    return { list: moves.map(wordMove) };
  }

  async counts(_request: NoFields, { identity }: CallContext): Promise<{ open: number; asked: number }> {
    if (identity.kind !== 'admin') throw new DomainError('auth.no_permission');
    const [open, asked] = await Promise.all(
      [ClaimStatus.open, ClaimStatus.asked].map((status) =>
        this.dataSource.manager.countBy(InsuranceClaimEntity, { status }),
      ),
    );
    return { open: open ?? 0, asked: asked ?? 0 };
  }

  /** What `work` says of the claim is told to others in the same transaction; null = nothing new. */
  private async handle(
    request: OneRow,
    context: CallContext,
    work: (
      manager: EntityManager,
      locked: LockedClaim,
    ) => Promise<Pick<HandledClaim, 'status' | 'amount' | 'destination' | 'note'> | null>,
  ): Promise<MovedClaim> {
    const { identity } = context;
    if (identity.kind !== 'admin') throw new DomainError('auth.no_permission');
    const moved = await this.dataSource.transaction(async (manager) => {
      const locked = await lockClaim(manager, { id: Number(request.id) });
      const { claim, policy } = locked;
      const news = await work(manager, locked);
      if (news)
        await this.outbox.add(
          manager,
          insuranceClaimHandled,
          {
            claim_no: claim.claimNo,
            order_no: policy.orderNo,
            waybill_no: claim.waybillNo,
            user_id: claim.userId,
            currency: claim.currency,
            admin_id: identity.id,
            ...news,
          },
          context.requestId,
        );
      return { id: claim.id, status: claim.status };
    });
    this.outbox.committed();
    return moved;
  }
}

function assertStaff({ identity }: CallContext): void {
  if (identity.kind !== 'admin') throw new DomainError('auth.no_permission');
}

/** What was claimed, as far as the box's cover has that much left. */
async function mostToPay(manager: EntityManager, { claim }: LockedClaim): Promise<bigint> {
  const box = await manager.findOneByOrFail(InsuranceBoxEntity, { id: claim.insuranceBoxId });
  const left = box.cover - (await paidOnBox(manager, box.id));
  return left < claim.amountClaimed ? left : claim.amountClaimed;
}
