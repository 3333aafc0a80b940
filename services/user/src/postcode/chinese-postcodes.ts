import type { PostcodeArea } from '@parcelway/contracts';
import { chineseAreas } from '../area/chinese-areas';
import type { PostcodeSource } from './postcode-source';

/** The first two digits of a postcode say the province; the values are codes of GB/T 2260. */
const PROVINCES: Readonly<Record<string, readonly string[]>> = {
  11: ['10'],
  12: ['30'],
  13: ['05', '06', '07'],
  14: ['03', '04'],
  15: ['01', '02'],
  21: ['11', '12'],
  22: ['13'],
  23: ['15', '16'],
  31: ['20'],
  32: ['21', '22'],
  33: ['31', '32'],
  34: ['23', '24'],
  35: ['35', '36'],
  36: ['33', '34'],
  37: ['25', '26', '27'],
  41: ['45', '46', '47'],
  42: ['43', '44'],
  43: ['41', '42'],
  44: ['51', '52'],
  45: ['53', '54'],
  46: ['57'],
  50: ['40'],
  51: ['61', '62', '63', '64'],
  52: ['55', '56'],
  53: ['65', '66', '67'],
  54: ['85', '86'],
  61: ['71', '72'],
  62: ['73', '74'],
  63: ['81'],
  64: ['75'],
  65: ['83', '84'],
};

/** The province of a Chinese postcode, with the city where a province has only one; from the product's own areas. */
export const chinesePostcodes: PostcodeSource = {
  country: 'CN',
  async find(code): Promise<readonly PostcodeArea[]> {
    const [provinceCode] =
      Object.entries(PROVINCES).find(([, beginnings]) => beginnings.includes(code.slice(0, 2))) ?? [];
    if (provinceCode === undefined) return [];
    const province = (await chineseAreas('', '')).find(({ value }) => String(value) === provinceCode);
    if (!province) return [];
    const cities = await chineseAreas(provinceCode, '');
    const city = cities.length === 1 ? (cities[0]?.label ?? '') : '';
    return [{ line: '', district: '', city, province: province.label }];
  },
};
