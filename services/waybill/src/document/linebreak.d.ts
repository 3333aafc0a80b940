/** The part of `linebreak` (Unicode line breaking, UAX #14) used here; the package brings no types. */
declare module 'linebreak' {
  export default class LineBreaker {
    constructor(text: string);
    /** The next place where a line may (or, if `required`, must) end, as an index into the text; null after the last. */
    nextBreak(): { position: number; required: boolean } | null;
  }
}
