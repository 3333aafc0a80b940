import { bankHolidays } from './bank-holidays';

describe('bankHolidays of England', () => {
  it.each([
    [2026, ['2026-04-03', '耶稣受难日']],
    [2026, ['2026-08-31', '夏季银行假日']],
    [2026, ['2026-12-25', '圣诞节']],
    [2026, ['2026-12-28', '节礼日（补假）']],
    [2027, ['2027-12-27', '圣诞节（补假）']],
    [2028, ['2028-01-03', '元旦（补假）']],
  ])('in %i hold %j', async (year, [date, nameZh]) => {
    const days = await bankHolidays(year);
    expect(days).toContainEqual(expect.objectContaining({ date, nameZh }));
  });

  it('have no day of Scotland', async () => {
    const dates = (await bankHolidays(2026)).map(({ date }) => date);
    expect(dates).not.toContain('2026-11-30');
    expect(dates).not.toContain('2026-01-02');
  });
});
