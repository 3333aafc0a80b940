import { TerminalTaskStatus } from '@parcelway/contracts/statuses';
import { canDelete, canMove, nextToStart } from './terminal-task-status';

const { waiting, connecting, executing, success, failed, unknown } = TerminalTaskStatus;
const all = Object.values(TerminalTaskStatus);

describe('states of a task', () => {
  it.each<[from: string, to: readonly TerminalTaskStatus[]]>([
    ['waiting', [connecting]],
    ['connecting', [executing, failed, unknown]],
    ['executing', [success, failed, unknown]],
    ['success', []],
    ['failed', [waiting]],
    ['unknown', [waiting]],
  ])('%s → %j and nothing else', (from, to) => {
    const status = TerminalTaskStatus[from as keyof typeof TerminalTaskStatus];
    expect(all.filter((next) => canMove(status, next))).toEqual(to);
  });

  it('can be deleted unless they are connecting or executing', () => {
    expect(all.filter(canDelete)).toEqual([waiting, success, failed, unknown]);
  });
});

describe('the task that may start', () => {
  /** `0`, `2` … are statuses in the order of the queue; `4~` is a failure that does not block. */
  const start = (queue: string): number | null => {
    const tasks = queue.split(' ').map((word, index) => ({
      id: index + 1,
      status: Number(word[0]) as TerminalTaskStatus,
      blockOnFailure: !word.endsWith('~'),
    }));
    return nextToStart(tasks)?.id ?? null;
  };

  it.each<[queue: string, started: number | null, why: string]>([
    ['0', 1, 'nothing else is there'],
    ['0 0', 1, 'it is the first'],
    ['3 0', 2, 'a success is passed over'],
    ['3 3', null, 'nothing waits'],
    ['1 0', null, 'one is connecting'],
    ['2 0', null, 'one is executing'],
    ['0 2', null, 'one is executing further behind'],
    ['4 0', null, 'a failure blocks'],
    ['5 0', null, 'an unknown end blocks'],
    ['4~ 0', 2, 'the failure does not block'],
    ['5~ 0', 2, 'the unknown end does not block'],
    ['0 4 0', 1, 'the failure stands behind it'],
    ['3 4~ 5~ 3 0 0', 5, 'nothing before it blocks'],
    ['4~ 5 0', null, 'the second of two blocks'],
    ['4', null, 'nothing waits'],
  ])('of %s is %p: %s', (queue, started) => {
    expect(start(queue)).toBe(started);
  });
});
