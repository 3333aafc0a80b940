import { deviceName, isHandheld } from './device-name';

const AGENTS = {
  edge: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
  safari:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  wechat:
    'Mozilla/5.0 (Linux; Android 14; PJD110) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0 Mobile Safari/537.36 MicroMessenger/8.0.50',
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
};

describe('devices', () => {
  it.each([
    ['edge', 'Edge · Windows', false],
    ['safari', 'Safari · iPhone', true],
    ['wechat', 'WeChat · Android', true],
    ['firefox', 'Firefox · Linux', false],
  ] as const)('%s is called %s', (agent, name, handheld) => {
    expect(deviceName(AGENTS[agent])).toBe(name);
    expect(isHandheld(AGENTS[agent])).toBe(handheld);
  });

  it('has no name for what says nothing', () => expect(deviceName('curl/8')).toBe(''));
});
