import type { CallContext, Handlers, PrintedInsurance, PrintInsurance } from '@parcelway/contracts';
import { DomainError, insurancePaper } from '@parcelway/contracts';
import { Serves } from '@parcelway/platform';
import { renderCertificate } from '../document';
import type { CertificateData } from '../document';
import { SUPPORT } from '../shipped-order/customer-copy-data';
import { londonMinute } from '../shipped-order/printed-time';

/** Papers of insurance. */
@Serves(insurancePaper)
export class InsurancePaperService implements Handlers<typeof insurancePaper> {
  async certificate({ insurance }: PrintInsurance, { identity }: CallContext): Promise<Uint8Array> {
    if (identity.kind !== 'service') throw new DomainError('auth.no_permission');
    return renderCertificate(certificateData(insurance, new Date()));
  }
}

const minute = (seconds: number): string => londonMinute(new Date(seconds * 1_000));

function certificateData(insurance: PrintedInsurance, now: Date): CertificateData {
  return {
    orderNo: insurance.insurance_no,
    service: { zh: '货物运输保险', en: 'Cover of goods in transit' },
    insuredOrderNo: insurance.order_no,
    status: insurance.status,
    insured: insurance.insured,
    startsAt: minute(insurance.starts_at),
    endsAt: insurance.ends_at === null ? undefined : minute(insurance.ends_at),
    currency: insurance.currency,
    declaredValue: insurance.declared_value,
    cover: insurance.cover,
    premium: insurance.premium,
    damageDays: insurance.damage_days,
    lossDays: insurance.loss_days,
    boxes: insurance.boxes.map((box) => ({
      no: box.no,
      waybillNo: box.waybill_no,
      contents: box.contents,
      declaredValue: box.declared_value,
      cover: box.cover,
      premium: box.premium,
    })),
    support: SUPPORT,
    printedAt: londonMinute(now),
  };
}
