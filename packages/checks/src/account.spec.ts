import { PASSWORD_PATTERN, USERNAME_PATTERN } from './account';

describe('log-in names and passwords', () => {
  it.each([
    ['demo', true],
    ['Lin_Yue_1988', true],
    ['abc', true],
    ['a123456789012345', true],
    ['ab', false],
    ['a1234567890123456', false],
    ['1demo', false],
    ['_demo', false],
    ['demo user', false],
    ['林悦abc', false],
  ])('user name %j: %s', (name, accepted) => {
    expect(USERNAME_PATTERN.test(name)).toBe(accepted);
  });

  it.each([
    ['Demo1234', true],
    ['密码密码密码', true],
    ['a b c d', true],
    ['12345', false],
    ['x'.repeat(32), true],
    ['x'.repeat(33), false],
    ['demo&1234', false],
    ['demo<1234', false],
    ['demo>1234', false],
    ['demo"1234', false],
    ["demo'1234", false],
    ['demo\n1234', false],
    ['demo1234\n', false],
  ])('password %j: %s', (password, accepted) => {
    expect(PASSWORD_PATTERN.test(password)).toBe(accepted);
  });
});
