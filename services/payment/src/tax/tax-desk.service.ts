import type {
  CallContext,
  Client,
  Duty,
  Handlers,
  RaisedTaxBill,
  RaiseTaxBill,
  ReportDuty,
  VoidTaxBill,
  WaybillFacts,
} from '@parcelway/contracts';
import { attachment, DomainError, serviceContext, taxDesk, waybillFacts } from '@parcelway/contracts';
import { WaybillStatus } from '@parcelway/contracts/statuses';
import { InjectClient, invalidFields, once, Outbox, Serves } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import { adminIdOf } from '../admin-caller';
import { raiseTaxBill, voidTaxBill } from './tax-bills';

/** A paper that a browser shows. */
const SHOWS = /^(image\/(jpeg|png|webp|gif)|application\/pdf)$/;

@Serves(taxDesk)
export class TaxDeskService implements Handlers<typeof taxDesk> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    @InjectClient(waybillFacts) private readonly waybills: Client<typeof waybillFacts>,
    @InjectClient(attachment) private readonly attachments: Client<typeof attachment>,
  ) {}

  async raise(request: RaiseTaxBill, context: CallContext): Promise<RaisedTaxBill> {
    adminIdOf(context);
    const waybill = await this.waybillOf(request, context);
    const document = await this.lend(request.document, waybill.user_id, context);
    const { amount, reason, customs_ref: customsRef = '' } = request;
    const raised = await this.dataSource.transaction((manager) =>
      once(manager, 'payment.tax-desk.raise', request, context, async () => {
        const duty = { waybill, amount: String(amount), customsRef, document, reason };
        const { requestId } = context;
        const { bill, isNew } = await raiseTaxBill(manager, this.outbox, duty, { requestId, isFinal: false });
        if (!isNew) throw new DomainError('tax.already_billed', { bill_no: bill.billNo });
        return { id: bill.id, bill_no: bill.billNo };
      }),
    );
    this.outbox.committed();
    return raised;
  }

  async report(request: ReportDuty, context: CallContext): Promise<{ raised: boolean }> {
    if (context.identity.kind !== 'service') throw new DomainError('auth.no_permission');
    const waybill = await this.waybillOf(request, context).catch((error: unknown) => {
      if (error instanceof DomainError && error.code === 'waybill.not_found') return null;
      throw error;
    });
    if (waybill?.carrier_code !== request.carrier_code) return { raised: false };
    const { amount, reason, customs_ref: customsRef } = request;
    const duty = { waybill, amount: String(amount), customsRef, document: '', reason };
    const { isNew } = await this.dataSource.transaction((manager) =>
      raiseTaxBill(manager, this.outbox, duty, { requestId: context.requestId, isFinal: true }),
    );
    this.outbox.committed();
    return { raised: isNew };
  }

  async voidBill({ id, reason }: VoidTaxBill, context: CallContext): Promise<{ id: number; is_void: true }> {
    adminIdOf(context);
    const { requestId } = context;
    await this.dataSource.transaction((manager) =>
      voidTaxBill(manager, this.outbox, { id: Number(id), reason, requestId }),
    );
    this.outbox.committed();
    return { id: Number(id), is_void: true };
  }

  /** Errors: waybill.not_found, tax.other_currency, tax.waybill_void. */
  private async waybillOf({ waybill_no, currency }: Duty, context: CallContext): Promise<WaybillFacts> {
    const timeLeft = context.deadline - Date.now();
    const waybill = await this.waybills.byNo(
      { waybill_no },
      serviceContext('payment', context.requestId, timeLeft),
    );
    if (waybill.status === WaybillStatus.cancelled) throw new DomainError('tax.waybill_void');
    if (waybill.currency !== currency)
      throw new DomainError('tax.other_currency', { currency: waybill.currency });
    return waybill;
  }

  /** Lets the member read a file of the calling staff; answers its address. Errors: request.invalid. */
  private async lend(id: RaiseTaxBill['document'], userId: number, context: CallContext): Promise<string> {
    if (!id) return '';
    const file = await this.attachments.lend({ id, user_id: userId }, context).catch((error: unknown) => {
      if (error instanceof DomainError && error.code === 'crud.not_found')
        throw invalidFields([{ field: 'document', rule: 'unknown' }]);
      throw error;
    });
    if (!SHOWS.test(file.mimetype)) throw invalidFields([{ field: 'document', rule: 'refused' }]);
    return file.url;
  }
}
