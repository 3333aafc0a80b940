import { simulationRequest } from './simulation-request';

const box = { packaging_box_id: 1, weight: '12.30', length: '60', width: '40', height: '40' };

describe('the simulator’s question', () => {
  it('waits for the destination and for every box', () => {
    expect(simulationRequest({ country: 'CN', packages: [] })).toBeNull();
    expect(simulationRequest({ country: 'CN', packages: [box, { ...box, weight: '' }] })).toBeNull();
    expect(simulationRequest({ country: '', packages: [box] })).toBeNull();
  });

  it('leaves out what is empty', () => {
    expect(
      simulationRequest({
        country: 'cn',
        user_id: '',
        cover: '500',
        packages: [box],
        accessorials: [{ id: '', quantity: 2 }, { id: 7 }],
      }),
    ).toEqual({
      country: 'CN',
      cover: '500',
      accessorials: [{ id: 7, quantity: 1 }],
      packages: [{ ...box, items: [] }],
    });
  });
});
