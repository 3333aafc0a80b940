import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the next bookings meet: all well, a refusal, a fault, a booking whose reply never comes, a slow one, or no answer before `recover`. */
export type Mood = 'well' | 'refuse' | 'fail' | 'lose_reply' | 'slow' | 'hang';

interface Parcel {
  readonly reference: string;
  readonly order_code: string;
  readonly tracking_number: string;
  cancelled: boolean;
}

const SLOW_MS = 400;

/** A carrier with the interface that the HTTP driver speaks, as badly behaved as it is told to be. */
export class CarrierSimulator {
  readonly parcels = new Map<string, Parcel>();
  /** References of the bookings it was asked for, in their order. */
  readonly asked: string[] = [];
  mood: Mood = 'well';
  private readonly hanging: (() => void)[] = [];
  private server: Server | undefined;

  /** Answers its address. */
  async start(): Promise<string> {
    this.server = createServer((request, response) => void this.answer(request, response));
    const { server } = this;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  /** Is well again, and answers what it has kept waiting. */
  recover(): void {
    this.mood = 'well';
    for (const goOn of this.hanging.splice(0)) goOn();
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((resolve) => this.server?.close(resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const part of request) text += String(part);
    const [, , reference = '', act] = (request.url ?? '').split('/');
    if (request.headers.authorization !== 'Bearer sim-token') return write(response, 401, { message: 'no' });
    const asked =
      request.method === 'POST' && act === undefined && (JSON.parse(text) as { reference: string });
    if (asked) this.asked.push(asked.reference);
    if (this.mood === 'hang') await new Promise<void>((goOn) => this.hanging.push(goOn));
    const known = this.parcels.get(decodeURIComponent(reference));
    if (request.method === 'GET')
      return known && !known.cancelled ? write(response, 200, known) : write(response, 404, {});
    if (act === 'cancel') {
      if (known) known.cancelled = true;
      return write(response, 200, {});
    }
    if (asked) return this.book(asked.reference, response);
  }

  private async book(reference: string, response: ServerResponse): Promise<void> {
    const { mood } = this;
    if (mood === 'refuse') return write(response, 422, { message: 'postcode not served' });
    if (mood === 'fail') return write(response, 503, { message: 'try later' });
    const number = `SIM${String(this.parcels.size + 1).padStart(9, '0')}`;
    const parcel = this.parcels.get(reference) ?? {
      reference,
      order_code: `O-${number}`,
      tracking_number: number,
      cancelled: false,
    };
    this.parcels.set(reference, parcel);
    if (mood === 'lose_reply') return void response.socket?.destroy();
    if (mood === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    return write(response, 201, parcel);
  }
}

function write(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
