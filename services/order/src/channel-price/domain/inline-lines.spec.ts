import { readLines } from './inline-lines';

const line = (packaging_box_id: unknown, price: unknown = '2.60') => ({ packaging_box_id, price });

describe('packaging lines that come with their price', () => {
  it('are read with their boxes and amounts; none are none', () => {
    expect(readLines([line('3,4'), { ...line('0', '2.35'), status: '0' }], 'GBP')).toEqual({
      lines: [
        { packagingBoxId: '3,4', price: 260n, status: true },
        { packagingBoxId: '0', price: 235n, status: false },
      ],
      faults: [],
    });
    expect(readLines(undefined, 'GBP')).toEqual({ lines: [], faults: [] });
  });

  it.each([
    [[line('3,4'), line('5,4')], 'lines.1.packaging_box_id', 'box_taken', { line: 1 }],
    [[line('3,3')], 'lines.0.packaging_box_id', 'box_taken', { line: 1 }],
    [[line('0'), line('1'), line('0')], 'lines.2.packaging_box_id', 'box_taken', { line: 1 }],
    [[line('')], 'lines.0.packaging_box_id', 'required', undefined],
    [[line('3;4')], 'lines.0.packaging_box_id', 'pattern', undefined],
    [[line('3', '')], 'lines.0.price', 'required', undefined],
    [[line('3', 'much')], 'lines.0.price', 'decimal', { scale: 2 }],
    [[line('3', '-1.00')], 'lines.0.price', 'decimal', { scale: 2 }],
    [[line('3'), null], 'lines.1.packaging_box_id', 'required', undefined],
    [{ 0: line('3') }, 'lines', 'json', undefined],
  ])('%j is refused at %s', (given, field, rule, params) => {
    const [fault] = readLines(given, 'GBP').faults;
    expect(fault).toEqual({ field, rule, ...(params && { params }) });
  });
});
