import { TERMINAL_TASK_REASONS, TerminalTaskStatus } from '../statuses';
import { defineResource, flag, instant, integer, numberEnum, text, wordEnum } from './define-resource';

/** Maintenance commands in the order they run. Added and tried again by calls of their own; output is asked for apart. */
export const terminalTaskResource = defineResource({
  name: 'terminal-task',
  owner: 'terminal',
  controller: 'TerminalTask',
  label: ['终端任务', 'Terminal tasks'],
  acts: ['index', 'del'],
  deletion: 'hard',
  labelField: 'command',
  superOnly: true,
  order: { field: 'id', direction: 'asc' },
  fields: {
    uuid: text('标识', 'UUID', { max: 36, readOnly: true, unique: true, filter: true }),
    command: text('命令', 'Command', { max: 60, readOnly: true, list: true, quick: true }),
    extend: text('参数', 'Argument', { max: 60, readOnly: true }),
    status: numberEnum('状态', 'Status', Object.values(TerminalTaskStatus), {
      readOnly: true,
      list: true,
      filter: true,
      statusWords: 'terminalTask',
    }),
    reason: wordEnum('原因', 'Reason', TERMINAL_TASK_REASONS, { readOnly: true, list: true }),
    block_on_failure: flag('失败时阻塞', 'Blocks on failure', { readOnly: true, list: true }),
    exit_code: integer('退出码', 'Exit code', { readOnly: true }),
    started_at: instant('开始时间', 'Started', { readOnly: true, list: true }),
    finished_at: instant('结束时间', 'Finished', { readOnly: true, list: true }),
  },
});
