import { Client } from 'undici';
import type { Dispatcher } from 'undici';
import type { Call } from './loads/load';

const PATIENCE_MS = 30_000;
/** How an answer begins that says the call was carried out. */
const DONE = Buffer.from('{"code":1,');
const SHOWN = 200;

/** One keep-alive connection with one request at a time on it. */
export class Connection {
  private readonly client: Client;

  constructor(origin: string) {
    this.client = new Client(origin, {
      pipelining: 1,
      keepAliveTimeout: 60_000,
      headersTimeout: PATIENCE_MS,
      bodyTimeout: PATIENCE_MS,
    });
  }

  /** Resolves at the end of the answer: null when it was carried out, else what came instead. Never rejects. */
  send({ method, path, headers, body }: Call): Promise<string | null> {
    return new Promise((done) => {
      this.client.dispatch({ method, path, headers, body: body ?? null }, new AnswerReader(done));
    });
  }

  close(): Promise<void> {
    return this.client.destroy();
  }
}

/** Reads no more of an answer than it takes to see whether it is one: the load must not cost what it measures. */
class AnswerReader implements Dispatcher.DispatchHandler {
  private status = 0;
  private first: Buffer | null = null;

  constructor(private readonly done: (failure: string | null) => void) {}

  onRequestStart(): void {}

  onResponseStart(_controller: Dispatcher.DispatchController, status: number): void {
    this.status = status;
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.first ??= chunk;
  }

  onResponseEnd(): void {
    const isDone = this.status === 200 && this.first?.subarray(0, DONE.length).equals(DONE);
    this.done(isDone ? null : `${this.status} ${this.first?.toString('utf8').slice(0, SHOWN) ?? ''}`);
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.done(error.message);
  }
}
