import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Ajv from 'ajv';
import type { CarrierShipment } from './carrier';
import { KarrioCarrier } from './karrio-carrier';
import { karrioShipmentSchema } from './karrio-shipment.schema';

const isShipment = new Ajv().compile(karrioShipmentSchema);

interface Kept {
  readonly id: string;
  readonly reference: string;
  status: string;
  readonly tracking_number: string;
  readonly shipment_identifier: string;
  readonly shipping_documents: readonly { readonly category: string; readonly base64: string }[];
}

describe('Karrio', () => {
  const kept: Kept[] = [];
  const faults: unknown[] = [];
  let mood: 'well' | 'lose_reply' = 'well';
  let server: Server;
  let carrier: KarrioCarrier;

  const shipment = (reference: string): CarrierShipment => ({
    reference,
    userId: 1,
    body: {
      out_order_id: 'T-1',
      receiverName: '张伟',
      receiverCity: 'Leeds',
      receiverDetailAddress: '148 Kirkstall Road',
      receiverCountryCode: 'GB',
      receiverZipCode: 'LS3 1EW',
      receiverTelephone: '+447700900142',
      packageWeight: 1250,
      items: [
        {
          itemEnglishName: 'Tea',
          itemUnitPrice: '4.20',
          itemQuantity: 2,
          itemUnitPriceCurrency: 'GBP',
          hsCode: '090210',
        },
      ],
    },
    addressLines: ['Flat 12 Wellington House', '148 Kirkstall Road', 'Burley'],
    declaredValue: '8.40',
    currency: 'GBP',
    channel: {
      id: 1,
      code: 'K',
      nameZh: 'K',
      carrierCode: 'karrio',
      transport: 'express',
      customsForm: 'none',
      waybillNoId: 1,
      warehouseId: 1,
    },
  });

  beforeAll(async () => {
    server = createServer((request, response) => {
      void (async () => {
        let text = '';
        for await (const part of request) text += String(part);
        const url = new URL(request.url ?? '', 'http://stub');
        const answer = (status: number, body: unknown) =>
          response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
        if (request.headers.authorization !== 'Token key_test')
          return answer(401, { errors: [{ message: 'token' }] });
        const [, cancelled] = /^\/v1\/shipments\/([^/]+)\/cancel$/.exec(url.pathname) ?? [];
        if (cancelled) {
          for (const one of kept.filter(({ id }) => id === cancelled)) one.status = 'cancelled';
          return answer(200, {});
        }
        if (request.method === 'GET')
          return answer(200, {
            results: kept.filter(({ reference }) => reference === url.searchParams.get('reference')),
          });
        const body = JSON.parse(text) as { reference: string };
        if (!isShipment(body)) {
          faults.push(isShipment.errors);
          return answer(400, { errors: [{ message: 'schema' }] });
        }
        const made: Kept = {
          id: `shp_${kept.length + 1}`,
          reference: body.reference,
          status: 'created',
          tracking_number: `TRK${kept.length + 1}`,
          shipment_identifier: `S${kept.length + 1}`,
          shipping_documents: [{ category: 'label', base64: 'JVBERi0=' }],
        };
        kept.push(made);
        return mood === 'lose_reply' ? request.socket.destroy() : answer(201, made);
      })();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    carrier = new KarrioCarrier(
      'karrio',
      new Map(
        Object.entries({
          base_url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
          token: 'key_test',
          service: 'standard',
          shipper_name: 'Parcelway',
          shipper_address: '1 Depot Way',
          shipper_city: 'Leeds',
          shipper_postcode: 'LS3 1EW',
          shipper_country: 'GB',
        }),
      ),
    );
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it('books with what its schema takes, and the label comes along', async () => {
    const answer = await carrier.book(shipment('SH-1'));
    expect(faults).toEqual([]);
    expect(answer).toMatchObject({
      outcome: 'done',
      value: { orderCode: 'S1', trackingNumber: 'TRK1', labelPdf: 'JVBERi0=' },
    });
    expect(JSON.stringify(answer.exchange)).not.toContain('key_test');
  });

  it('is away when the reply is lost, and finds by reference what was booked (C28)', async () => {
    mood = 'lose_reply';
    expect(await carrier.book(shipment('SH-2'))).toMatchObject({ outcome: 'away' });
    mood = 'well';
    expect(await carrier.find('SH-2')).toMatchObject({ outcome: 'done', value: { trackingNumber: 'TRK2' } });
    expect(await carrier.find('SH-9')).toMatchObject({ outcome: 'done', value: null });
  });

  it('cancels by reference; a cancelled one is not found any more', async () => {
    expect(await carrier.cancel('SH-1')).toMatchObject({ outcome: 'done' });
    expect(await carrier.find('SH-1')).toMatchObject({ outcome: 'done', value: null });
  });

  it('says which setting is missing', () => {
    expect(() => new KarrioCarrier('karrio', new Map())).toThrow(
      expect.objectContaining({ code: 'sheet.carrier_not_set_up', params: { name: 'base_url' } }) as Error,
    );
  });
});
