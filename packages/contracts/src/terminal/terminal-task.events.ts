import { defineEvent } from '../define';

/** A task was added, is to be tried again, or has left: another may be able to start. */
export const terminalQueueChanged = defineEvent<{ readonly task_id: number }>('terminal.queue-changed', 1);

/** Core NATS subject of `{id}`: a task's state or output has moved on. A hint for followers, who then ask for the output. */
export const TERMINAL_TASK_MOVED = 'terminal.task-moved';
