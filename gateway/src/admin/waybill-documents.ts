import { Injectable } from '@nestjs/common';
import type { CallContext, Client } from '@parcelway/contracts';
import { waybill } from '@parcelway/contracts';
import { idsOf } from '@parcelway/legacy';
import { InjectClient, invalidFields } from '@parcelway/platform';
import { Pdf } from '../http/answer';
import { withDocumentTime } from '../http/call-context';
import { CrudClients } from './crud-clients';

type Params = Readonly<Record<string, unknown>>;

/** Documents that staff print, for both admin faces. */
@Injectable()
export class WaybillDocuments {
  constructor(
    @InjectClient(waybill) private readonly waybills: Client<typeof waybill>,
    private readonly crud: CrudClients,
  ) {}

  /** The label of one waybill, named by `waybill_no` or by its id in `ids`. */
  async customerLabel(params: Params, context: CallContext): Promise<Pdf> {
    const number = typeof params['waybill_no'] === 'string' ? params['waybill_no'] : '';
    const waybill_no = number || (await this.numberOf(idsOf(params), context));
    return new Pdf(await this.waybills.label({ waybill_no }, withDocumentTime(context)), `${waybill_no}.pdf`);
  }

  async customerCopy(order_no: string, context: CallContext): Promise<Pdf> {
    return new Pdf(
      await this.waybills.customerCopy({ order_no }, withDocumentTime(context)),
      `${order_no}.pdf`,
    );
  }

  private async numberOf([id, ...more]: readonly number[], context: CallContext): Promise<string> {
    if (id === undefined) throw invalidFields([{ field: 'waybill_no', rule: 'required' }]);
    if (more.length > 0) throw invalidFields([{ field: 'ids', rule: 'list', params: { min: 1, max: 1 } }]);
    const row = await this.crud.of('waybill').get({ resource: 'waybill', id }, context);
    return String(row['waybill_no']);
  }
}
