import { canonicalPath, signature, stringToSign } from './signing';

/** The published fixture (docs/domain D5). */
const FIXTURE = {
  method: 'POST',
  path: '/api/open/v1/sheetOrder',
  appId: 'demo-app',
  timestamp: '1767225600',
  nonce: 'n-0001',
  body: '{"out_order_id":"T-1001","receiverName":"张伟","packageWeight":1250}',
};

describe('signature of a partner’s call', () => {
  it('is the one of the published fixture', () => {
    expect(stringToSign(FIXTURE).split('\n').pop()).toBe(
      'b6e7a9813ca3cc31a49d9bdacd4eb5997d37c6adf91d42847e99ee0d973375ee',
    );
    expect(signature('demo-secret', FIXTURE)).toBe(
      'e783a97530b302df9dcbde2ba539963ba4d06a9b73f2ee07aae6bc5e438ee1a4',
    );
  });

  it('covers the bytes of the body, not its meaning', () => {
    const spaced = { ...FIXTURE, body: FIXTURE.body.replace(':', ' : ') };
    expect(signature('demo-secret', spaced)).not.toBe(signature('demo-secret', FIXTURE));
    const bytes = { ...FIXTURE, body: Buffer.from(FIXTURE.body) };
    expect(signature('demo-secret', bytes)).toBe(signature('demo-secret', FIXTURE));
  });

  it.each([
    ['/a', '/a'],
    ['/a?', '/a'],
    ['/a?b=2&a=1&B=0', '/a?B=0&a=1&b=2'],
    ['/a?a=2&a=1', '/a?a=1&a=2'],
    ['/a?x=%E5%BC%A0', '/a?x=%E5%BC%A0'],
  ])('sorts the query of %s', (path, sorted) => {
    expect(canonicalPath(path)).toBe(sorted);
  });
});
