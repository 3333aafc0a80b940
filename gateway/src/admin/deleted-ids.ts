import { DomainError } from '@parcelway/contracts';
import { idsOf } from '@parcelway/legacy';
import type { LegacyClient } from '@parcelway/legacy';
import type { FastifyRequest } from 'fastify';
import { inputOf } from '../http/gateway-request';

/**
 * Ids that a client wants deleted. The older generation knows `DELETE` alone and is told so; the newer may post as well. Nothing is
 * deleted by a method that leaves no trace in the admin log. Errors: request.parameter_error.
 */
export function deletedIds(request: FastifyRequest, client: LegacyClient): readonly number[] {
  const { method } = request;
  const ids = idsOf(inputOf(request));
  const isMethod = method === 'DELETE' || (method === 'POST' && client === 'C');
  if (!isMethod || (client === 'L' && ids.length === 0)) throw new DomainError('request.parameter_error');
  return ids;
}
