import type { Intent } from './intent';

/** The bank's page of a card that asks its holder (3-D Secure), in both languages since a bank knows nothing of ours. */
export function stepPage(intent: Intent): string {
  const amount = new Intl.NumberFormat('en-GB', { style: 'currency', currency: intent.currency }).format(
    intent.amount / 100,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>Demo bank</title><style>
body{font:16px/1.5 system-ui,sans-serif;background:#f3f1ec;color:#22201c;margin:0;display:grid;min-height:100vh;place-items:center}
main{background:#fff;border:1px solid #d9d4c8;border-radius:12px;padding:28px;max-width:360px;margin:16px}
h1{font-size:20px;margin:0 0 4px}p{margin:8px 0}strong{font-size:28px;display:block;margin:12px 0}
button{font:inherit;width:100%;padding:12px;border-radius:8px;border:1px solid #22201c;margin-top:10px;cursor:pointer;background:#fff}
button:first-of-type{background:#22201c;color:#fff}small{color:#6b655a}
</style></head><body><main><h1>演示银行 · Demo bank</h1><p>请确认这笔付款。<br>Please confirm this payment.</p>
<strong>${amount}</strong><form method="post"><button name="decision" value="approve">确认付款 · Approve</button>
<button name="decision" value="refuse">拒绝 · Refuse</button></form>
<p><small>这是演示，不会扣款。<br>This is a demonstration; no money moves.</small></p></main></body></html>`;
}
