import { signature, stringToSign } from '@parcelway/partner-client';

/** A secret of nobody, for the example. */
const EXAMPLE_SECRET = 'demo-secret';
const EXAMPLE_TIME = '1767225600';
const EXAMPLE_NONCE = 'n-0001';
const EXAMPLE_APP = 'demo-app';

/** One call with its signature, to copy and compare with. Its secret is `demo-secret`, whatever the app. */
export function signedExample(baseUrl: string, appId: string) {
  const body = JSON.stringify({ out_order_id: 'T-1001', receiverName: '张伟', packageWeight: 1250 });
  const path = '/api/open/v1/sheetOrder';
  const app = appId === '' ? EXAMPLE_APP : appId;
  const parts = {
    method: 'POST',
    path,
    appId: app,
    timestamp: EXAMPLE_TIME,
    nonce: EXAMPLE_NONCE,
    body,
  };
  return {
    method: 'POST',
    url: `${baseUrl}/sheetOrder`,
    headers: {
      'app-id': app,
      timestamp: EXAMPLE_TIME,
      nonce: EXAMPLE_NONCE,
      sign: signature(EXAMPLE_SECRET, parts),
    },
    body,
    secret: EXAMPLE_SECRET,
    string_to_sign: stringToSign(parts),
  };
}
