import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { eventually } from '@parcelway/testing';
import type { Stack } from '@parcelway/testing';
import { PrintedPdf } from '@parcelway/testing/printed-pdf';
import { Api } from '../kit/api';
import { detail, DUNHUANG, logIn, place, prepare } from '../kit/shipment';
import { startWholeStack } from '../kit/whole-stack';

const run = promisify(execFile);
/** Rare characters, look-alikes and a full line: what a careless font or cut would lose. */
const RECEIVER = {
  ...DUNHUANG,
  last_name: '欧阳',
  first_name: '㛃喆',
  address_line: '沙州北路二十六号阳光花园三单元五〇一室（近敦煌市第一中学东门）',
  id_card_number: '',
};

describe('printed papers', () => {
  let stack: Stack;
  let orderNo: string;
  let waybillNo: string;
  const papers = new Map<string, PrintedPdf>();
  const paper = (name: string): PrintedPdf => {
    const printed = papers.get(name);
    if (!printed) throw new Error(`no ${name} was printed`);
    return printed;
  };

  beforeAll(async () => {
    stack = await startWholeStack();
    const api = await logIn(new Api(stack.url));
    const placed = await place(await prepare(api, RECEIVER));
    orderNo = placed.order_no;
    await api.ok(api.post('/api/Pay/balance', { order_no: orderNo }, { key: randomUUID() }));
    waybillNo = (await eventually(async () => (await detail(api, orderNo)).waybills[0]?.waybill_no)) ?? '';
    for (const [name, path] of [
      ['label', `/api/waybill/printLastMileLabel?waybill_no=${waybillNo}`],
      ['copy', `/api/waybill/printOrder?order_no=${orderNo}`],
    ] as const)
      papers.set(name, await PrintedPdf.of(await api.pdf(path)));
  });
  afterAll(async () => {
    await stack.stop();
    await Promise.all([...papers.values()].map((printed) => printed.remove()));
  });

  it.each(['label', 'copy'])(
    'the %s holds every character of the Chinese name and address as text',
    async (name) => {
      const text = (await paper(name).pages()).join('');
      for (const part of [
        `${RECEIVER.last_name}${RECEIVER.first_name}`,
        RECEIVER.address_line,
        RECEIVER.province,
        RECEIVER.zip_code,
        waybillNo,
      ]) {
        const missing = [...part].filter((char) => !text.includes(char));
        expect({ part, missing }).toEqual({ part, missing: [] });
      }
    },
  );

  it.each(['label', 'copy'])('the %s carries its fonts', async (name) => {
    const fonts = await paper(name).fonts();
    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.filter(({ embedded }) => !embedded)).toEqual([]);
  });

  it.each([
    ['label', () => waybillNo],
    ['copy', () => orderNo],
  ])('the bars of the %s read as its number at the resolution of a label printer', async (name, number) => {
    const { file } = paper(name);
    await run('pdftoppm', ['-r', '203', '-png', '-f', '1', '-l', '1', '-singlefile', file, file]);
    const { stdout } = await run('zbarimg', ['--quiet', '--raw', `${file}.png`]);
    expect(stdout.split('\n')).toContain(number());
  });
});
