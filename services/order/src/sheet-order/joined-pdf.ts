import { PDFDocument } from '@cantoo/pdf-lib';

/** One PDF of several, in their order. */
export async function joinPdfs(files: readonly Uint8Array[]): Promise<Uint8Array> {
  const joined = await PDFDocument.create();
  for (const file of files) {
    const source = await PDFDocument.load(file);
    for (const page of await joined.copyPages(source, source.getPageIndices())) joined.addPage(page);
  }
  return joined.save();
}
