import { checkCode, readBeep } from './beep';

const at = new Date('2026-12-01T14:05:00Z');

describe('readBeep', () => {
  it('takes spaces and lower case out of the code and turns kg and cm into grams and millimetres', () => {
    const request = {
      waybill_no: ' ee 4731 24829 gb\r',
      weight: '12.30',
      length: '60.5',
      width: '40',
      height: '',
    };
    expect(readBeep(request, 1, at)).toEqual({
      code: 'EE473124829GB',
      adminId: 1,
      station: null,
      weightG: 12_300,
      lengthMm: 605,
      widthMm: 400,
      heightMm: null,
      at,
    });
  });
});

describe('checkCode', () => {
  it.each(['EE473124829GB', 'RR000000080GB', 'RR000000155GB', 'PWY473124829', 'HELLO'])(
    'lets %s pass',
    (code) => {
      expect(() => checkCode(code)).not.toThrow();
    },
  );

  it.each([
    ['RR473124828GB', 'scan.bad_check_digit'],
    ['EE473124820GB', 'scan.bad_check_digit'],
    ['', 'scan.number_required'],
  ])('refuses %j with %s', (code, error) => {
    expect(() => checkCode(code)).toThrow(error);
  });
});
