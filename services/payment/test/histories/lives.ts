import { AsyncLocalStorage } from 'node:async_hooks';
import type { DataSource } from 'typeorm';
import { watchQueries } from '../watched-queries';

/** Where a process dies: at its `at`-th statement, counted from 1, before or after PostgreSQL has carried it out. To begin a transaction is none. */
export interface Death {
  readonly at: number;
  readonly isAfter: boolean;
}

/** What is thrown in place of an answer that nobody is left to give. */
export class Died extends Error {}

interface Life {
  readonly death: Death;
  sent: number;
  isOver: boolean;
}

type Callback = (error: unknown, ...rest: unknown[]) => void;

/**
 * Lives that end at a given statement. What runs in one of them sends nothing more once it is over, as a process that was killed; only the
 * ROLLBACK goes through, which PostgreSQL does by itself when the connection breaks.
 */
export class Lives {
  private readonly current = new AsyncLocalStorage<Life>();
  readonly stop: () => void;

  constructor(dataSource: DataSource) {
    this.stop = watchQueries(dataSource, (values, sendOn) => {
      const life = this.current.getStore();
      if (!life || values[0] === 'ROLLBACK') return sendOn(values);
      if (life.isOver) return answerDead(values);
      if (String(values[0]).startsWith('START TRANSACTION')) return sendOn(values);
      life.sent += 1;
      if (life.sent !== life.death.at) return sendOn(values);
      life.isOver = true;
      if (!life.death.isAfter) return answerDead(values);
      const callback = callbackOf(values);
      if (callback)
        return sendOn([...values.slice(0, -1), (error: unknown) => callback(error ?? new Died())]);
      return Promise.resolve(sendOn(values)).then(() => Promise.reject(new Died()));
    });
  }

  /** Runs `work` in lives that end as told, one after the other, and at last in one that does not. Answers what the last one did. */
  async survive<Answer>(deaths: readonly Death[], work: () => Promise<Answer>): Promise<Answer> {
    for (const death of deaths) {
      const life: Life = { death, sent: 0, isOver: false };
      const outcome = await this.current.run(life, () =>
        work().then(
          (answer) => ({ answer }),
          (error: unknown) => ({ error }),
        ),
      );
      // Whatever was answered, nobody heard it.
      if (life.isOver) continue;
      if ('error' in outcome) throw outcome.error;
      return outcome.answer;
    }
    return work();
  }
}

function callbackOf(values: readonly unknown[]): Callback | null {
  const last = values.at(-1);
  return typeof last === 'function' ? (last as Callback) : null;
}

function answerDead(values: readonly unknown[]): unknown {
  const callback = callbackOf(values);
  if (!callback) return Promise.reject(new Died());
  setImmediate(callback, new Died());
  return undefined;
}
