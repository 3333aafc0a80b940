/** The page of the partner API: signs what is tried out, in the browser; the secret stays in its field. */
const data = JSON.parse(document.getElementById('data').textContent);
const field = (id) => document.getElementById(id).value.trim();
const hex = (bytes) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const encode = (text) => new TextEncoder().encode(text);

async function signed(request) {
  const url = new URL(request.url, location.href);
  const query = url.search.slice(1).split('&').filter(Boolean).sort().join('&');
  const path = url.pathname + (query === '' ? '' : `?${query}`);
  const timestamp = String(Math.floor(Date.now() / 1000));
  const nonce = crypto.randomUUID();
  const hash = hex(await crypto.subtle.digest('SHA-256', encode(request.body ?? '')));
  const text = [request.method.toUpperCase(), path, field('app-id'), timestamp, nonce, hash].join('\n');
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encode(field('secret') || ' '), algorithm, false, [
    'sign',
  ]);
  const sign = hex(await crypto.subtle.sign('HMAC', key, encode(text)));
  const language = document.documentElement.lang;
  Object.assign(request.headers, {
    'app-id': field('app-id'),
    timestamp,
    nonce,
    sign,
    'Accept-Language': language,
  });
  return request;
}

for (const button of document.querySelectorAll('button[data-copies]')) {
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(document.getElementById(button.dataset.copies).textContent);
    button.textContent = button.dataset.done;
  });
}

window.SwaggerUIBundle({
  spec: data,
  dom_id: '#api',
  validatorUrl: null,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  tryItOutEnabled: true,
  requestInterceptor: signed,
});
