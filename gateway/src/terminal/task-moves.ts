import { Inject, Injectable } from '@nestjs/common';
import type { OnApplicationShutdown, OnModuleInit } from '@nestjs/common';
import { TERMINAL_TASK_MOVED } from '@parcelway/contracts';
import { NATS } from '@parcelway/platform';
import type { NatsConnection, Subscription } from 'nats';

/** Hears that a task of the terminal has moved on. Hints may be lost, so nobody waits for one alone. */
@Injectable()
export class TaskMoves implements OnModuleInit, OnApplicationShutdown {
  private readonly waiting = new Map<number, Set<() => void>>();
  private subscription: Subscription | null = null;

  constructor(@Inject(NATS) private readonly nats: NatsConnection) {}

  onModuleInit(): void {
    this.subscription = this.nats.subscribe(TERMINAL_TASK_MOVED, {
      callback: (_error, message) => {
        const { id } = message.json<{ id: number }>();
        for (const resolve of this.waiting.get(id) ?? []) resolve();
      },
    });
  }

  onApplicationShutdown(): void {
    this.subscription?.unsubscribe();
  }

  /** Resolves at the task's next move, after `patienceMs`, or when aborted. */
  next(id: number, patienceMs: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const all = this.waiting.get(id) ?? new Set();
      this.waiting.set(id, all);
      const end = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', end);
        all.delete(end);
        if (all.size === 0) this.waiting.delete(id);
        resolve();
      };
      const timer = setTimeout(end, signal.aborted ? 0 : patienceMs);
      signal.addEventListener('abort', end, { once: true });
      all.add(end);
    });
  }
}
