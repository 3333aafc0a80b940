import { Injectable } from '@nestjs/common';
import { terminalQueueChanged } from '@parcelway/contracts';
import { ReactsToMany } from '@parcelway/platform';
import { TerminalQueue } from './terminal-queue';

@Injectable()
export class TerminalTaskReactions {
  constructor(private readonly queue: TerminalQueue) {}

  @ReactsToMany(terminalQueueChanged)
  async startNext(): Promise<void> {
    await this.queue.wake();
  }
}
