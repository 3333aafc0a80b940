import { setTimeout as delay } from 'node:timers/promises';
import { Queue, Worker } from 'bullmq';
import Redis from 'ioredis';
import type { Logger } from './logging';

const PREFIX = 'parcelway';
const END_MS = 5_000;
/** Between two sweeps that were asked for: under load what is due gathers. */
const SWEEP_PAUSE_MS = 50;

/** One piece of work. Of several waiting jobs of one `id` one is done. */
export interface Job<Data> {
  readonly id?: string;
  readonly data: Data;
}

export interface WorkQueueOptions<Data> {
  readonly name: string;
  readonly redisUrl: string;
  readonly logger: Logger;
  /** Does a job. It may come twice, and at two processes. */
  readonly run: (data: Data) => Promise<void>;
  /** Jobs for what is due by the rows. Asked every `sweepMs`, one question at a time. */
  readonly due: () => Promise<readonly Job<Data>[]>;
  readonly sweepMs: number;
  /** Jobs that a process does at once. */
  readonly atOnce: number;
  /** Jobs that all processes together do at once, where that is limited. */
  readonly atOnceOverall?: number;
  /** How long a process that died keeps its jobs to itself, and how often that is looked at. */
  readonly lockMs: number;
  readonly stalledMs: number;
}

/**
 * Hands work to some process of a service. What there is to do, the rows know; a job only says where to look. So one that is lost with Redis
 * is made up for by the next sweep, and one that is done twice finds nothing to do.
 */
export class WorkQueue<Data> {
  private readonly redis: Redis;
  private readonly queue: Queue;
  private readonly worker: Worker;
  private timer: NodeJS.Timeout | undefined;
  private sweeping: Promise<void> | null = null;
  private isSweepWanted = false;
  private isStopping = false;

  constructor(private readonly options: WorkQueueOptions<Data>) {
    const { name, redisUrl, logger, run, atOnce, lockMs, stalledMs } = options;
    // Whoever adds a job does not wait for Redis to come back.
    this.redis = new Redis(redisUrl, { enableOfflineQueue: false });
    this.queue = new Queue(name, {
      prefix: PREFIX,
      connection: this.redis,
      defaultJobOptions: { removeOnComplete: true, removeOnFail: true },
    });
    this.worker = new Worker(name, (job) => run(job.data as Data), {
      prefix: PREFIX,
      connection: { url: redisUrl, maxRetriesPerRequest: null },
      autorun: false,
      concurrency: atOnce,
      lockDuration: lockMs,
      stalledInterval: stalledMs,
      maxStalledCount: Number.MAX_SAFE_INTEGER,
    });
    this.redis.on('error', this.onLostRedis);
    this.queue.on('error', this.onLostRedis);
    this.worker.on('error', this.onLostRedis);
    this.worker.on('failed', (_job, error) => logger.error({ err: error, queue: name }, 'job failed'));
  }

  /** Begins to work and to sweep. */
  start(): void {
    void this.begin();
    this.timer = setInterval(() => this.sweep(), this.options.sweepMs);
  }

  /** Rejects when Redis is away. */
  async add(jobs: readonly Job<Data>[]): Promise<void> {
    if (jobs.length === 0) return;
    if (this.redis.status !== 'ready') throw new Error('Redis is away');
    await this.queue.addBulk(
      jobs.map(({ id, data }) => ({ name: 'job', data, opts: id === undefined ? {} : { jobId: id } })),
    );
  }

  /** Looks for what is due, at once where no look is under way, else again after it. Does nothing without Redis; a later sweep does. */
  sweep(): void {
    this.isSweepWanted = true;
    if (!this.isStopping) this.sweeping ??= this.sweepWhileWanted();
  }

  private async sweepWhileWanted(): Promise<void> {
    while (this.isSweepWanted && !this.isStopping) {
      this.isSweepWanted = false;
      await this.options
        .due()
        .then((jobs) => this.add(jobs))
        .catch(this.onLostRedis);
      if (this.isSweepWanted) await delay(SWEEP_PAUSE_MS);
    }
    this.sweeping = null;
  }

  /** Whether no job waits and none is being done. Rejects when Redis is away. */
  async isIdle(): Promise<boolean> {
    return (await this.queue.getJobCountByTypes('waiting', 'active')) === 0;
  }

  /** Ends what is being done and then the connections, within five seconds; what is cut off is taken up again. */
  async stop(): Promise<void> {
    this.isStopping = true;
    clearInterval(this.timer);
    let timer: NodeJS.Timeout | undefined;
    const isTooLong = new Promise<void>((done) => (timer = setTimeout(done, END_MS)));
    await Promise.race([this.end(), isTooLong]);
    clearTimeout(timer);
    this.redis.disconnect();
  }

  private readonly onLostRedis = (error: unknown): void =>
    this.options.logger.debug({ err: error, queue: this.options.name }, 'queue');

  private async begin(): Promise<void> {
    // Before the first job, lest more begin than may.
    await this.prepare().catch(this.onLostRedis);
    this.sweep();
    await this.worker
      .run()
      .catch((error: unknown) =>
        this.options.logger.error({ err: error, queue: this.options.name }, 'queue'),
      );
  }

  private async prepare(): Promise<void> {
    await this.queue.waitUntilReady();
    if (this.options.atOnceOverall === undefined) return;
    await this.queue.setGlobalConcurrency(this.options.atOnceOverall);
  }

  private async end(): Promise<void> {
    await this.sweeping;
    // What is being done may still add jobs. Without Redis nothing of it could be waited for.
    await this.worker.close(this.redis.status !== 'ready').catch(this.onLostRedis);
    await this.queue.close().catch(this.onLostRedis);
  }
}
