import { execFileSync } from 'node:child_process';
import { signedExample } from './signed-example';

/** The example with the time, nonce and secret of D5, saying its signature instead of sending it. */
function signature(): string {
  const script = signedExample({ baseUrl: 'http://127.0.0.1/api/open/v1', appId: 'demo-app' })
    .replace('$(date +%s)', '1767225600')
    .replace('$(openssl rand -hex 8)', 'n-0001')
    .replace("SECRET='…'", "SECRET='demo-secret'")
    .replace(/^curl[^]*$/m, `printf '%s' "$SIGN"`);
  return execFileSync('sh', ['-c', script], { encoding: 'utf8' });
}

describe('the signed example', () => {
  it('signs as the fixture of D5', () => {
    expect(signature()).toBe('e783a97530b302df9dcbde2ba539963ba4d06a9b73f2ee07aae6bc5e438ee1a4');
  });
});
