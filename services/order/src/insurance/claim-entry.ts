import { randomBytes } from 'node:crypto';
import type { AddClaim, AmendClaim, CallContext, ClaimPhoto } from '@parcelway/contracts';
import { DomainError, MAX_CLAIM_PHOTOS } from '@parcelway/contracts';
import { ClaimStatus } from '@parcelway/contracts/statuses';
import { formatMoney, parseMoney } from '@parcelway/money';
import { invalidFields } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { orderNo } from '../luggage-order/domain/order-no';
import { callerOf } from '../luggage-order/order-moves';
import { londonDate } from '../store-order/domain/stored-days';
import { followClaims } from './claim-moves';
import type { LockedClaim } from './claim-moves';
import { claimStatusWord } from './domain/status-words';
import { coverLeft } from './claim-views';
import type { ClaimedBox } from './claim-views';
import { isUndecided } from './domain/claim-status';
import { lastDayToClaim } from './domain/claim-window';
import { isInForce } from './domain/insurance-status';
import { InsuranceClaimEntity, InsuranceClaimHistoryEntity } from './insurance-claim.entity';
import { lockInsurance } from './insurance-moves';
import { InsuranceBoxEntity } from './insurance-order.entity';

const NO_BYTES = 5;

/** A member's box under its insurance's lock. Errors: claim.not_insured, also for a waybill of somebody else. */
export async function lockBox(
  manager: EntityManager,
  waybillNo: string,
  userId: number,
): Promise<ClaimedBox> {
  const box = waybillNo && (await manager.findOneBy(InsuranceBoxEntity, { waybillNo }));
  const policy = box && (await lockInsurance(manager, { id: box.insuranceOrderId }));
  if (!policy || policy.userId !== userId || !isInForce(policy)) throw new DomainError('claim.not_insured');
  return { box, policy };
}

/** Enters a claim on a locked box. Errors: claim.open_already, claim.not_collected, claim.window_closed, request.invalid. */
export async function enterClaim(
  manager: EntityManager,
  { box, policy }: ClaimedBox,
  request: AddClaim,
  photos: readonly ClaimPhoto[],
  context: CallContext,
): Promise<InsuranceClaimEntity> {
  const claims = await manager.findBy(InsuranceClaimEntity, { insuranceBoxId: box.id });
  const open = claims.find(({ status }) => isUndecided(status));
  if (open) throw new DomainError('claim.open_already', { claim_no: open.claimNo });
  if (!box.collectedAt) throw new DomainError('claim.not_collected');
  const by = callerOf(context);
  const claim = await manager.save(InsuranceClaimEntity, {
    claimNo: orderNo(randomBytes(NO_BYTES), 'CL'),
    insuranceOrderId: policy.id,
    insuranceBoxId: box.id,
    waybillNo: box.waybillNo,
    userId: policy.userId,
    kind: request.kind,
    happenedOn: happenedOn(request, { box, policy }, new Date()),
    amountClaimed: claimedOf(request, { box, policy }, claims),
    currency: policy.currency,
    description: request.description,
    photos,
    placedBy: by.type === 'admin' ? by.id : null,
    status: ClaimStatus.open,
  });
  await manager.insert(InsuranceClaimHistoryEntity, {
    subjectId: claim.id,
    fromStatus: null,
    toStatus: ClaimStatus.open,
    byType: by.type,
    byId: by.id,
  });
  await followClaims(manager, policy, context, claim.claimNo);
  return claim;
}

/** Changes what a locked claim that is not decided says, with a row in its history. Errors: claim.wrong_state and those of enterClaim. */
export async function amendClaim(
  manager: EntityManager,
  { claim, policy }: LockedClaim,
  request: AmendClaim,
  more: readonly ClaimPhoto[],
  context: CallContext,
): Promise<void> {
  if (!isUndecided(claim.status))
    throw new DomainError('claim.wrong_state', { state: claimStatusWord(claim.status, context.locale) });
  const box = await manager.findOneByOrFail(InsuranceBoxEntity, { id: claim.insuranceBoxId });
  const claims = await manager.findBy(InsuranceClaimEntity, { insuranceBoxId: box.id });
  await manager.save(InsuranceClaimEntity, {
    id: claim.id,
    kind: request.kind,
    happenedOn: happenedOn(request, { box, policy }, claim.createTime),
    amountClaimed: claimedOf(request, { box, policy }, claims),
    description: request.description,
    photos: allPhotos(claim, more),
  });
  const by = callerOf(context);
  await manager.insert(InsuranceClaimHistoryEntity, {
    subjectId: claim.id,
    fromStatus: claim.status,
    toStatus: claim.status,
    byType: by.type,
    byId: by.id,
    reason: '已修改 Amended',
  });
}

/** Those it has and further ones. Errors: request.invalid where they are too many. */
export function allPhotos(claim: InsuranceClaimEntity, more: readonly ClaimPhoto[]): ClaimPhoto[] {
  const known = new Set(claim.photos.map(({ id }) => id));
  const photos = [...claim.photos, ...more.filter(({ id }) => !known.has(id))];
  if (photos.length > MAX_CLAIM_PHOTOS)
    throw invalidFields([{ field: 'photos', rule: 'list', params: { min: 0, max: MAX_CLAIM_PHOTOS } }]);
  return photos;
}

/** The amount, at most what the box's cover has left. */
function claimedOf(
  { amount_claimed }: { readonly amount_claimed: string },
  { box, policy }: ClaimedBox,
  claims: readonly InsuranceClaimEntity[],
): bigint {
  const claimed = parseMoney(amount_claimed, policy.currency);
  const left = coverLeft(box, claims);
  if (claimed > left)
    throw invalidFields([
      { field: 'amount_claimed', rule: 'max', params: { max: formatMoney(left, policy.currency) } },
    ]);
  return claimed;
}

/** The day, as long as a claim made at a time is in time. Errors: claim.window_closed, request.invalid for a day before the insurance began or after that time. */
function happenedOn(
  { happened_on, kind }: Pick<AddClaim, 'happened_on' | 'kind'>,
  { box, policy }: ClaimedBox,
  madeAt: Date,
): string {
  const made = londonDate(madeAt);
  const began = policy.startsAt && londonDate(policy.startsAt);
  if (happened_on > made || !began || happened_on < began)
    throw invalidFields([{ field: 'happened_on', rule: 'refused' }]);
  const deliveredOn = box.deliveredAt && londonDate(box.deliveredAt);
  const last = lastDayToClaim(kind, policy, { deliveredOn, happenedOn: happened_on });
  if (made > last) throw new DomainError('claim.window_closed', { last });
  return happened_on;
}
