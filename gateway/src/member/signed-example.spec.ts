import { signature, signedExample } from './signed-example';

describe('signature of a partner’s call', () => {
  it('is the one of the published fixture', () => {
    const { text, sign } = signature('demo-secret', {
      method: 'POST',
      path: '/api/open/v1/sheetOrder',
      appId: 'demo-app',
      timestamp: '1767225600',
      nonce: 'n-0001',
      body: '{"out_order_id":"T-1001","receiverName":"张伟","packageWeight":1250}',
    });
    expect(text.split('\n').pop()).toBe('b6e7a9813ca3cc31a49d9bdacd4eb5997d37c6adf91d42847e99ee0d973375ee');
    expect(sign).toBe('e783a97530b302df9dcbde2ba539963ba4d06a9b73f2ee07aae6bc5e438ee1a4');
  });

  it('is shown by example with the app’s own name', () => {
    expect(signedExample('https://x.example/api/open/v1', 'pw_1')).toMatchObject({
      url: 'https://x.example/api/open/v1/sheetOrder',
      headers: { 'app-id': 'pw_1' },
    });
    expect(signedExample('', '').headers.sign).toBe(
      'e783a97530b302df9dcbde2ba539963ba4d06a9b73f2ee07aae6bc5e438ee1a4',
    );
  });
});
