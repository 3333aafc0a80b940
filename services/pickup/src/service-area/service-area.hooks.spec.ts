import type { ServiceAreaEntity } from './service-area.entity';
import { ServiceAreaHooks } from './service-area.hooks';

const area = { postcodes: 'LS*\nIV1-IV40', weekdays: [1, 2, 6] } as ServiceAreaEntity;
const hooks = new ServiceAreaHooks();

describe('a service area', () => {
  it('is accepted with readable postcodes and weekdays', async () => {
    await expect(hooks.beforeAdd(area)).resolves.toBeUndefined();
  });

  it.each([
    [{ postcodes: 'LS*\nIV40-IV1' }, 'postcodes'],
    [{ weekdays: [] }, 'weekdays'],
    [{ weekdays: [0, 1] }, 'weekdays'],
    [{ weekdays: [1, 1] }, 'weekdays'],
    [{ weekdays: '1,2' as unknown as number[] }, 'weekdays'],
  ])('with %j is refused for its %s', async (changes, field) => {
    await expect(hooks.beforeEdit({ ...area, ...changes })).rejects.toMatchObject({
      code: 'request.invalid',
      fields: [{ field }],
    });
  });
});
