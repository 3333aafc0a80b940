import type { ClaimDetail, ClaimRow, OrderInsurance } from '@parcelway/contracts';
import { formatMoney } from '@parcelway/money';
import { wordMove } from '@parcelway/platform';
import { londonDate } from '../store-order/domain/stored-days';
import { isInForce } from './domain/insurance-status';
import { claimActions, isUndecided } from './domain/claim-status';
import { lastDayToClaim } from './domain/claim-window';
import type { InsuranceClaimEntity, InsuranceClaimHistoryEntity } from './insurance-claim.entity';
import type { InsuranceBoxEntity, InsuranceOrderEntity } from './insurance-order.entity';

export interface ClaimedBox {
  readonly box: InsuranceBoxEntity;
  readonly policy: InsuranceOrderEntity;
}

export function claimRow(claim: InsuranceClaimEntity, { box, policy }: ClaimedBox): ClaimRow {
  const money = (minor: bigint): string => formatMoney(minor, claim.currency);
  return {
    claim_no: claim.claimNo,
    order_kind: policy.orderKind,
    order_no: policy.orderNo,
    insurance_no: policy.insuranceNo,
    waybill_no: claim.waybillNo,
    package_no: box.packageNo,
    kind: claim.kind,
    status: claim.status,
    happened_on: claim.happenedOn,
    currency: claim.currency,
    amount_claimed: money(claim.amountClaimed),
    amount_paid: claim.amountPaid === null ? null : money(claim.amountPaid),
    destination: claim.destination,
    create_time: Math.floor(claim.createTime.getTime() / 1_000),
    actions: claimActions(claim.status),
  };
}

export function claimDetail(
  claim: InsuranceClaimEntity,
  of: ClaimedBox,
  history: readonly InsuranceClaimHistoryEntity[],
): ClaimDetail {
  return {
    ...claimRow(claim, of),
    description: claim.description,
    photos: claim.photos,
    decision_note: claim.decisionNote,
    cover: formatMoney(of.box.cover, claim.currency),
    history: history.map((move) => {
      const { by_id: _staffStayUnnamed, ...shown } = wordMove(move);
      return shown;
    }),
  };
}

/** What is left of a box's cover to claim, minor units. */
export function coverLeft(box: InsuranceBoxEntity, claims: readonly InsuranceClaimEntity[]): bigint {
  return claims.reduce(
    (left, claim) => (claim.insuranceBoxId === box.id ? left - (claim.amountPaid ?? 0n) : left),
    box.cover,
  );
}

export function orderInsurance(
  policy: InsuranceOrderEntity,
  boxes: readonly InsuranceBoxEntity[],
  claims: readonly InsuranceClaimEntity[],
  now: Date,
): OrderInsurance {
  const money = (minor: bigint): string => formatMoney(minor, policy.currency);
  const today = londonDate(now);
  return {
    order_kind: policy.orderKind,
    insurance_no: policy.insuranceNo,
    status: policy.status,
    currency: policy.currency,
    cover: money(policy.cover),
    premium: money(policy.premium),
    damage_days: policy.damageDays,
    loss_days: policy.lossDays,
    boxes: boxes.map((box) => {
      const deliveredOn = box.deliveredAt && londonDate(box.deliveredAt);
      const until = (kind: 'damage' | 'loss') =>
        deliveredOn && lastDayToClaim(kind, policy, { deliveredOn, happenedOn: deliveredOn });
      const dates = { damage_until: until('damage'), loss_until: until('loss') };
      const isInTime = [dates.damage_until, dates.loss_until].some((last) => last === null || last >= today);
      const left = coverLeft(box, claims);
      const open = claims.find((one) => one.insuranceBoxId === box.id && isUndecided(one.status));
      return {
        package_no: box.packageNo,
        waybill_no: box.waybillNo,
        cover: money(box.cover),
        paid: money(box.cover - left),
        ...dates,
        is_collected: box.collectedAt !== null,
        claim_no: open?.claimNo ?? null,
        can_claim: isInForce(policy) && box.collectedAt !== null && !open && left > 0n && isInTime,
      };
    }),
  };
}
