import { createHash, createHmac } from 'node:crypto';

export function sign(
  secret: string,
  method: string,
  path: string,
  appId: string,
  timestamp: string,
  nonce: string,
  body: string,
): string {
  const [bare = '', query = ''] = path.split('?', 2);
  const sorted = query === '' ? bare : `${bare}?${query.split('&').sort().join('&')}`;
  const bodyHash = createHash('sha256').update(body, 'utf8').digest('hex');
  const text = [method, sorted, appId, timestamp, nonce, bodyHash].join('\n');
  return createHmac('sha256', secret).update(text, 'utf8').digest('hex');
}
