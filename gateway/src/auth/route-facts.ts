import 'reflect-metadata';
import type { Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import { MetadataScanner } from '@nestjs/core';
import type { Resource } from '@parcelway/contracts/resources';
import { resources } from '@parcelway/contracts/resources';
import type { FastifyRequest } from 'fastify';
import type { Face } from '../http/faces';
import { faceOf } from '../http/faces';
import type { Access } from './access';
import { ACCESS, STOCK, TOKEN_IN_QUERY } from './access';

/** What is known of a route before any request comes. */
export interface RouteFacts {
  readonly access: Access;
  readonly face: Face;
  /** Path pattern, for metrics. */
  readonly path: string;
  readonly isStock: boolean;
  readonly takesTokenInQuery: boolean;
  /** Of a handler with a path on each face: the facts by face. */
  readonly byFace?: ReadonlyMap<Face, RouteFacts>;
}

/** Name of the facts of every route in Nest's container. */
export const ROUTE_FACTS = Symbol('ROUTE_FACTS');

export type RouteHandler = (...args: never[]) => unknown;

/**
 * Facts of every route of the given controllers by its handler. Throws one Error that names each route without a declared access:
 * nothing is open or closed by accident.
 */
export function routeFactsOf(controllers: readonly Type<unknown>[]): ReadonlyMap<RouteHandler, RouteFacts> {
  const facts = new Map<RouteHandler, RouteFacts>();
  const undeclared: string[] = [];
  const scanner = new MetadataScanner();
  for (const controller of controllers) {
    const prototype = controller.prototype as Record<string, RouteHandler>;
    for (const name of scanner.getAllMethodNames(prototype)) {
      const handler = prototype[name];
      if (!handler || Reflect.getMetadata(METHOD_METADATA, handler) === undefined) continue;
      const read = <Value>(key: symbol): Value | undefined =>
        (Reflect.getMetadata(key, handler) ?? Reflect.getMetadata(key, controller)) as Value | undefined;
      const [base = ''] = pathsOf(controller);
      const paths = pathsOf(handler).map((path) => `/${[base, path].filter(Boolean).join('/')}`);
      const access = read<Access>(ACCESS);
      if (!access) {
        undeclared.push(`${controller.name}.${name} (${paths.join(', ')})`);
        continue;
      }
      const [first, ...others] = paths.map((path) => ({
        access,
        face: faceOf(path),
        path,
        isStock: read<boolean>(STOCK) ?? false,
        takesTokenInQuery: read<boolean>(TOKEN_IN_QUERY) ?? false,
      }));
      if (!first) continue;
      facts.set(
        handler,
        others.length === 0
          ? first
          : { ...first, byFace: new Map([first, ...others].map((one) => [one.face, one])) },
      );
    }
  }
  if (undeclared.length > 0) throw new Error(`Routes without a declared access: ${undeclared.join(', ')}`);
  return facts;
}

function pathsOf(target: object): string[] {
  const path = (Reflect.getMetadata(PATH_METADATA, target) ?? '') as string | string[];
  return [path].flat().map((one) => String(one).replace(/^\/|\/$/g, ''));
}

const byController: ReadonlyMap<string, Resource> = new Map(
  Object.values(resources).flatMap((resource) =>
    [resource.controller, ...(resource.aliases ?? [])].map((name) => [name.toLowerCase(), resource] as const),
  ),
);

/** The resource that a path of the generic controllers names; undefined where it names none. */
export function resourceAsked({ params }: FastifyRequest): Resource | undefined {
  const { controller, resource } = (params ?? {}) as { controller?: string; resource?: string };
  if (resource !== undefined) {
    const name = resource.toLowerCase();
    return Object.hasOwn(resources, name) ? resources[name] : undefined;
  }
  return controller === undefined ? undefined : byController.get(controller.toLowerCase());
}
