import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Face } from '../http/faces';
import { CONFIG } from '@parcelway/platform';
import type { Config } from '@parcelway/platform';
import { Site } from '../http/site-settings';

declare module 'fastify' {
  interface FastifyReply {
    /** Put there by @fastify/static. */
    sendFile(name: string, folder: string, options: object): FastifyReply;
  }
}

/** Stripe wants its library loaded from there. */
const STRIPE_SCRIPTS = 'https://js.stripe.com';
const YEAR_MS = 365 * 86_400_000;
/** Styles are put into the page by the component library; PDFs are shown in frames made of blobs. */
const contentSecurityPolicy = (
  { frames, provider }: Pick<Application, 'frames' | 'provider'>,
  pictures: readonly string[],
): string =>
  [
    "default-src 'self'",
    ...(provider ? [`script-src 'self' ${STRIPE_SCRIPTS}`, "connect-src 'self' https://api.stripe.com"] : []),
    ["img-src 'self' data: blob:", ...pictures].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self' data:",
    `frame-src 'self' blob:${frames}${provider ? ` ${STRIPE_SCRIPTS} https://hooks.stripe.com` : ''}`,
    "object-src 'self' blob:",
    "worker-src 'self' blob:",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
/** Files beside the page; the pictures of `/static/images` are those the existing clients ask for. */
const FILE_NAME = /^(static\/images\/)?[\w-]+\.(svg|ico|png|txt|webmanifest)$/;

export const PAGES_ROOT = Symbol('PAGES_ROOT');

/** One built web application: where it lies and under which path it is served. */
interface Application {
  readonly base: '/' | '/admin/';
  readonly folder: string;
  /** What its frames may show beside the site and what it made itself, for its content security policy. */
  readonly frames: string;
  /** Cards are typed into fields of Stripe's. */
  readonly provider: boolean;
}

/**
 * The two web applications: storefront at `/`, admin at `/admin`. Their hashed files are cached for good, their page never; a path of
 * theirs that is no file is the page itself, since they route in the browser.
 */
@Injectable()
export class Pages {
  private readonly storefront: Application;
  private readonly admin: Application;

  constructor(
    @Inject(PAGES_ROOT) root: string,
    private readonly site: Site,
    @Inject(CONFIG) config: Config,
  ) {
    this.storefront = {
      base: '/',
      folder: join(root, 'storefront-ui/dist'),
      frames: '',
      provider: config.stripe !== null,
    };
    this.admin = {
      base: '/admin/',
      folder: join(root, 'admin-ui/dist'),
      // Staff put pages of other sites into their menu; those open in a sandboxed frame.
      frames: ' http: https:',
      provider: false,
    };
  }

  serveAssets(app: NestFastifyApplication): void {
    for (const { base, folder } of [this.storefront, this.admin]) {
      app.useStaticAssets({
        root: join(folder, 'assets'),
        prefix: `${base}assets/`,
        index: false,
        maxAge: YEAR_MS,
        immutable: true,
        preCompressed: true,
        decorateReply: base === '/',
      });
    }
  }

  /** Answers a GET that no route takes, if it is for one of the applications. False leaves the request to the caller. */
  answer(request: FastifyRequest, reply: FastifyReply, face: Face): boolean {
    if ((request.method !== 'GET' && request.method !== 'HEAD') || face === 'api' || face === 'rest')
      return false;
    const path = request.url.split(/[?#]/, 1)[0] ?? '/';
    // A file that is not there is not a page of the storefront.
    if (path.startsWith('/storage/')) return false;
    const application = face === 'admin' ? this.admin : this.storefront;
    const { base, folder } = application;
    if (path.startsWith(`${base}assets/`)) return false;
    const name = path.slice(base.length);
    if (FILE_NAME.test(name) && existsSync(join(folder, name))) {
      void reply.sendFile(name, folder, { maxAge: 3_600_000, immutable: false });
      return true;
    }
    if (!request.headers.accept?.includes('text/html') || !existsSync(join(folder, 'index.html')))
      return false;
    void reply
      .code(200)
      .header('cache-control', 'no-cache')
      .header('content-security-policy', contentSecurityPolicy(application, this.site.pictureOrigins()))
      .header('referrer-policy', 'same-origin')
      .sendFile('index.html', folder, { cacheControl: false });
    return true;
  }
}

/** The folder that holds the two applications' workspaces: the nearest one above this file. */
export function pagesRoot(): string {
  for (let folder = __dirname; folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, 'storefront-ui'))) return folder;
  }
  return __dirname;
}
