import { createHash, createHmac } from 'node:crypto';

/** A secret of nobody, for the example. */
const EXAMPLE_SECRET = 'demo-secret';
const EXAMPLE_TIME = '1767225600';
const EXAMPLE_NONCE = 'n-0001';
const EXAMPLE_APP = 'demo-app';

/** What a partner signs, line by line, and the signature (D5): six lines joined by line feeds, HMAC-SHA256 in hex. */
export function signature(
  secret: string,
  parts: {
    readonly method: string;
    readonly path: string;
    readonly appId: string;
    readonly timestamp: string;
    readonly nonce: string;
    readonly body: string;
  },
): { readonly text: string; readonly sign: string } {
  const bodyHash = createHash('sha256').update(parts.body).digest('hex');
  const text = [parts.method, parts.path, parts.appId, parts.timestamp, parts.nonce, bodyHash].join('\n');
  return { text, sign: createHmac('sha256', secret).update(text).digest('hex') };
}

/** One call with its signature, to copy and compare with. Its secret is `demo-secret`, whatever the app. */
export function signedExample(baseUrl: string, appId: string) {
  const body = JSON.stringify({ out_order_id: 'T-1001', receiverName: '张伟', packageWeight: 1250 });
  const path = '/api/open/v1/sheetOrder';
  const app = appId === '' ? EXAMPLE_APP : appId;
  const { text, sign } = signature(EXAMPLE_SECRET, {
    method: 'POST',
    path,
    appId: app,
    timestamp: EXAMPLE_TIME,
    nonce: EXAMPLE_NONCE,
    body,
  });
  return {
    method: 'POST',
    url: `${baseUrl}/sheetOrder`,
    headers: { 'app-id': app, timestamp: EXAMPLE_TIME, nonce: EXAMPLE_NONCE, sign },
    body,
    secret: EXAMPLE_SECRET,
    string_to_sign: text,
  };
}
