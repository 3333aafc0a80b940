const ESCAPES = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)|[@-Z\\-_])/g;
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** Plain text of what a program wrote: without colours and cursor moves, lines ending in `\n`. */
export function plainText(text: string): string {
  return text.replace(ESCAPES, '').replace(/\r\n?/g, '\n').replace(CONTROLS, '');
}

/** Kept of one run; what comes after it is left out. */
export const OUTPUT_LIMIT = 1_000_000;

/** Gathers what a command writes and gives it out in whole lines, up to the limit. */
export class CommandOutput {
  private pending = '';
  private bytes = 0;
  private isFull = false;

  constructor(private readonly limit = OUTPUT_LIMIT) {}

  add(text: string): void {
    // A flood between two looks needs no more memory than shows that there is too much.
    if (!this.isFull) this.pending = (this.pending + text).slice(0, 2 * this.limit);
  }

  /** The whole lines since the last time, or everything at the end; '' when there is nothing worth showing. */
  take(atEnd = false): string {
    const end = atEnd ? this.pending.length : Math.max(lastBreak(this.pending), 0);
    const raw = this.pending.slice(0, end);
    this.pending = this.pending.slice(end);
    if (this.isFull) return '';
    const text = plainText(raw).replace(/^\n+|\s+$/g, '');
    this.bytes += Buffer.byteLength(text);
    if (this.bytes <= this.limit) return text;
    this.isFull = true;
    this.pending = '';
    const kept = Buffer.from(text).subarray(
      0,
      Math.max(0, Buffer.byteLength(text) - this.bytes + this.limit),
    );
    return `${kept.toString('utf8').replace(/\ufffd+$/, '')}\n[…] more than ${this.limit} bytes of output; the rest is left out`.trim();
  }
}

/** Behind the last line end; a lone `\r` at the very end may be half of one. */
function lastBreak(text: string): number {
  return Math.max(text.lastIndexOf('\n'), text.slice(0, -1).lastIndexOf('\r')) + 1;
}
