/** The pieces of a split address, or the line (from 1) on which it stopped fitting and the text that was left. */
export type SplitAddress =
  | { readonly fits: true; readonly lines: readonly string[] }
  | { readonly fits: false; readonly line: number; readonly rest: string };

/** A break is allowed at white space, and after or before any Chinese character, which has no spaces round it. */
const PIECES = /\p{Script=Han}[\p{P}]*|(?:(?!\p{Script=Han})\S)+|\s+/gu;

const lengthOf = (text: string): number => [...text].length;

/**
 * Splits an address into lines for a carrier that allows `maxLength` characters on each (D9, docs/domain; UPS, DPD and
 * FedEx allow 35). Lines break between words and between Chinese characters; nothing is ever cut or dropped: what does
 * not fit names its line, so that it can be refused before payment.
 */
export function splitAddressLine(text: string, maxLength = 35, maxLines = 3): SplitAddress {
  const lines: string[] = [];
  let current = '';
  const pieces = text.normalize('NFC').trim().match(PIECES) ?? [];
  for (const [index, piece] of pieces.entries()) {
    const isSpace = piece.trim() === '';
    const grown = current + (isSpace ? ' ' : piece);
    if (lengthOf(grown.trimEnd()) <= maxLength) {
      current = current === '' && isSpace ? '' : grown;
      continue;
    }
    if (current !== '') lines.push(current.trimEnd());
    const rest = pieces.slice(index).join('').trim();
    if (lines.length === maxLines) return { fits: false, line: maxLines, rest };
    if (lengthOf(piece) > maxLength) return { fits: false, line: lines.length + 1, rest };
    current = piece;
  }
  if (current.trimEnd() !== '') lines.push(current.trimEnd());
  return { fits: true, lines };
}
