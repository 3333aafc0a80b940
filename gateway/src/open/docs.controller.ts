import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Controller, Get, Inject, NotFoundException, Param, Res } from '@nestjs/common';
import type { CallContext, Locale } from '@parcelway/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../auth/access';
import { Context, HttpRequest } from '../http/input';
import { PAGES_ROOT } from '../pages/pages';
import { openApiOf } from './openapi';

const POLICY = [
  "default-src 'self'",
  "img-src 'self' data:",
  "style-src 'self' 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

const HOUR = 'public, max-age=3600';
const types = { css: 'text/css; charset=utf-8', js: 'text/javascript; charset=utf-8' } as const;
const ofViewer: ReadonlySet<string> = new Set(['swagger-ui.css', 'swagger-ui-bundle.js']);
const own: ReadonlySet<string> = new Set(['docs.css', 'docs.js']);

/** Signing in the languages of partners, as files to copy. */
export const examples = [
  ['TypeScript', 'sign.ts'],
  ['Python', 'sign.py'],
  ['PHP', 'sign.php'],
  ['Java', 'Sign.java'],
] as const;

const words = {
  'zh-cn': {
    title: '合作方接口文档',
    home: '首页',
    keys: '应用与密钥',
    tryIt: '试用',
    how: '填入应用的 app-id 和密钥，下面每个接口都可以直接调用；签名在本页完成，密钥不会离开浏览器。',
    appId: 'app-id',
    secret: '密钥',
    examples: '签名示例',
    copy: '复制',
    copied: '已复制',
  },
  en: {
    title: 'Partner API',
    home: 'Home',
    keys: 'Apps and secrets',
    tryIt: 'Try it',
    how: 'With the app-id and secret of an app, every call below can be made from here. This page signs it; the secret does not leave the browser.',
    appId: 'app-id',
    secret: 'Secret',
    examples: 'Signing examples',
    copy: 'Copy',
    copied: 'Copied',
  },
} as const;

/** The partner API described, with a try-out; everything comes from here. */
@Controller('docs')
@Public()
export class DocsController {
  private readonly folder: string;
  private readonly viewer: string;

  constructor(@Inject(PAGES_ROOT) root: string) {
    this.folder = join(root, 'gateway/assets/docs');
    this.viewer = join(require.resolve('swagger-ui-dist/package.json'), '..');
  }

  @Get()
  page(
    @Context() { locale }: CallContext,
    @HttpRequest() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): void {
    void reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', POLICY)
      .header('cache-control', 'no-cache')
      .send(this.html(locale, baseOf(request)));
  }

  @Get('openapi.json')
  document(@Context() { locale }: CallContext, @HttpRequest() request: FastifyRequest) {
    return openApiOf(baseOf(request), locale);
  }

  @Get(':file')
  file(@Param('file') file: string, @Res() reply: FastifyReply): void {
    const folder = ofViewer.has(file) ? this.viewer : own.has(file) ? this.folder : null;
    const path = folder && join(folder, file);
    if (!path || !existsSync(path)) throw new NotFoundException();
    const type = types[file.endsWith('.css') ? 'css' : 'js'];
    void reply.header('content-type', type).header('cache-control', HOUR).send(readFileSync(path));
  }

  private html(locale: Locale, base: string): string {
    const say = words[locale];
    const blocks = examples.map(([language, file], index) => {
      const text = readFileSync(join(this.folder, 'examples', file), 'utf8');
      return `<details><summary>${language}</summary>
<button type="button" data-copies="example-${index}" data-done="${say.copied}">${say.copy}</button>
<pre id="example-${index}" tabindex="0">${escaped(text)}</pre></details>`;
    });
    return `<!doctype html>
<html lang="${locale === 'en' ? 'en' : 'zh-CN'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say.title} - Parcelway</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/swagger-ui.css">
<link rel="stylesheet" href="/docs/docs.css">
</head>
<body>
<header>
<b>Parcelway</b>
<nav><a href="/">${say.home}</a><a href="/user/account/apiParam">${say.keys}</a></nav>
</header>
<main>
<div class="top">
<h1>${say.title}</h1>
<fieldset>
<legend>${say.tryIt}</legend>
<p>${say.how}</p>
<label>${say.appId}<input id="app-id" autocomplete="off" spellcheck="false"></label>
<label>${say.secret}<input id="secret" type="password" autocomplete="off"></label>
</fieldset>
<h2>${say.examples}</h2>
${blocks.join('\n')}
</div>
<div id="api"></div>
</main>
<script type="application/json" id="data">${dataIn(openApiOf(base, locale))}</script>
<script src="/docs/swagger-ui-bundle.js" defer></script>
<script src="/docs/docs.js" defer></script>
</body>
</html>`;
  }
}

function baseOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.headers.host ?? ''}/api/open/v1`;
}

/** JSON that cannot end the element it stands in. */
function dataIn(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
