import { answers, call, defineContract } from '../define';
import { OneOf, Text } from '../validation';

export const PACKAGE_MANAGERS = ['npm', 'cnpm', 'yarn', 'pnpm', 'ni', 'none'] as const;
export type PackageManager = (typeof PACKAGE_MANAGERS)[number];

export class ReadTerminalSetting {}

/** What is not named stays as it is. */
export class ChangeTerminalSetting {
  @OneOf(PACKAGE_MANAGERS, { optional: true }) packageManager?: PackageManager;
  @OneOf(['0', '1'], { optional: true }) automaticCleanupTask?: '0' | '1';
  @Text({ max: 5, pattern: /^[1-9]\d{0,4}$/, optional: true }) port?: string;
}

export interface TerminalSettingView {
  readonly packageManager: PackageManager;
  /** '1': tasks that succeeded leave the list when another is added. */
  readonly automaticCleanupTask: '0' | '1';
  /** Shown by existing clients; the gateway's own port is part of its environment. */
  readonly port: string;
}

export const terminalSetting = defineContract('terminal.terminal-setting', {
  get: call(ReadTerminalSetting, answers<TerminalSettingView>()),
  set: call(ChangeTerminalSetting, answers<TerminalSettingView>()),
});
