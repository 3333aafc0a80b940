import { randomBytes } from 'node:crypto';
import type {
  AddClaim,
  AnswerClaim,
  CallContext,
  ClaimByNo,
  ClaimDetail,
  ClaimPhoto,
  ClaimRow,
  Client,
  Handlers,
  ListClaims,
  Page,
  UploadedPhoto,
} from '@parcelway/contracts';
import { attachment, DomainError, insuranceClaim, MAX_CLAIM_PHOTOS, pageOf } from '@parcelway/contracts';
import { ClaimStatus } from '@parcelway/contracts/statuses';
import { formatMoney, parseMoney } from '@parcelway/money';
import { InjectClient, invalidFields, once, Serves } from '@parcelway/platform';
import { DataSource, In } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { callerOf } from '../luggage-order/order-moves';
import { orderNo, parseOrderNo } from '../luggage-order/domain/order-no';
import { memberIdOf } from '../quote/shipment';
import { londonDate } from '../store-order/domain/stored-days';
import { followClaims, lockClaim, moveClaim } from './claim-moves';
import { claimDetail, claimRow, coverLeft } from './claim-views';
import type { ClaimedBox } from './claim-views';
import { isUndecided } from './domain/claim-status';
import { isInForce } from './domain/insurance-status';
import { lastDayToClaim } from './domain/claim-window';
import { InsuranceClaimEntity, InsuranceClaimHistoryEntity } from './insurance-claim.entity';
import { lockInsurance } from './insurance-moves';
import { InsuranceBoxEntity, InsuranceOrderEntity } from './insurance-order.entity';

const NO_BYTES = 5;
const SHOWS = /^(image\/(jpeg|png|webp|gif)|application\/pdf)$/;

/** Claims of members on their insured boxes. */
@Serves(insuranceClaim)
export class InsuranceClaims implements Handlers<typeof insuranceClaim> {
  constructor(
    private readonly dataSource: DataSource,
    @InjectClient(attachment) private readonly attachments: Client<typeof attachment>,
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
    const photos = await this.photosOf(request.photos ?? [], context);
    return this.dataSource.transaction((manager) =>
      once(manager, 'order.insurance-claim.add', request, context, async () => {
        const { box, policy } = await lockBox(manager, request.waybill_no, memberIdOf(context));
        const claims = await manager.findBy(InsuranceClaimEntity, { insuranceBoxId: box.id });
        const open = claims.find(({ status }) => isUndecided(status));
        if (open) throw new DomainError('claim.open_already', { claim_no: open.claimNo });
        if (!box.collectedAt) throw new DomainError('claim.not_collected');
        assertInTime(request, { box, policy }, new Date());
        const amountClaimed = parseMoney(request.amount_claimed, policy.currency);
        const left = coverLeft(box, claims);
        if (amountClaimed > left)
          throw invalidFields([
            { field: 'amount_claimed', rule: 'max', params: { max: formatMoney(left, policy.currency) } },
          ]);
        const claim = await manager.save(InsuranceClaimEntity, {
          claimNo: orderNo(randomBytes(NO_BYTES), 'CL'),
          insuranceOrderId: policy.id,
          insuranceBoxId: box.id,
          waybillNo: box.waybillNo,
          userId: policy.userId,
          kind: request.kind,
          happenedOn: request.happened_on,
          amountClaimed,
          currency: policy.currency,
          description: request.description,
          photos,
          status: ClaimStatus.open,
        });
        const by = callerOf(context);
        await manager.insert(InsuranceClaimHistoryEntity, {
          subjectId: claim.id,
          fromStatus: null,
          toStatus: ClaimStatus.open,
          byType: by.type,
          byId: by.id,
        });
        await followClaims(manager, policy, context, claim.claimNo);
        return { claim_no: claim.claimNo };
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
    const more = await this.photosOf(request.photos ?? [], context);
    return this.dataSource.transaction(async (manager) => {
      const locked = await lockClaim(manager, numberOf(request, context));
      const photos = [...locked.claim.photos, ...more];
      if (photos.length > MAX_CLAIM_PHOTOS)
        throw invalidFields([{ field: 'photos', rule: 'list', params: { min: 0, max: MAX_CLAIM_PHOTOS } }]);
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

  /** The member's own files, and only what a browser shows. Errors: request.invalid. */
  private async photosOf(photos: readonly UploadedPhoto[], context: CallContext): Promise<ClaimPhoto[]> {
    memberIdOf(context);
    return Promise.all(
      photos.map(async ({ file_id }, index) => {
        const file = await this.attachments.own({ id: file_id }, context).catch((error: unknown) => {
          if (error instanceof DomainError && error.code === 'crud.not_found')
            throw invalidFields([{ field: `photos.${index}.file_id`, rule: 'unknown' }]);
          throw error;
        });
        if (!SHOWS.test(file.mimetype))
          throw invalidFields([{ field: `photos.${index}.file_id`, rule: 'refused' }]);
        return { id: file.id, url: file.url, name: file.name };
      }),
    );
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

/** The member's box under its insurance's lock. Errors: claim.not_insured, also for a waybill of somebody else. */
async function lockBox(manager: EntityManager, waybillNo: string, userId: number): Promise<ClaimedBox> {
  const box = waybillNo && (await manager.findOneBy(InsuranceBoxEntity, { waybillNo }));
  const policy = box && (await lockInsurance(manager, { id: box.insuranceOrderId }));
  if (!policy || policy.userId !== userId || !isInForce(policy)) throw new DomainError('claim.not_insured');
  return { box, policy };
}

/** Errors: claim.window_closed, request.invalid for a day before the insurance began or after today. */
function assertInTime(request: AddClaim, { box, policy }: ClaimedBox, now: Date): void {
  const { happened_on: happenedOn, kind } = request;
  const today = londonDate(now);
  const began = policy.startsAt && londonDate(policy.startsAt);
  if (happenedOn > today || !began || happenedOn < began)
    throw invalidFields([{ field: 'happened_on', rule: 'refused' }]);
  const deliveredOn = box.deliveredAt && londonDate(box.deliveredAt);
  const last = lastDayToClaim(kind, policy, { deliveredOn, happenedOn });
  if (today > last) throw new DomainError('claim.window_closed', { last });
}
