import countries from 'i18n-iso-countries';
import english from 'i18n-iso-countries/langs/en.json';
import chinese from 'i18n-iso-countries/langs/zh.json';
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';
import type { EntityManager } from 'typeorm';

const DESTINATIONS = ['CN', 'HK', 'TW', 'MO'];

/** Every country of ISO 3166-1, named by the package; flags that staff have changed stay as they are. */
export async function seedCountries(manager: EntityManager): Promise<void> {
  countries.registerLocale(english);
  countries.registerLocale(chinese);
  const rows = Object.keys(countries.getAlpha2Codes()).map((code) => ({
    code,
    code3: countries.alpha2ToAlpha3(code) ?? '',
    numeric: countries.alpha2ToNumeric(code) ?? '',
    postcode_rule: code === 'GB' ? 'gb' : code === 'CN' ? 'cn' : 'none',
    name_zh: countries.getName(code, 'zh') ?? code,
    name_en: (countries.getName(code, 'en') ?? code).slice(0, 60),
    phone_code: isSupportedCountry(code) ? `+${getCountryCallingCode(code)}` : '',
    is_origin: code === 'GB',
    is_destination: DESTINATIONS.includes(code),
    weigh: code === 'CN' ? 1_000 : code === 'GB' ? 900 : 0,
  }));
  await manager.query(
    `INSERT INTO country (code, code3, numeric, postcode_rule, name_zh, name_en, phone_code, is_origin, is_destination, weigh)
     SELECT code, code3, numeric, postcode_rule, name_zh, name_en, phone_code, is_origin, is_destination, weigh
     FROM jsonb_to_recordset($1::jsonb) AS c(code text, code3 text, numeric text, postcode_rule text, name_zh text, name_en text, phone_code text, is_origin boolean, is_destination boolean, weigh int)
     ON CONFLICT (code) DO UPDATE SET code3 = excluded.code3, numeric = excluded.numeric, postcode_rule = excluded.postcode_rule
     WHERE country.code3 = ''`,
    [JSON.stringify(rows)],
  );
}
