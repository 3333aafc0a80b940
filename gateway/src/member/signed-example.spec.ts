import { signedExample } from './signed-example';

describe('the signed call that partners are shown', () => {
  it('bears the app’s own name, and is the published fixture without one', () => {
    expect(signedExample('https://x.example/api/open/v1', 'pw_1')).toMatchObject({
      url: 'https://x.example/api/open/v1/sheetOrder',
      headers: { 'app-id': 'pw_1' },
    });
    expect(signedExample('', '').headers.sign).toBe(
      'e783a97530b302df9dcbde2ba539963ba4d06a9b73f2ee07aae6bc5e438ee1a4',
    );
  });
});
