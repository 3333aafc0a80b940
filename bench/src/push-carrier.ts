import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PushCarrier {
  readonly url: string;
  /** Bookings of a reference that had a parcel already. */
  secondBookings: number;
  faults: number;
  readonly parcels: ReadonlyMap<string, unknown>;
  stop(): void;
}

/** A carrier of which every hundredth booking goes wrong: in turn a fault, and a booking whose reply is lost. */
export async function startPushCarrier(): Promise<PushCarrier> {
  const parcels = new Map<string, { reference: string; order_code: string; tracking_number: string }>();
  let bookings = 0;
  const server = createServer((request, response) => {
    const write = (status: number, body: unknown): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const known = parcels.get(decodeURIComponent((request.url ?? '').split('/')[2] ?? ''));
      if (request.method === 'GET') return write(known ? 200 : 404, known ?? {});
      const { reference } = JSON.parse(text) as { reference: string };
      bookings += 1;
      const isFault = bookings % 100 === 0;
      if (isFault) carrier.faults += 1;
      if (isFault && bookings % 200 === 0) return write(503, { message: 'try later' });
      if (parcels.has(reference)) carrier.secondBookings += 1;
      const number = `PUSH${String(parcels.size + 1).padStart(9, '0')}`;
      const parcel = { reference, order_code: `O-${number}`, tracking_number: number };
      parcels.set(reference, parcel);
      if (isFault) return void request.socket.destroy();
      write(201, parcel);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const carrier: PushCarrier = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    secondBookings: 0,
    faults: 0,
    parcels,
    stop: () => server.close(),
  };
  return carrier;
}
