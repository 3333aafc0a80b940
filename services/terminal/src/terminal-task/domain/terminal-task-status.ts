/** Where a task is; the numbers are those of the existing web client. */
export const TerminalTaskStatus = {
  waiting: 0,
  connecting: 1,
  executing: 2,
  success: 3,
  failed: 4,
  /** The service stopped while it ran, so nobody saw its end. */
  unknown: 5,
} as const;
export type TerminalTaskStatus = (typeof TerminalTaskStatus)[keyof typeof TerminalTaskStatus];

/** Statuses of a task whose command may be running. */
export const UNDER_WAY: readonly TerminalTaskStatus[] = [
  TerminalTaskStatus.connecting,
  TerminalTaskStatus.executing,
];
