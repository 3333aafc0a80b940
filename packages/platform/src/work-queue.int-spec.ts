import { eventually, testRedis } from '@parcelway/testing';
import type { Released } from '@parcelway/testing';
import { pino } from 'pino';
import { WorkQueue } from './work-queue';
import type { Job, WorkQueueOptions } from './work-queue';

const NO_REDIS = 'redis://127.0.0.1:1';

describe('queue of work', () => {
  let redis: Released;
  let done: string[];
  const started: WorkQueue<string>[] = [];

  beforeAll(async () => {
    redis = await testRedis();
  });
  beforeEach(() => {
    done = [];
  });
  afterEach(async () => {
    await Promise.all(started.splice(0).map((queue) => queue.stop()));
  });
  afterAll(() => redis.release());

  const queueOf = (name: string, options: Partial<WorkQueueOptions<string>> = {}) => {
    const queue = new WorkQueue<string>({
      name,
      redisUrl: redis.url,
      logger: pino({ level: 'silent' }),
      run: (data) => {
        done.push(data);
        return Promise.resolve();
      },
      due: () => Promise.resolve([]),
      sweepMs: 60_000,
      atOnce: 4,
      lockMs: 30_000,
      stalledMs: 30_000,
      ...options,
    });
    started.push(queue);
    return queue;
  };

  /** Adds as soon as Redis is there. */
  const add = (queue: WorkQueue<string>, ...jobs: readonly Job<string>[]) =>
    eventually(() =>
      queue.add(jobs).then(
        () => true,
        () => false,
      ),
    );
  const isDone = (...wanted: readonly string[]) =>
    eventually(() => Promise.resolve(wanted.every((one) => done.includes(one))));

  it('does what is added, of one id once while it waits', async () => {
    const queue = queueOf('adds');
    await add(queue, { id: 'one', data: 'one' }, { id: 'one', data: 'one' }, { data: 'two' });
    queue.start();
    await isDone('one', 'two');
    await eventually(() => queue.isIdle());
    expect(done.sort()).toEqual(['one', 'two']);
  });

  it('makes up by the rows for what was lost, at the start and when asked', async () => {
    let due = ['first'];
    const queue = queueOf('sweeps', {
      due: () => Promise.resolve(due.splice(0).map((data) => ({ data }))),
    });
    queue.start();
    await isDone('first');
    due = ['second'];
    queue.sweep();
    await isDone('second');
  });

  it('looks once more, and not at the same time, for all that was asked for during a look', async () => {
    const looks: (() => void)[] = [];
    const queue = queueOf('again', {
      due: () => new Promise((found) => looks.push(() => found([{ data: `look ${looks.length}` }]))),
    });
    queue.start();
    await eventually(() => Promise.resolve(looks.length === 1));
    for (let times = 0; times < 3; times += 1) queue.sweep();
    expect(looks).toHaveLength(1);
    looks[0]?.();
    await isDone('look 1');
    await eventually(() => Promise.resolve(looks.length === 2));
    looks[1]?.();
    await isDone('look 2');
    queue.sweep();
    await eventually(() => Promise.resolve(looks.length === 3));
    looks[2]?.();
    await isDone('look 3');
    expect(looks).toHaveLength(3);
  });

  it('does no more at once than all processes together may', async () => {
    let atOnce = 0;
    let most = 0;
    const run = async (data: string) => {
      most = Math.max(most, ++atOnce);
      await new Promise((resume) => setImmediate(resume));
      atOnce -= 1;
      done.push(data);
    };
    const [one, other] = [1, 2].map(() => queueOf('limited', { run, atOnceOverall: 1 })) as [
      WorkQueue<string>,
      WorkQueue<string>,
    ];
    const all = Array.from({ length: 20 }, (_, index) => String(index));
    one.start();
    other.start();
    await add(one, { data: 'first' });
    await isDone('first');
    await add(one, ...all.map((data) => ({ data })));
    await isDone(...all);
    expect(most).toBe(1);
  });

  it('goes on after a job that fails', async () => {
    const queue = queueOf('fails', {
      run: (data) => {
        if (data === 'bad') return Promise.reject(new Error('bad'));
        done.push(data);
        return Promise.resolve();
      },
    });
    await add(queue, { data: 'bad' }, { data: 'good' });
    queue.start();
    await isDone('good');
  });

  it('lets what is being done end, and its own jobs be added, before it stops', async () => {
    const queue: WorkQueue<string> = queueOf('ends', {
      run: async (data) => {
        done.push(`${data} began`);
        await new Promise((resume) => setTimeout(resume, 50));
        await queue.add([{ data: 'next' }]);
        done.push(`${data} ended`);
      },
      atOnce: 1,
    });
    await add(queue, { data: 'one' });
    queue.start();
    await isDone('one began');
    await queue.stop();
    expect(done).toContain('one ended');
  });

  it('refuses to add and ends at once where there is no Redis', async () => {
    const queue = queueOf('none', { redisUrl: NO_REDIS, atOnceOverall: 1 });
    queue.start();
    await expect(queue.add([{ data: 'lost' }])).rejects.toThrow('Redis is away');
    const begun = performance.now();
    await queue.stop();
    expect(performance.now() - begun).toBeLessThan(4_000);
  });
});
