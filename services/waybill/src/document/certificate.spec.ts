import { PrintedPdf } from '@parcelway/testing/printed-pdf';
import { renderCertificate } from './certificate';
import type { CertificateData } from './document-data';
import { part, scan } from './read-printed';
import { LONG_NAME } from './sample-data';

const box = {
  ...{ no: 1, waybillNo: 'EE473124829GB', contents: '旧羽绒服 Used down jacket × 3' },
  ...{ declaredValue: '222.00', cover: '278.19', premium: '4.45' },
};
const certificate: CertificateData = {
  orderNo: 'IN-7K4M-92QX',
  service: { zh: '货物运输保险', en: 'Cover of goods in transit' },
  insuredOrderNo: 'PW-7K4M-92QX',
  status: { zh: '保障中', en: 'Active' },
  insured: { name: LONG_NAME, account: 'demo' },
  startsAt: '2026-11-28 15:03',
  endsAt: undefined,
  ...{ currency: 'GBP', declaredValue: '399.00', cover: '500.00', premium: '8.00' },
  ...{ damageDays: 7, lossDays: 30 },
  boxes: [box, { ...box, no: 2, waybillNo: '', cover: '221.81', premium: '3.55' }],
  support: '客服 Support',
  printedAt: '2026-11-28 15:10',
};

describe('certificate of insurance', () => {
  it('says who is insured for what, box by box, and how to claim', async () => {
    const pdf = await PrintedPdf.of(await renderCertificate(certificate));
    const pages = (await pdf.pages()).map((page) => page.replace(/\s+/g, ''));
    const [picture] = await pdf.pictures(200);
    expect(picture && scan(part(picture, 0.5, 0.02, 1, 0.09), 'code128')).toBe('IN-7K4M-92QX');
    await pdf.remove();
    expect(pages).toHaveLength(1);
    for (const words of [
      ...['保险凭证', 'Certificateofinsurance', LONG_NAME.replace(/\s+/g, ''), 'PW-7K4M-92QX', '£500.00'],
      ...['EE473124829GB', '£278.19', '£221.81', 'Untilthelastboxisdelivered'],
      ...['签收后7天内', 'loss:within30days'],
    ])
      expect(pages[0]).toContain(words);
    expect(pages[0]).not.toContain('客户联');
  });

  it('goes on over as many pages as its boxes need', async () => {
    const boxes = Array.from({ length: 60 }, (_, at) => ({ ...box, no: at + 1 }));
    const pdf = await PrintedPdf.of(await renderCertificate({ ...certificate, boxes }));
    const pages = await pdf.pages();
    await pdf.remove();
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages.slice(0, -1)) expect(page).toContain('Waybill');
  });
});
