import type { DataSource } from 'typeorm';

const YEARS_AHEAD = 2;
const CHINESE_NAMES: Readonly<Record<string, string>> = {
  "New Year's Day": '元旦',
  'Good Friday': '耶稣受难日',
  'Easter Monday': '复活节星期一',
  'Early May bank holiday': '五月初银行假日',
  'Spring bank holiday': '春季银行假日',
  'Summer bank holiday': '夏季银行假日',
  'Christmas Day': '圣诞节',
  'Boxing Day': '节礼日',
};

export interface BankHoliday {
  /** YYYY-MM-DD */
  readonly date: string;
  readonly nameZh: string;
  readonly nameEn: string;
}

/** Bank holidays of England in a year, substitute days included. The table of the world's holidays is loaded for the call only. */
export async function bankHolidays(year: number): Promise<BankHoliday[]> {
  const { default: Holidays } = await import('date-holidays');
  const holidays = new Holidays('GB', 'ENG', { languages: ['en'], types: ['public', 'bank'] });
  return holidays.getHolidays(year).map(({ date, name }) => ({
    date: date.slice(0, 10),
    nameZh: chineseName(name),
    nameEn: name,
  }));
}

function chineseName(name: string): string {
  const plain = name.replace(' (substitute day)', '');
  const chinese = CHINESE_NAMES[plain] ?? plain;
  return plain === name ? chinese : `${chinese}（补假）`;
}

/** Closes the bank holidays of a year and the two after it. A year that holds one of its days is left as staff have made it. */
export async function seedBankHolidays(dataSource: DataSource, firstYear: number): Promise<void> {
  for (let year = firstYear; year <= firstYear + YEARS_AHEAD; year += 1) {
    const days = await bankHolidays(year);
    await dataSource.query(
      `INSERT INTO pickup_calendar (date, kind, name_zh, name_en)
       SELECT day.date, 'closed', day."nameZh", day."nameEn"
       FROM jsonb_to_recordset($1::jsonb) AS day (date date, "nameZh" varchar, "nameEn" varchar)
       WHERE NOT EXISTS (SELECT FROM pickup_calendar WHERE date = ANY($2::date[]))
       ON CONFLICT (date) DO NOTHING`,
      [JSON.stringify(days), days.map(({ date }) => date)],
    );
  }
}
