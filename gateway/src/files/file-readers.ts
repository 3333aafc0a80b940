import { Injectable } from '@nestjs/common';
import type { CallContext } from '@parcelway/contracts';
import type { Resource } from '@parcelway/contracts/resources';
import {
  attachmentResource,
  insuranceClaimResource,
  permissionNode,
  taxBillResource,
} from '@parcelway/contracts/resources';
import type { FastifyRequest } from 'fastify';
import type { Session } from '../auth/access-token';
import { AccessTokens } from '../auth/access-token';
import { PermissionCache } from '../auth/permissions';
import { Revocations } from '../auth/revocations';
import { tokenKind, tokenOf } from '../auth/token-places';

/** Private files that whoever sees the rows of a resource may read, by where they lie. */
const SHOWN_BY: readonly (readonly [folder: string, resource: Resource])[] = [
  ['private/claim/', insuranceClaimResource],
  ['private/tax/', taxBillResource],
];

/** Who asks for a file: it lies outside the faces, so that either kind of token may come along. */
@Injectable()
export class FileReaders {
  constructor(
    private readonly tokens: AccessTokens,
    private readonly revocations: Revocations,
    private readonly permissions: PermissionCache,
  ) {}

  /** Sessions of the good tokens that a request carries. */
  of(request: FastifyRequest): Session[] {
    return (['api', 'admin', 'rest'] as const).flatMap((face) => {
      const token = tokenOf(request, face);
      const session = token === '' ? null : this.tokens.read(token);
      const isGood =
        session?.kind === tokenKind[face] &&
        session.expiresAt > Date.now() &&
        !this.revocations.has(session.sessionId);
      return session && isGood ? [session] : [];
    });
  }

  /** Staff who see all files, and those who see the rows that show a file. `key` is the file's address without `/storage/`. */
  async mayReadAsStaff(key: string, session: Session, context: CallContext): Promise<boolean> {
    const permissions = await this.permissions.of(session, context);
    const isAllowed = (resource: Resource) => permissions.allow(permissionNode(resource, 'index'));
    return (
      isAllowed(attachmentResource) ||
      SHOWN_BY.some(([folder, resource]) => key.startsWith(folder) && isAllowed(resource))
    );
  }
}
