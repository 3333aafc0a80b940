import { ChildProcess, fork } from 'node:child_process';

interface Answer {
  id: number;
  result?: unknown;
  error?: string;
}

/**
 * Questions and answers with a forked script that answers as `packages/launch/src/ipc.mjs` does.
 * The child never keeps this process alive by itself: only an open question does.
 */
export class ChildChannel {
  private readonly child: ChildProcess;
  private readonly open = new Map<
    number,
    { done: (result: unknown) => void; fail: (error: Error) => void }
  >();
  private readonly ended: Promise<void>;
  private count = 0;

  /** @param script absolute path of the module to fork. */
  constructor(script: string) {
    this.child = fork(script, [], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], execArgv: [] });
    this.child.on('message', (message) => this.settle(message as Answer));
    this.ended = new Promise((done) => {
      this.child.once('exit', (code, signal) => {
        for (const { fail } of this.open.values()) fail(new Error(`${script} ended (${signal ?? code}).`));
        this.open.clear();
        done();
      });
    });
    this.rest();
  }

  /** Asks for one operation; rejects with the child's message when it fails. */
  ask<Result>(op: string, args: Record<string, unknown> = {}): Promise<Result> {
    this.count += 1;
    const id = this.count;
    return new Promise<Result>((done, fail) => {
      this.open.set(id, { done: (result) => done(result as Result), fail });
      this.child.ref();
      this.child.channel?.ref();
      this.child.send({ id, op, args }, (error) => {
        if (error) this.settle({ id, error: error.message });
      });
    });
  }

  /** Lets the child clean up and waits until it is gone. */
  async close(): Promise<void> {
    this.child.ref();
    if (this.child.connected) this.child.disconnect();
    await this.ended;
  }

  private settle({ id, result, error }: Answer): void {
    const question = this.open.get(id);
    this.open.delete(id);
    if (error === undefined) question?.done(result);
    else question?.fail(new Error(error));
    if (this.open.size === 0) this.rest();
  }

  private rest(): void {
    this.child.unref();
    this.child.channel?.unref();
  }
}
