import type { Readable } from 'node:stream';
import type { ErrorParams } from '@parcelway/contracts';
import type { SuccessText } from './success-texts';

/** A legacy answer with a sentence for the user; a handler that returns plain data answers without one. */
export class Answer {
  constructor(
    readonly data: unknown,
    readonly text: SuccessText,
    /** What the sentence has to be filled with. */
    readonly params: ErrorParams = {},
  ) {}
}

/** PDF bytes, shown in the browser and saved under `filename`. */
export class Pdf {
  constructor(
    readonly bytes: Uint8Array,
    readonly filename: string,
  ) {}
}

/** A workbook, saved under `filename`. */
export class Xlsx {
  constructor(
    readonly bytes: Uint8Array,
    readonly filename: string,
  ) {}
}

/** A file that is sent as it is made, saved under `filename`. */
export class FileStream {
  constructor(
    readonly bytes: Readable,
    readonly filename: string,
    readonly type: string,
  ) {}
}

/** A picture that is made for this one answer and kept nowhere. */
export class Png {
  constructor(readonly bytes: Uint8Array) {}
}

/** Text of an event stream, written as it comes; `signal` is aborted when its reader has gone. */
export class EventStream {
  constructor(readonly events: (signal: AbortSignal) => AsyncIterable<string>) {}
}
