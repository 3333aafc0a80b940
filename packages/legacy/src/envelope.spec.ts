import { failure, loginNeeded, success } from './envelope';

describe('envelope', () => {
  it('has exactly the four keys, in order, and null for nothing', () => {
    expect(JSON.stringify(success(undefined, '', 1_700_000_000_999))).toBe(
      '{"code":1,"msg":"","time":1700000000,"data":null}',
    );
    expect(Object.keys(failure(0, 'x'))).toEqual(['code', 'msg', 'time', 'data']);
  });

  it('asks each client generation to log in in its own way', () => {
    expect(loginNeeded('L', 'x', '/user/login')).toMatchObject({
      code: 302,
      data: { type: 'need login', routePath: '/user/login' },
    });
    expect(loginNeeded('C', 'x', '/user/login')).toMatchObject({ code: 303, data: { type: 'need login' } });
  });
});
