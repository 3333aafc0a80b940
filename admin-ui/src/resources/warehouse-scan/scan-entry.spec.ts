import { measuresFault, NO_MEASURES, readEntry, sentMeasures } from './scan-entry';

describe('the one field of the scan station', () => {
  it('takes a number for a code, in capitals and without spaces', () => {
    expect(readEntry(' ee 473 124 829 gb ')).toEqual({ kind: 'code', code: 'EE473124829GB' });
    expect(readEntry('')).toEqual({ kind: 'code', code: '' });
    expect(readEntry('15503412345678')).toEqual({ kind: 'code', code: '15503412345678' });
  });

  it('takes a short decimal for the weight of the next box', () => {
    expect(readEntry('12.30')).toEqual({ kind: 'weight', weight: '12.30' });
    expect(readEntry('9 kg')).toEqual({ kind: 'weight', weight: '9' });
  });

  it('takes three sides for the size of the next box', () => {
    const size = { kind: 'size', length: '60', width: '40', height: '40.5' };
    expect(readEntry('60x40x40.5')).toEqual(size);
    expect(readEntry('60*40*40.5 cm')).toEqual(size);
    expect(readEntry('60×40×40.5')).toEqual(size);
  });

  it('refuses weights and sides outside the limits and allows empty ones', () => {
    expect(measuresFault(NO_MEASURES)).toBeNull();
    expect(measuresFault({ ...NO_MEASURES, weight: '12.305' })).toBeNull();
    expect(measuresFault({ ...NO_MEASURES, weight: '0' })).toBe('scan.badWeight');
    expect(measuresFault({ ...NO_MEASURES, weight: '200.001' })).toBe('scan.badWeight');
    expect(measuresFault({ ...NO_MEASURES, length: '400.5' })).toBe('scan.badSize');
    expect(measuresFault({ ...NO_MEASURES, height: '10.55' })).toBe('scan.badSize');
  });

  it('sends only the measures that were given', () => {
    expect(sentMeasures({ ...NO_MEASURES, weight: ' 12.30 ' })).toEqual({ weight: '12.30' });
  });
});
