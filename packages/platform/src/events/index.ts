export { applyOnce } from './consumers';
export { Outbox, requestIdOf } from './outbox';
export { ReactsTo, ReactsToMany } from './reacts-to';
export type { Reaction, ReactionToMany } from './reacts-to';
export { replayOutbox } from './replay';
export { OutboxEntity } from './outbox.entity';
export { InboxEntity } from './inbox.entity';
export { DeadLetterEntity } from './dead-letter.entity';
