import type { Task } from './task-rules';
import { blockerOf, reasonsOf, secondsOf, shownTask } from './task-rules';

const task = (id: number, status: Task['status'], more: Partial<Task> = {}): Task => ({
  id,
  command: 'version.node',
  extend: '',
  status,
  reason: '',
  block_on_failure: '1',
  exit_code: null,
  started_at: null,
  finished_at: null,
  ...more,
});

describe('the queue as the panel shows it', () => {
  it('is stopped by a failure that blocks, and by no other', () => {
    expect(blockerOf([task(1, 3), task(2, 4), task(3, 0)])?.id).toBe(2);
    expect(blockerOf([task(1, 5)])?.id).toBe(1);
    expect(blockerOf([task(1, 4, { block_on_failure: '0' }), task(2, 0)])).toBeUndefined();
  });

  it('says of each task why it waits or failed', () => {
    const blocker = task(2, 4, { exit_code: 2 });
    expect(reasonsOf(task(1, 0), blocker)).toEqual([['terminal.waits']]);
    expect(reasonsOf(task(3, 0), blocker)).toEqual([['terminal.waitsBlocked']]);
    expect(reasonsOf(blocker, blocker)).toEqual([['terminal.exit', { code: 2 }], ['terminal.blocks']]);
    expect(reasonsOf(task(4, 5, { reason: 'interrupted', block_on_failure: '0' }), blocker)).toEqual([
      ['terminal.reason.interrupted'],
      ['terminal.blocksNot'],
    ]);
    expect(reasonsOf(task(5, 3), undefined)).toEqual([]);
  });

  it('opens the chosen task, else the blocking failure, what runs, the last', () => {
    const tasks = [task(1, 3), task(2, 4), task(3, 2), task(4, 0)];
    expect(shownTask(tasks, 4)?.id).toBe(4);
    expect(shownTask(tasks, 99)?.id).toBe(2);
    expect(shownTask([task(1, 3), task(3, 2), task(4, 0)], null)?.id).toBe(3);
    expect(shownTask([task(1, 3), task(4, 3)], null)?.id).toBe(4);
    expect(shownTask([], null)).toBeUndefined();
  });

  it('counts the time of a task to its end or to now', () => {
    const started_at = '2026-11-28T14:03:31.000Z';
    const now = Date.parse(started_at) + 5_400;
    expect(secondsOf(task(1, 0), now)).toBeNull();
    expect(secondsOf(task(1, 2, { started_at }), now)).toBe(5);
    expect(secondsOf(task(1, 3, { started_at, finished_at: '2026-11-28T14:03:50.000Z' }), now)).toBe(19);
  });
});
