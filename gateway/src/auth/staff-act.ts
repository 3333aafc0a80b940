import { applyDecorators, Get, HttpCode, Post } from '@nestjs/common';
import type { Resource } from '@parcelway/contracts/resources';
import { permissionPath } from '@parcelway/contracts/resources';
import { AdminNode } from './access';

/**
 * An act of a resource on both faces of the staff: `/admin/<controller>/<act>` and `/rest/<resource>/<act>`, with the act's own node unless
 * another says who may (figures and histories go with `index`). The controller has no path of its own:
 *
 *     @StaffAct(luggageOrderResource, 'hold')
 *     hold(@Input() input: HoldOrder, @Context() context: CallContext) { … }
 */
export function StaffAct(
  resource: Resource,
  act: string,
  { read = false, node = act }: { readonly read?: boolean; readonly node?: string } = {},
): MethodDecorator {
  const paths = [`admin/${resource.controller}/${act}`, `rest/${resource.name}/${act}`];
  return applyDecorators(
    read ? Get(paths) : Post(paths),
    HttpCode(200),
    AdminNode(`${permissionPath(resource)}/${node}`),
  );
}
