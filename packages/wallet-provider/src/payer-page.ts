import type { Trade } from './trade';
import { decimal } from './trade';

/** What the payer's telephone shows after the code was scanned, in both languages since a wallet knows nothing of ours. */
export function payerPage(trade: Trade, now: number): string {
  const amount = new Intl.NumberFormat('en-GB', { style: 'currency', currency: trade.currency }).format(
    Number(decimal(trade.amount)),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>Demo wallet</title><style>
body{font:16px/1.5 system-ui,sans-serif;background:#eef2f3;color:#1d2426;margin:0;display:grid;min-height:100vh;place-items:center}
main{background:#fff;border:1px solid #cfd9db;border-radius:12px;padding:28px;max-width:360px;margin:16px}
h1{font-size:20px;margin:0 0 4px}p{margin:8px 0}strong{font-size:28px;display:block;margin:12px 0}
button{font:inherit;width:100%;padding:12px;border-radius:8px;border:1px solid #1d2426;margin-top:10px;cursor:pointer;background:#fff}
button:first-of-type{background:#1d2426;color:#fff}small{color:#5a6669}
</style></head><body><main><h1>演示钱包 · Demo wallet</h1>${body(trade, now, amount)}
<p><small>这是演示，不会扣款。<br>This is a demonstration; no money moves.</small></p></main></body></html>`;
}

function body(trade: Trade, now: number, amount: string): string {
  if (trade.status === 'TRADE_SUCCESS')
    return `<strong>${amount}</strong><p>已付款，可以回到商家页面。<br>Paid. You may go back to the shop.</p>`;
  if (trade.status === 'TRADE_CLOSED' || now >= trade.expires)
    return '<p>这个二维码已失效，请在商家页面重新获取。<br>This code is no longer valid. Ask the shop for a new one.</p>';
  return `<p>请确认这笔付款。<br>Please confirm this payment.</p><strong>${amount}</strong>
<form method="post"><button name="decision" value="pay">付款 · Pay</button>
<button name="decision" value="decline">不付 · Decline</button>
<button name="decision" value="less">少付一分 · Pay one penny less</button></form>`;
}
