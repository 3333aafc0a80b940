import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { Inject, Injectable } from '@nestjs/common';
import { LOGGER } from '@parcelway/platform';
import type { Logger } from '@parcelway/platform';
import { DataSource } from 'typeorm';

const LOOK_MS = 60_000;

/** Marks coupons whose time is over; one that is not marked yet cannot be used either. */
@Injectable()
export class ExpiredCoupons implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<unknown> | null = null;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.look(), LOOK_MS).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.working;
  }

  private look(): void {
    this.working ??= this.expire()
      .catch((error: unknown) => this.logger.warn({ err: error }, 'coupons not expired'))
      .finally(() => (this.working = null));
  }

  /** Answers how many it marked. */
  async expire(now = new Date()): Promise<number> {
    const [, expired] = await this.dataSource.query<[unknown[], number]>(
      `UPDATE member_coupon SET status = 'expired', version = version + 1, update_time = now()
       WHERE status = 'unused' AND expires_at <= $1`,
      [now],
    );
    return expired;
  }
}
