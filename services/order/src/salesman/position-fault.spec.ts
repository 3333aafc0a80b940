import { positionFault } from './position-fault';

const positions = ['业务员', '主管'];
const fault = { field: 'position', rule: 'one_of', params: { allowed: '业务员, 主管' } };

describe('the position of a salesman', () => {
  it.each([
    ['none', '', '', null],
    ['one of the settings', '主管', '', null],
    ['another', '经理', '', fault],
    ['another that it had before', '经理', '经理', null],
    ['another than it had before', '经理', '主管', fault],
  ])('%s', (_what, position, before, wanted) =>
    expect(positionFault(position, before, positions)).toEqual(wanted),
  );

  it('is free where the settings name none', () => expect(positionFault('经理', '', [])).toBeNull());
});
