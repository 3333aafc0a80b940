import type {
  AddClaim,
  AnswerClaim,
  CallContext,
  ClaimByNo,
  ClaimDetail,
  ClaimRow,
  Handlers,
  ListClaims,
  Page,
} from '@parcelway/contracts';
import { DomainError, insuranceClaim, pageOf } from '@parcelway/contracts';
import { ClaimStatus } from '@parcelway/contracts/statuses';
import { once, Serves } from '@parcelway/platform';
import { DataSource, In } from 'typeorm';
import { parseOrderNo } from '../luggage-order/domain/order-no';
import { memberIdOf } from '../quote/shipment';
import { allPhotos, enterClaim, lockBox } from './claim-entry';
import { lockClaim, moveClaim } from './claim-moves';
import { ClaimPhotos } from './claim-photos';
import { claimDetail, claimRow } from './claim-views';
import type { ClaimedBox } from './claim-views';
import { InsuranceClaimEntity, InsuranceClaimHistoryEntity } from './insurance-claim.entity';
import { InsuranceBoxEntity, InsuranceOrderEntity } from './insurance-order.entity';

/** Claims of members on their insured boxes. */
@Serves(insuranceClaim)
export class InsuranceClaims implements Handlers<typeof insuranceClaim> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly photos: ClaimPhotos,
  ) {}

  async list(request: ListClaims, context: CallContext): Promise<Page<ClaimRow>> {
    const { limit, offset } = pageOf(request);
    const [claims, total] = await this.dataSource.manager.findAndCount(InsuranceClaimEntity, {
      where: { userId: memberIdOf(context), ...(request.status && { status: request.status }) },
      order: { id: 'DESC' },
      skip: offset,
      take: limit,
    });
    const of = await this.claimedBoxes(claims);
    return { list: claims.map((claim) => claimRow(claim, boxOf(of, claim))), total, remark: '' };
  }

  async add(request: AddClaim, context: CallContext): Promise<{ claim_no: string }> {
    const userId = memberIdOf(context);
    const photos = await this.photos.ofMember(request.photos ?? [], context);
    return this.dataSource.transaction((manager) =>
      once(manager, 'order.insurance-claim.add', request, context, async () => {
        const box = await lockBox(manager, request.waybill_no, userId);
        const { claimNo } = await enterClaim(manager, box, request, photos, context);
        return { claim_no: claimNo };
      }),
    );
  }

  async detail(request: ClaimByNo, context: CallContext): Promise<ClaimDetail> {
    const { manager } = this.dataSource;
    const claim = await manager.findOneBy(InsuranceClaimEntity, numberOf(request, context));
    if (!claim) throw new DomainError('claim.not_found');
    const [of, history] = await Promise.all([
      this.claimedBoxes([claim]),
      manager.find(InsuranceClaimHistoryEntity, { where: { subjectId: claim.id }, order: { id: 'ASC' } }),
    ]);
    return claimDetail(claim, boxOf(of, claim), history);
  }

  async answer(request: AnswerClaim, context: CallContext): Promise<{ status: ClaimStatus }> {
    const more = await this.photos.ofMember(request.photos ?? [], context);
    return this.dataSource.transaction(async (manager) => {
      const locked = await lockClaim(manager, numberOf(request, context));
      const photos = allPhotos(locked.claim, more);
      await moveClaim(manager, locked, ClaimStatus.open, context, {
        reason: request.answer,
        set: { photos: JSON.stringify(photos) },
      });
      return { status: locked.claim.status };
    });
  }

  async withdraw(request: ClaimByNo, context: CallContext): Promise<{ status: ClaimStatus }> {
    return this.dataSource.transaction(async (manager) => {
      const locked = await lockClaim(manager, numberOf(request, context));
      if (locked.claim.status !== ClaimStatus.withdrawn)
        await moveClaim(manager, locked, ClaimStatus.withdrawn, context, { reason: '' });
      return { status: locked.claim.status };
    });
  }

  private async claimedBoxes(
    claims: readonly InsuranceClaimEntity[],
  ): Promise<ReadonlyMap<number, ClaimedBox>> {
    const { manager } = this.dataSource;
    const [boxes, policies] = await Promise.all([
      manager.findBy(InsuranceBoxEntity, { id: In(claims.map(({ insuranceBoxId }) => insuranceBoxId)) }),
      manager.findBy(InsuranceOrderEntity, {
        id: In(claims.map(({ insuranceOrderId }) => insuranceOrderId)),
      }),
    ]);
    const byId = new Map(policies.map((policy) => [policy.id, policy]));
    return new Map(
      boxes.flatMap((box) => {
        const policy = byId.get(box.insuranceOrderId);
        return policy ? [[box.id, { box, policy }] as const] : [];
      }),
    );
  }
}

function boxOf(of: ReadonlyMap<number, ClaimedBox>, claim: InsuranceClaimEntity): ClaimedBox {
  const found = of.get(claim.insuranceBoxId);
  if (!found) throw new Error(`claim ${claim.claimNo} has no box`);
  return found;
}

function numberOf({ claim_no }: ClaimByNo, context: CallContext) {
  return { claimNo: parseOrderNo(claim_no, 'CL') ?? claim_no, userId: memberIdOf(context) };
}
