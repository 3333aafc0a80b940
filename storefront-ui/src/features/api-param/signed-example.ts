const BODY = '{"out_order_id":"T-1001","receiverName":"张伟","packageWeight":1250}';

/**
 * A signed request as a shell script to copy (D5, docs/domain): the six lines METHOD, PATH, APP_ID, TIMESTAMP, NONCE and
 * hex(SHA-256(body)), signed by HMAC-SHA256 with the app's secret.
 */
export function signedExample({ baseUrl, appId }: { baseUrl: string; appId: string }): string {
  const url = `${baseUrl}/sheetOrder`;
  return [
    `APP_ID='${appId}'`,
    `SECRET='…'`,
    `BODY='${BODY}'`,
    'TIMESTAMP=$(date +%s)',
    'NONCE=$(openssl rand -hex 8)',
    `HASH=$(printf '%s' "$BODY" | openssl dgst -sha256 -hex | sed 's/^.* //')`,
    `TEXT=$(printf 'POST\\n${new URL(url).pathname}\\n%s\\n%s\\n%s\\n%s' "$APP_ID" "$TIMESTAMP" "$NONCE" "$HASH")`,
    `SIGN=$(printf '%s' "$TEXT" | openssl dgst -sha256 -hmac "$SECRET" -hex | sed 's/^.* //')`,
    `curl '${url}' -H 'content-type: application/json' \\`,
    `  -H "app-id: $APP_ID" -H "timestamp: $TIMESTAMP" -H "nonce: $NONCE" -H "sign: $SIGN" \\`,
    `  -d "$BODY"`,
  ].join('\n');
}
