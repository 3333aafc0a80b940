import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from './logging';
import { LOGGER } from './tokens';

/**
 * What a service does by itself every so often: `work` finds by the rows what is due, so that several replicas share it and a run too many
 * does nothing. A run waits for the last one, and the service ends after it.
 */
@Injectable()
export abstract class PeriodicJob implements OnApplicationBootstrap, OnModuleDestroy {
  @Inject(LOGGER) private readonly logger!: Logger;
  protected readonly everyMs: number = 60_000;
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> | null = null;
  private isWanted = false;
  private hasEnded = false;

  protected abstract work(): Promise<unknown>;

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      if (!this.working) this.wake();
    }, this.everyMs).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    this.hasEnded = true;
    await this.working;
  }

  /** Something may be due: works at once, or once more after the run under way. */
  wake(): void {
    this.isWanted = true;
    if (!this.hasEnded) this.working ??= this.workWhileWanted();
  }

  private async workWhileWanted(): Promise<void> {
    while (this.isWanted && !this.hasEnded) {
      this.isWanted = false;
      await this.work().catch((error: unknown) =>
        this.logger.warn({ err: error }, `${this.constructor.name} failed`),
      );
    }
    this.working = null;
  }
}
