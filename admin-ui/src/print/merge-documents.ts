/** How many documents are asked of the server at once. */
const AT_ONCE = 4;

/** Loads documents in their order, a few at a time. The first failure is the failure of all. */
export async function loadAll<Document>(
  loads: readonly (() => Promise<Document>)[],
  atOnce = AT_ONCE,
): Promise<Document[]> {
  const loaded: Document[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let at = next++; at < loads.length; at = next++) {
      const load = loads[at];
      if (load) loaded[at] = await load();
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, loads.length) }, worker));
  return loaded;
}

/** Several PDFs as one, so that they leave the printer in one go; a single one stays as it is. */
export async function mergedPdf(loads: readonly (() => Promise<Blob>)[]): Promise<Blob> {
  const documents = await loadAll(loads);
  const [only, ...more] = documents;
  if (only && more.length === 0) return only;
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  const whole = await PDFDocument.create();
  for (const document of documents) {
    const part = await PDFDocument.load(await document.arrayBuffer());
    for (const page of await whole.copyPages(part, part.getPageIndices())) whole.addPage(page);
  }
  const bytes = await whole.save();
  return new Blob([new Uint8Array(bytes)], { type: 'application/pdf' });
}
