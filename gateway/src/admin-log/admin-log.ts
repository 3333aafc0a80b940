import { randomUUID } from 'node:crypto';
import type { OnApplicationShutdown } from '@nestjs/common';
import { Inject, Injectable } from '@nestjs/common';
import type { AdminActed, DomainEvent } from '@parcelway/contracts';
import { adminActed } from '@parcelway/contracts';
import { permissionNode } from '@parcelway/contracts/resources';
import type { Logger } from '@parcelway/platform';
import { LOGGER, NATS } from '@parcelway/platform';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { NatsConnection } from 'nats';
import { resourceAsked } from '../auth/route-facts';
import { inputOf } from '../http/gateway-request';
import { maskedJson, maskedUrl } from './masked';

const WAIT_MS = 3_000;
const PAUSE_MS = 500;
/** Waiting in memory while NATS is away; what comes beyond is named in this process's own log. */
const MOST_WAITING = 10_000;
/** Calls that are no write, or whose trace is the session's end. */
const LEFT_OUT: ReadonlySet<string> = new Set(['index/logout', 'logout', 'refresh']);
/** The REST face's log in is the same call. */
const SAME_CALL: Readonly<Record<string, string>> = { login: 'index/login' };

/**
 * Tells the user service of every write that an admin asked for on either face, done or refused, and of every log in. It does so after
 * the answer has left, and says it again until JetStream has it; nobody waits for it.
 */
@Injectable()
export class AdminLog implements OnApplicationShutdown {
  private readonly waiting: DomainEvent<AdminActed>[] = [];
  private work: Promise<void> | null = null;
  private isEnding = false;

  constructor(
    @Inject(NATS) private readonly nats: NatsConnection,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  watch(fastify: FastifyInstance): void {
    fastify.addHook('onSend', (request, reply, payload, done) => {
      try {
        this.note(request, reply, payload);
      } catch (error) {
        this.logger.error({ err: error, requestId: request.id }, 'admin log entry not made');
      }
      done();
    });
  }

  async onApplicationShutdown(): Promise<void> {
    this.isEnding = true;
    await this.work;
    for (const event of this.waiting) this.giveUp(event);
  }

  /** A command that was started through an event stream: a GET, whose answer has not begun when it is sent. */
  noteCommand(request: FastifyRequest, result: AdminActed['result']): void {
    this.say(request, { ...actOf(request, 'terminal/command'), result });
  }

  private note(request: FastifyRequest, reply: FastifyReply, payload: unknown): void {
    const acted = actedIn(request, reply, payload);
    if (acted) this.say(request, acted);
  }

  private say(request: FastifyRequest, acted: AdminActed): void {
    const event: DomainEvent<AdminActed> = {
      id: randomUUID(),
      name: adminActed.name,
      version: adminActed.version,
      occurredAt: new Date().toISOString(),
      requestId: request.id,
      data: acted,
    };
    if (this.waiting.length >= MOST_WAITING) return this.giveUp(event);
    this.waiting.push(event);
    this.work ??= this.publish().finally(() => (this.work = null));
  }

  /** One after the other; JetStream drops what it has already by the event's id. */
  private async publish(): Promise<void> {
    // After the answer.
    await new Promise((resolve) => setImmediate(resolve));
    for (let event = this.waiting[0]; event; event = this.waiting[0]) {
      try {
        await this.nats.jetstream().publish(adminActed.subject, Buffer.from(JSON.stringify(event)), {
          msgID: event.id,
          timeout: WAIT_MS,
        });
        this.waiting.shift();
      } catch (error) {
        this.logger.warn({ err: error, waiting: this.waiting.length }, 'admin log waits');
        if (this.isEnding || this.nats.isClosed()) return;
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    }
  }

  /** Without its data: this log is read by others than the admin log. */
  private giveUp({ data: { admin_id, node, result }, requestId }: DomainEvent<AdminActed>): void {
    this.logger.error({ requestId, adminId: admin_id, node, result }, 'admin log entry lost');
  }
}

function actedIn(request: FastifyRequest, reply: FastifyReply, payload: unknown): AdminActed | null {
  const { facts, method, session } = request;
  if (!facts || (facts.face !== 'admin' && facts.face !== 'rest')) return null;
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return null;
  const node = nodeOf(request);
  const isLogIn = node === 'index/login';
  if (LEFT_OUT.has(node) || (!session && !isLogIn)) return null;
  return { ...actOf(request, node), result: isDone(facts.face, reply, payload) ? 'ok' : 'failed' };
}

/** Who asked for what, secrets masked. */
function actOf(request: FastifyRequest, node: string): Omit<AdminActed, 'result'> {
  const { session } = request;
  const input = inputOf(request);
  return {
    admin_id: session?.id ?? null,
    username: session?.username ?? String(input['username'] ?? '').slice(0, 50),
    url: maskedUrl(request.url),
    node,
    data: maskedJson({ ...(request.params as object), ...input }, secretFieldsOf(request)),
    ip: (request.callContext?.ip ?? request.ip).slice(0, 50),
    useragent: (request.headers['user-agent'] ?? '').slice(0, 255),
  };
}

/** An envelope says by its code how it went, everything else by its status. */
function isDone(face: 'admin' | 'rest', reply: FastifyReply, payload: unknown): boolean {
  const isEnvelope = face === 'admin' && typeof payload === 'string' && payload.startsWith('{"code":');
  return isEnvelope ? payload.startsWith('{"code":1,') : reply.statusCode < 400;
}

function nodeOf(request: FastifyRequest): string {
  const access = request.facts?.access;
  if (access?.who === 'node') return access.node;
  const resource = resourceAsked(request);
  if (access?.who === 'act' && resource) return permissionNode(resource, access.act);
  const [, , ...parts] = (request.url.split('?')[0] ?? '').split('/');
  const called = parts
    .flatMap((part) => part.split('.'))
    .map((part) => part.charAt(0).toLowerCase() + part.slice(1))
    .join('/');
  return SAME_CALL[called] ?? called;
}

/** Declared secrets, and the value of a setting: which of them is one only its row says. */
function secretFieldsOf(request: FastifyRequest): ReadonlySet<string> {
  const resource = resourceAsked(request);
  if (!resource) return new Set();
  const secrets = Object.entries(resource.fields).flatMap(([name, { kind }]) =>
    kind === 'secret' ? [name] : [],
  );
  return new Set(resource.name === 'config' ? [...secrets, 'value'] : secrets);
}
