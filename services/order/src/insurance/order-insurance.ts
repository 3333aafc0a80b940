import type { OrderInsurance } from '@parcelway/contracts';
import type { EntityManager } from 'typeorm';
import { orderInsurance } from './claim-views';
import { InsuranceClaimEntity } from './insurance-claim.entity';
import { InsuranceBoxEntity, InsuranceOrderEntity } from './insurance-order.entity';

/** The insurance of an order and what its boxes may still claim; null = none was taken. */
export async function insuranceOf(
  manager: EntityManager,
  orderNumber: string,
): Promise<OrderInsurance | null> {
  const policy = await manager.findOneBy(InsuranceOrderEntity, { orderNo: orderNumber });
  if (!policy) return null;
  const of = { where: { insuranceOrderId: policy.id }, order: { id: 'ASC' } } as const;
  const boxes = await manager.find(InsuranceBoxEntity, of);
  const claims = await manager.find(InsuranceClaimEntity, of);
  return orderInsurance(policy, boxes, claims, new Date());
}
