import { SetMetadata } from '@nestjs/common';
import type { Act } from '@parcelway/contracts/resources';

/** Who may use a route. */
export type Access =
  | { readonly who: 'public' }
  | { readonly who: 'member' }
  /** Members whose group has this member rule. */
  | { readonly who: 'memberNode'; readonly node: string }
  | { readonly who: 'admin' }
  /** Admins with this permission node. */
  | { readonly who: 'node'; readonly node: string }
  /** Admins who may do everything. */
  | { readonly who: 'super' }
  /** Admins with the node of this act of the resource that the path names. */
  | { readonly who: 'act'; readonly act: Act }
  /** Partner apps, by signature; `carrier` = those that report in a carrier's name. */
  | { readonly who: 'partner'; readonly carrier: boolean };

export const ACCESS = Symbol('access');
export const STOCK = Symbol('stock');
export const TOKEN_IN_QUERY = Symbol('token in query');

type Declare = MethodDecorator & ClassDecorator;
const declare = (access: Access): Declare => SetMetadata(ACCESS, access);

/** Anyone; a good token is still read. */
export const Public = (): Declare => declare({ who: 'public' });
/** A logged-in member. */
export const MemberOnly = (): Declare => declare({ who: 'member' });
/** A member whose group has a member rule, compared without case: `@MemberNode('account/overview')`. */
export const MemberNode = (node: string): Declare => declare({ who: 'memberNode', node });
/** A logged-in admin, whatever their nodes. */
export const AdminOnly = (): Declare => declare({ who: 'admin' });
/** An admin with a permission node, compared without case: `@AdminNode('order/luggageOrder/index')`. */
export const AdminNode = (node: string): Declare => declare({ who: 'node', node });
/** A super admin. */
export const SuperAdminOnly = (): Declare => declare({ who: 'super' });
/** For the generic controllers: an admin with the node of `act` of the resource named in the path. */
export const ResourceAct = (act: Act): Declare => declare({ who: 'act', act });
/** A partner app that signs its calls. */
export const PartnerOnly = (): Declare => declare({ who: 'partner', carrier: false });
/** A partner app that may report in a carrier's name. */
export const CarrierOnly = (): Declare => declare({ who: 'partner', carrier: true });

/** A call that the existing clients brought along: its errors carry `data: null`, the product's own carry `{error, fields}`. */
export const Stock = (): Declare => SetMetadata(STOCK, true);

/** For requests that a browser sends without headers of ours: their token may stand in the query. */
export const TokenInQuery = (): Declare => SetMetadata(TOKEN_IN_QUERY, true);
