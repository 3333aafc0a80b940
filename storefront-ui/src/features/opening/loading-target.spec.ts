import { loadingTarget } from './loading-target';

const CENTRE = '/user/account/overview';

describe('the loading page goes on', () => {
  it.each([
    ['/user/account/order?status=1', '/user/account/order?status=1'],
    ['user/account/profile', '/user/account/profile'],
    ['{"path":"/user/account/order","query":{"status":"1"}}', '/user/account/order?status=1'],
    ['{"path":"/user/account/order"}', '/user/account/order'],
  ])('from %s to %s', (to, target) => expect(loadingTarget(to)).toBe(target));

  it.each([
    undefined,
    '',
    '//evil.example',
    '/\\evil.example',
    '{"path":"https://evil.example"}',
    '{',
    '/user/loading/x',
  ])('from %s to the centre', (to) => expect(loadingTarget(to)).toBe(CENTRE));
});
