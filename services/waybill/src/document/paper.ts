import { PAGE_SIZE } from './copy-sheet';
import { printEngine } from './fonts';
import { pdfBuffer } from './pdf-buffer';
import { Pen } from './pen';

/** A paper without pages yet: A4, Chinese and English. `pdf` is all of it once `doc` has ended. */
export async function newPaper(
  title: string,
): Promise<{ readonly doc: PDFKit.PDFDocument; readonly pen: Pen; readonly pdf: Promise<Buffer> }> {
  const engine = await printEngine();
  const doc = new engine.PDFDocument({
    size: PAGE_SIZE,
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    lang: 'zh-CN',
    info: { Title: title, Author: 'Parcelway' },
  });
  return { doc, pen: new Pen(doc, engine), pdf: pdfBuffer(doc) };
}
