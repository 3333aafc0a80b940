import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { EVENT_STREAM } from '../http/envelope-writer';
import { Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** Seconds; tracking answers in a millisecond or two, documents take up to seconds. */
const BUCKETS = [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

/** What this process tells Prometheus. A registry of its own: several gateways may live in one process. */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();
  private readonly duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [this.registry],
  });
  /** Label sets are few: looking one up costs less than building it. */
  private readonly observers = new Map<string, { observe(seconds: number): void }>();

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  watch(fastify: FastifyInstance): void {
    fastify.addHook('onResponse', (request, reply, done) => {
      // A stream lasts as long as its reader likes: that says nothing of how fast we answer.
      if (reply.getHeader('content-type') === EVENT_STREAM) return done();
      const route = request.facts?.path ?? 'other';
      this.observer(request.method, route, String(reply.statusCode)).observe(reply.elapsedTime / 1000);
      done();
    });
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }

  private observer(method: string, route: string, status: string): { observe(seconds: number): void } {
    const key = `${method} ${route} ${status}`;
    const known = this.observers.get(key);
    if (known) return known;
    const made = this.duration.labels(method, route, status);
    this.observers.set(key, made);
    return made;
  }
}
