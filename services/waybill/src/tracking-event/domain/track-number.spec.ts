import { compactNumber, readTrackNumber } from './track-number';

describe('readTrackNumber', () => {
  it.each([
    ['EE473124829GB', 'waybill', 'EE473124829GB'],
    [' ee 4731 2482 9 gb ', 'waybill', 'EE473124829GB'],
    ['ＥＥ４７３１２４８２９ＧＢ', 'waybill', 'EE473124829GB'],
    ['PW-7K4M-92QX', 'order', 'PW-7K4M-92QX'],
    ['pw7k4m92qx', 'order', 'PW-7K4M-92QX'],
    ['pw – 7k4m – 92qx', 'order', 'PW-7K4M-92QX'],
    ['PW-OIL0-92QX', 'order', 'PW-0110-92QX'],
    ['PWY473124829', 'waybill', 'PWY473124829'],
    ['', 'waybill', ''],
  ])('reads %j as %s %s', (text, kind, no) => {
    expect(readTrackNumber(text)).toEqual({ kind, no });
  });
});

describe('compactNumber', () => {
  it('drops tabs, line ends and dashes of any kind', () => {
    expect(compactNumber('\tee-47‑31—24829 gb\r\n')).toBe('EE473124829GB');
  });
});
