import { Controller } from '@nestjs/common';
import type {
  CallContext,
  Client,
  GenerateSpaces,
  SpaceLayout,
  SpacesOf,
  StoredOrder,
} from '@parcelway/contracts';
import { storeOrderDesk, warehouseSpaceDesk } from '@parcelway/contracts';
import { warehouseSpaceResource } from '@parcelway/contracts/resources';
import { idsOf } from '@parcelway/legacy';
import { InjectClient } from '@parcelway/platform';
import { StaffAct } from '../auth/staff-act';
import { Pdf } from '../http/answer';
import { withDocumentTime } from '../http/call-context';
import { Context, Input } from '../http/input';

/** What staff do with the spaces of a warehouse. */
@Controller()
export class StaffWarehouseSpaceController {
  constructor(
    @InjectClient(warehouseSpaceDesk) private readonly spaces: Client<typeof warehouseSpaceDesk>,
    @InjectClient(storeOrderDesk) private readonly orders: Client<typeof storeOrderDesk>,
  ) {}

  @StaffAct(warehouseSpaceResource, 'generate')
  generate(@Input() input: GenerateSpaces, @Context() context: CallContext) {
    return this.spaces.generate(input, context);
  }

  @StaffAct(warehouseSpaceResource, 'printLabels', { read: true })
  async printLabels(@Input() input: Readonly<Record<string, unknown>>, @Context() context: CallContext) {
    return new Pdf(await this.spaces.labels({ ids: idsOf(input) }, withDocumentTime(context)), 'spaces.pdf');
  }

  /** All spaces of a warehouse with the storage orders that lie in them. */
  @StaffAct(warehouseSpaceResource, 'layout', { read: true, node: 'index' })
  async layout(@Input() input: SpacesOf, @Context() context: CallContext): Promise<SpaceLayout> {
    const [{ list: spaces }, { list: orders }] = await Promise.all([
      this.spaces.layout(input, context),
      this.orders.stored(input, context),
    ]);
    const lying = new Map<number, StoredOrder[]>();
    for (const order of orders)
      lying.set(order.warehouse_space_id, [...(lying.get(order.warehouse_space_id) ?? []), order]);
    return { list: spaces.map((space) => ({ ...space, orders: lying.get(space.id) ?? [] })) };
  }
}
