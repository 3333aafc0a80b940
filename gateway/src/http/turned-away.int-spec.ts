import { settingsChanged } from '@parcelway/contracts';
import { eventually } from '@parcelway/testing';
import { GatewayKit, siteOfTests } from '../../test/gateway-kit';
import { ReadWindow } from './turned-away';

describe('requests that are turned away', () => {
  let kit: GatewayKit;
  beforeAll(async () => {
    kit = await GatewayKit.start({ READS_PER_MINUTE: '5' });
  });
  afterAll(() => kit.stop());

  it('are reads beyond the limit of an address, told how long to wait; writes and other addresses go on', async () => {
    const read = (ip: string) =>
      kit.call<{ code: number; msg: string }>('GET', '/api/ajax/buildSuffixSvg', {
        headers: { 'x-forwarded-for': ip },
      });
    for (let count = 0; count < 5; count += 1) expect((await read('203.0.113.1')).status).toBe(200);
    const sixth = await read('203.0.113.1');
    expect([sixth.status, sixth.headers.get('access-control-allow-origin')]).toEqual([429, '*']);
    expect(sixth.body).toEqual({
      code: 0,
      msg: expect.stringMatching(/^Too many requests, please try again in \d+ seconds$/) as unknown,
    });
    expect((await read('203.0.113.2')).status).toBe(200);
    const write = await kit.call('POST', '/api/common/refreshToken', {
      headers: { 'x-forwarded-for': '203.0.113.1' },
      body: {},
    });
    expect(write.status).toBe(200);
  });

  it('are all those of an address that the settings name', async () => {
    kit.services.answer('user.site-settings.site', () => ({
      ...siteOfTests,
      no_access_ip: ['198.51.100.0/24'],
    }));
    await kit.services.settled();
    kit.nats.publish(settingsChanged.subject, '{}');
    const from = (ip: string) =>
      kit.call<{ msg: string }>('POST', '/admin/Index/logout', {
        headers: { 'x-forwarded-for': ip },
        body: {},
      });
    kit.services.answer('user.session.logOut', () => null);
    const refused = await eventually(async () => {
      const heard = await from('198.51.100.7');
      return heard.status === 403 && heard;
    });
    expect(refused.body).toEqual({ msg: 'No permission request' });
    expect((await from('198.51.101.7')).status).toBe(200);
  });

  it('count anew every minute', () => {
    const window = new ReadWindow(1);
    expect(window.secondsToWait('a', 0)).toBe(0);
    expect(window.secondsToWait('a', 30_000)).toBe(30);
    expect(window.secondsToWait('a', 60_000)).toBe(0);
    expect(new ReadWindow(0).secondsToWait('a', 0)).toBe(0);
  });
});
