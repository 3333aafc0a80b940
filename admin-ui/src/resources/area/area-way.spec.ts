import { wayTo } from './area-way';

describe('wayTo', () => {
  it('names province, city and district with their ids', () => {
    expect(wayTo({ code: '620982', mergename: '甘肃省,酒泉市,敦煌市' })).toEqual([
      { id: 62, name: '甘肃省' },
      { id: 6209, name: '酒泉市' },
      { id: 620982, name: '敦煌市' },
    ]);
    expect(wayTo({ code: '62', mergename: '甘肃省' })).toEqual([{ id: 62, name: '甘肃省' }]);
  });
});
