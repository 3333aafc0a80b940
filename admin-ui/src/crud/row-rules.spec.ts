import { isRefused } from './row-rules';

const ME = 7;

describe('what the state of a row rules out', () => {
  it.each([
    ['admin', 'delete', { id: 7 }, true],
    ['admin', 'delete', { id: 8 }, false],
    ['commission-batch', 'delete', { status: 'draft' }, false],
    ['commission-batch', 'delete', { status: 'settled' }, true],
    ['import-job', 'delete', { status: 'running' }, true],
    ['import-job', 'delete', { status: 'completed' }, false],
    ['member-group', 'delete', { is_default: '1' }, true],
    ['member-group', 'delete', { is_default: '0' }, false],
    ['protocol', 'edit', { status: 'published' }, true],
    ['protocol', 'edit', { status: 'draft' }, false],
    ['session', 'delete', { is_current: '1' }, true],
    ['sheet-order', 'delete', { is_void: '0', status: 0, attempts: 0 }, false],
    ['sheet-order', 'delete', { is_void: '0', status: 0, attempts: 2 }, true],
    ['sheet-order', 'delete', { is_void: '0', status: 1 }, true],
    ['sheet-order', 'delete', { is_void: '1', status: 1, attempts: 1 }, false],
    ['terminal-task', 'delete', { status: 2 }, true],
    ['terminal-task', 'delete', { status: 3 }, false],
    ['channel', 'delete', { id: 7 }, false],
  ] as const)('%s %s %p: %p', (resource, act, row, refused) => {
    expect(isRefused(resource, act, row, ME)).toBe(refused);
  });
});
