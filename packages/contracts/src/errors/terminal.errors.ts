import { declareErrors } from './error-text';

export const terminalErrors = declareErrors({
  'terminal.not_allowed': {
    status: 422,
    'zh-cn': '命令不允许执行',
    en: 'The command was not allowed to be executed',
  },
  'terminal.blocked': {
    status: 409,
    'zh-cn': '新添加的任务永远不会开始，因为被失败的任务阻塞',
    en: 'Newly added tasks will never start because they are blocked by failed tasks',
  },
  'terminal.wrong_state': {
    status: 409,
    'zh-cn': '任务现在的状态不允许这样操作',
    en: 'This is not possible in the state the task is in',
  },
  'terminal.not_started': { status: 409, 'zh-cn': '执行失败', en: 'Failed to execute' },
  'terminal.interactive': {
    status: 409,
    'zh-cn': '命令在等待回答，而这里无法回答，已停止执行',
    en: 'The command waits for an answer that nobody can give here and was stopped',
  },
  'terminal.timed_out': {
    status: 409,
    'zh-cn': '命令超过了允许的时间，已停止执行',
    en: 'The command took longer than allowed and was stopped',
  },
  'terminal.interrupted': {
    status: 409,
    'zh-cn': '执行期间服务停止了，结果未知',
    en: 'The service stopped while the command ran, so its result is unknown',
  },
});
