import 'reflect-metadata';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import { RequestMethod } from '@nestjs/common';
import { MetadataScanner, ModulesContainer } from '@nestjs/core';
import { resources } from '@parcelway/contracts/resources';
import { GatewayKit } from '../../test/gateway-kit';

interface Route {
  readonly method: string;
  readonly path: string;
}

/** Open to everybody, or to every admin whatever their nodes. A route that is added here was thought about. */
const withoutNode: readonly RegExp[] = [
  /^(GET|POST) \/admin\/Index\/(login|logout|index)$/i,
  /^(GET|POST) \/admin\/routine\.AdminInfo\/(index|edit)$/i,
  /^(GET|POST) \/admin\/ajax\/(upload|area|buildSuffixSvg|clearCache|getTable\w+|getDatabaseConnectionList)$/i,
  /^GET \/admin\/Config\/getAliyunOssSignature$/i,
  /^\w+ \/admin\/(module|crud\.\w+)\//i,
  // An event stream says who may not inside itself.
  /^GET \/admin\/(Terminal\/index|ajax\/terminal)$/i,
  /^POST \/rest\/(login|logout|refresh)$/,
  /^GET \/rest\/(me|login)$/,
  /^POST \/rest\/attachment\/upload$/,
  /^(GET|PUT) \/rest\/admin-profile$/,
  // Looks only through what its caller may list.
  /^GET \/rest\/search$/,
];
const open: readonly RegExp[] = [
  /^(GET|POST) \/admin\/Index\/(login|logout)$/i,
  /^GET \/admin\/(Terminal\/index|ajax\/terminal)$/i,
  /^POST \/rest\/(login|logout|refresh)$/,
  /^GET \/rest\/login$/,
];

const listOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value ?? '']).map((one) => String(one).replace(/^\/|\/$/g, ''));

/** Every route of the staff's two faces as Nest has it, generic ones once per resource and name. */
function staffRoutes(kit: GatewayKit): Route[] {
  const controllers = [...kit.gateway.app.get(ModulesContainer).values()].flatMap((module) => [
    ...module.controllers.values(),
  ]);
  const routes = controllers.flatMap(({ metatype }) => {
    const prototype = (metatype as { prototype: Record<string, () => unknown> }).prototype;
    return new MetadataScanner().getAllMethodNames(prototype).flatMap((name) => {
      const handler = prototype[name];
      const method = handler && (Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined);
      if (!handler || method === undefined) return [];
      return listOf(Reflect.getMetadata(PATH_METADATA, metatype as object)).flatMap((base) =>
        listOf(Reflect.getMetadata(PATH_METADATA, handler)).map((rest) => ({
          method: method === RequestMethod.ALL ? 'POST' : (RequestMethod[method] ?? 'GET'),
          path: `/${[base, rest].filter(Boolean).join('/')}`,
        })),
      );
    });
  });
  const names = Object.values(resources).flatMap(({ controller, aliases = [] }) => [controller, ...aliases]);
  return routes
    .filter(({ path }) => /^\/(admin|rest)\//.test(path))
    .flatMap(({ method, path }) => {
      if (path.includes(':controller'))
        return names.map((name) => ({ method, path: path.replace(':controller', name) }));
      if (path.includes(':resource'))
        return Object.keys(resources).map((name) => ({ method, path: path.replace(':resource', name) }));
      return [{ method, path }];
    })
    .map(({ method, path }) => ({ method, path: path.replace(/:\w+/g, '7').replace('*', 'x') }));
}

describe('every route of the staff', () => {
  let kit: GatewayKit;
  let routes: Route[] = [];
  beforeAll(async () => {
    kit = await GatewayKit.start();
    routes = staffRoutes(kit);
  });
  afterAll(() => kit.stop());

  let asked = 0;
  /** Each from another address, so that none is refused for coming too often. */
  const ask = async ({ method, path }: Route, token: Record<string, string>): Promise<number> => {
    asked += 1;
    const headers = { ...token, 'x-forwarded-for': `203.0.${asked >> 8}.${asked & 255}` };
    const { status, body } = await kit.call<{ code?: number }>(method, path, {
      headers,
      ...(method === 'GET' || method === 'DELETE' ? {} : { body: {} }),
    });
    // An envelope's 302 and 401, a status of REST's.
    return path.startsWith('/admin') && status === 200 ? (body.code ?? 0) : status;
  };
  const failing = async (
    wanted: (answer: number) => boolean,
    headers: Record<string, string>,
    some: Route[],
  ) => {
    const wrong: string[] = [];
    for (const route of some) {
      const answer = await ask(route, headers);
      if (!wanted(answer)) wrong.push(`${route.method} ${route.path}: ${answer}`);
    }
    return wrong;
  };
  const without = (patterns: readonly RegExp[]): Route[] =>
    routes.filter(({ method, path }) => !patterns.some((pattern) => pattern.test(`${method} ${path}`)));
  const both = (token: string) => ({ batoken: token, authorization: `Bearer ${token}` });

  it('is there to be looked at', () => {
    expect(routes.length).toBeGreaterThan(200);
  });

  it('sends who is not logged in to the log in (or does not exist for that resource)', async () => {
    expect(await failing((answer) => [302, 401, 404].includes(answer), {}, without(open))).toEqual([]);
  });

  it.each([
    ['a member’s token', () => kit.token('member')],
    ['a foreign signature', () => kit.token('admin', { secret: 'x'.repeat(40) })],
    [
      'no signature at all',
      () =>
        `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${kit.token('admin').split('.')[1] ?? ''}.`,
    ],
    ['a refresh token', () => 'r'.repeat(43)],
  ])('takes %s for no log in', async (_name, token) => {
    expect(await failing((answer) => [302, 401, 404].includes(answer), both(token()), without(open))).toEqual(
      [],
    );
  });

  it('asks for a fresh token when the time is over', async () => {
    const expired = both(kit.token('admin', { expiresIn: -1 }));
    expect(await failing((answer) => [409, 401, 404].includes(answer), expired, without(open))).toEqual([]);
  });

  it('refuses an admin without its node', async () => {
    const { batoken = '' } = kit.admin([]);
    expect(
      await failing((answer) => [401, 403, 404].includes(answer), both(batoken), without(withoutNode)),
    ).toEqual([]);
  });
});
