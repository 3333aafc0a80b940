import { areaRows, chineseAreas } from './chinese-areas';

describe('chineseAreas', () => {
  it('lists 31 provinces', async () => {
    const provinces = await chineseAreas('', '');
    expect(provinces).toHaveLength(31);
    expect(provinces).toContainEqual({ value: 62, label: '甘肃省' });
  });

  it('lists the cities of a province and the districts of a city, named by code or by name', async () => {
    expect(await chineseAreas('62', '')).toContainEqual({ value: 6209, label: '酒泉市' });
    expect(await chineseAreas('甘肃省', '酒泉市')).toContainEqual({ value: 620982, label: '敦煌市' });
  });

  it('gives a municipality one city of its own name with all its districts', async () => {
    expect(await chineseAreas('50', '')).toEqual([{ value: 5001, label: '重庆市' }]);
    const districts = await chineseAreas('重庆市', '重庆市');
    expect(districts.map(({ label }) => label)).toEqual(expect.arrayContaining(['渝中区', '城口县']));
  });

  it('has nothing below an unknown area', async () => {
    expect(await chineseAreas('99', '')).toEqual([]);
    expect(await chineseAreas('62', '9999')).toEqual([]);
  });

  it('is also a list of rows from the province down, spelled and named as people say it', async () => {
    const rows = await areaRows();
    expect(rows.filter(({ level }) => level === 1)).toHaveLength(31);
    expect(rows.find(({ id }) => id === 620982)).toEqual({
      id: 620982,
      pid: 6209,
      name: '敦煌市',
      shortname: '敦煌',
      mergename: '甘肃省,酒泉市,敦煌市',
      level: 3,
      pinyin: 'dunhuangshi',
      code: '620982',
      first: 'D',
    });
    const ids = new Set(rows.map(({ id }) => id));
    expect(ids.size).toBe(rows.length);
    expect(rows.every(({ pid }) => pid === 0 || ids.has(pid))).toBe(true);
  });
});
