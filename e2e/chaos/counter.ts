import { randomUUID } from 'node:crypto';
import { PartnerClient, PartnerError } from '@parcelway/partner-client';
import { eventually } from '@parcelway/testing';
import type { Pool } from 'pg';
import type { Api } from '../kit/api';
import { patiently, untilDecided } from './patient';

/** Whoever stands on the other side of a customer, as patient as they are: staff, and the carrier of their boxes. */
export class Counter {
  private constructor(
    private readonly staff: Api,
    private readonly carrier: PartnerClient,
  ) {}

  /** @param member whose app the carrier gets */
  static async open(staff: Api, member: Api, pool: Pool): Promise<Counter> {
    const { id } = await member.ok(member.post<{ id: number }>('/api/user/saveApiApp', { name: 'Carrier' }));
    await pool.query(
      `UPDATE user_service.partner_app SET carrier_code =
         (SELECT carrier_code FROM order_service.channel WHERE code = 'UKCN-AIR') WHERE id = $1`,
      [id],
    );
    const { apps } = await member.ok(
      member.get<{ apps: { id: number; app_id: string }[] }>('/api/user/getApiParam'),
    );
    const appId = apps.find((one) => one.id === id)?.app_id ?? '';
    const { secret } = await member.ok(
      member.post<{ secret: string }>('/api/user/rollApiSecret', { app_id: appId }),
    );
    const carrier = new PartnerClient({ baseUrl: `${member.url}/api/open/v1`, appId, secret });
    const nothing = {
      waybill_no: 'NO-SUCH-BOX',
      customs_ref: 'C',
      currency: 'GBP',
      amount: '1.00',
      reason: 'VAT',
    };
    // Until the gateway knows the new secret, it takes it for a bad one.
    await eventually(() => carrier.reportDuty(nothing).catch(() => null));
    return new Counter(staff, carrier);
  }

  async receive(waybill_no: string): Promise<void> {
    await patiently(this.staff, '/admin/warehouse.Scan/inbound', { waybill_no });
  }

  /** Duty on a box, billed by staff or reported by its carrier. */
  async billDuty(waybill_no: string, by: 'staff' | 'carrier'): Promise<void> {
    const duty = {
      waybill_no,
      currency: 'GBP',
      amount: '23.40',
      reason: 'Import VAT',
      customs_ref: randomUUID().slice(0, 20),
    };
    if (by === 'staff') await patiently(this.staff, '/admin/trade.TaxBill/add', duty);
    else
      await untilDecided(() =>
        this.carrier
          .reportDuty(duty)
          .catch((error: unknown) => (error instanceof PartnerError && error.status < 500 ? error : null)),
      );
  }

  /** Answers whether staff were told that the money is back. */
  async approveRefund(refundNo: string): Promise<boolean> {
    const { data } = await patiently<{ list: { id: number }[] }>(
      this.staff,
      `/admin/trade.RefundRequest/index?quickSearch=${refundNo}`,
    );
    const id = data?.list[0]?.id;
    if (id === undefined) throw new Error(`staff do not see refund ${refundNo}`);
    const answer = await patiently<{ status: string }>(this.staff, '/admin/trade.RefundRequest/approve', {
      id,
    });
    return answer.code === 1 && answer.data?.status === 'settled';
  }
}
