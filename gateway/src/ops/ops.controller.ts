import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Public } from '../auth/access';
import { Metrics } from './metrics';
import { ReadinessCheck } from './readiness';

@Controller()
@Public()
export class OpsController {
  constructor(
    private readonly readiness: ReadinessCheck,
    private readonly metrics: Metrics,
  ) {}

  /** The process lives; says nothing of what it depends on. */
  @Get('healthz')
  healthz(): string {
    return 'ok';
  }

  @Get('readyz')
  async readyz(@Res({ passthrough: true }) reply: FastifyReply) {
    const state = await this.readiness.ask();
    void reply.code(state.ready ? 200 : 503);
    return state;
  }

  @Get('metrics')
  async text(@Res({ passthrough: true }) reply: FastifyReply) {
    void reply.header('content-type', 'text/plain; version=0.0.4; charset=utf-8');
    return this.metrics.text();
  }
}
