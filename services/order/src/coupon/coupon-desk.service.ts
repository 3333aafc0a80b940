import type { CallContext, Handlers, IssueCoupon, IssuedCoupons, RevokeCoupons } from '@parcelway/contracts';
import { couponDesk, DomainError } from '@parcelway/contracts';
import { invalidFields, Serves } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { DataSource } from 'typeorm';
import { CouponEntity } from './coupon.entity';

const MOST_MEMBERS = 1_000;
const MOST_REVOKED = 200;

/** Issues coupons and takes them back. */
@Serves(couponDesk)
export class CouponDesk implements Handlers<typeof couponDesk> {
  constructor(private readonly dataSource: DataSource) {}

  /** Under the coupon's lock, so that two at once never issue more than there are. */
  async issue(request: IssueCoupon, context: CallContext): Promise<IssuedCoupons> {
    staffOnly(context);
    const members = memberIds(request);
    return this.dataSource.transaction(async (manager) => {
      const coupon = await manager.findOne(CouponEntity, {
        where: { id: Number(request.id) },
        lock: { mode: 'pessimistic_write' },
      });
      if (!coupon) throw new DomainError('crud.not_found');
      if (!coupon.status || coupon.validTo <= new Date()) throw new DomainError('coupon.not_issuable');
      const wanted = await membersOf(manager, members);
      const issued = await issueTo(manager, coupon, wanted);
      return { issued, skipped: wanted.length - issued };
    });
  }

  async revoke(request: RevokeCoupons, context: CallContext): Promise<{ revoked: number }> {
    staffOnly(context);
    const ids = idList(request.ids, 'ids', MOST_REVOKED);
    const [, revoked] = await this.dataSource.query<[unknown[], number]>(
      `UPDATE member_coupon SET status = 'revoked', version = version + 1, update_time = now()
       WHERE id = ANY($1::bigint[]) AND status = 'unused'`,
      [ids],
    );
    return { revoked };
  }
}

type Members = { readonly ids: readonly number[] } | { readonly groupId: number };

function memberIds({ user_ids, user_group_id }: IssueCoupon): Members {
  if (user_group_id) return { groupId: Number(user_group_id) };
  return { ids: idList(user_ids, 'user_ids', MOST_MEMBERS) };
}

function idList(sent: unknown, field: string, max: number): number[] {
  const ids = Array.isArray(sent) ? [...new Set(sent.map(Number))] : [];
  if (ids.length === 0 || ids.length > max || !ids.every((id) => Number.isSafeInteger(id) && id > 0))
    throw invalidFields([{ field, rule: 'list', params: { min: 1, max } }]);
  return ids;
}

/** Enabled members that are known here, by their copies. */
async function membersOf(manager: EntityManager, members: Members): Promise<number[]> {
  const rows = (await manager.query(
    `SELECT user_id FROM member_copy WHERE terms ->> 'status' = 'enable'
       AND ($1::bigint[] IS NULL OR user_id = ANY($1)) AND ($2::bigint IS NULL OR (terms ->> 'group_id')::bigint = $2)
     ORDER BY user_id`,
    'ids' in members ? [members.ids, null] : [null, members.groupId],
  )) as { user_id: string }[];
  return rows.map(({ user_id }) => Number(user_id));
}

/** One each for those who have not as many as one may have. Errors: coupon.too_few. */
async function issueTo(
  manager: EntityManager,
  coupon: CouponEntity,
  members: readonly number[],
): Promise<number> {
  const rows = (await manager.query(
    `WITH held AS (
       SELECT user_id, count(*) AS count FROM member_coupon WHERE coupon_id = $1 AND status <> 'revoked' GROUP BY user_id)
     INSERT INTO member_coupon (coupon_id, user_id, expires_at)
     SELECT $1, m.user_id, $3 FROM unnest($2::bigint[]) AS m(user_id) LEFT JOIN held h ON h.user_id = m.user_id
     WHERE coalesce(h.count, 0) < $4 RETURNING 1`,
    [coupon.id, members, coupon.validTo, coupon.perMember],
  )) as unknown[];
  const issued = rows.length;
  if (coupon.total !== null) {
    const [held] = (await manager.query(
      `SELECT count(*)::int AS count FROM member_coupon WHERE coupon_id = $1 AND status <> 'revoked'`,
      [coupon.id],
    )) as { count: number }[];
    const count = held?.count ?? 0;
    if (count > coupon.total)
      throw new DomainError('coupon.too_few', {
        left: Math.max(0, coupon.total - (count - issued)),
        wanted: issued,
      });
  }
  return issued;
}

function staffOnly({ identity }: CallContext): void {
  if (identity.kind !== 'admin') throw new DomainError('auth.no_permission');
}
