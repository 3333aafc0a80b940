import { Controller, Get, Post } from '@nestjs/common';
import type { CallContext, ChangeTerminalSetting, Client } from '@parcelway/contracts';
import { terminalSetting } from '@parcelway/contracts';
import { InjectClient } from '@parcelway/platform';
import type { FastifyRequest } from 'fastify';
import { Public, Stock, SuperAdminOnly, TokenInQuery } from '../auth/access';
import { EventStream } from '../http/answer';
import { Context, HttpRequest, Input } from '../http/input';
import { TerminalStream } from './terminal-stream';

/** The terminal of the existing web clients, in the paths of both generations. */
@Controller('admin')
@Stock()
export class LegacyTerminalController {
  constructor(
    private readonly stream: TerminalStream,
    @InjectClient(terminalSetting) private readonly settings: Client<typeof terminalSetting>,
  ) {}

  /** For super admins; whoever else comes is told so in the stream. */
  @Get('Terminal/index')
  @Public()
  @TokenInQuery()
  eventsL(@HttpRequest() request: FastifyRequest, @Context() context: CallContext) {
    return new EventStream((signal) => this.stream.events(request, context, 'exitcode', signal));
  }

  @Get('ajax/terminal')
  @Public()
  @TokenInQuery()
  eventsC(@HttpRequest() request: FastifyRequest, @Context() context: CallContext) {
    return new EventStream((signal) => this.stream.events(request, context, 'exitCode', signal));
  }

  @Post('ajax/changeTerminalConfig')
  @SuperAdminOnly()
  async changeConfig(
    @Input() { manager, port }: { readonly manager?: unknown; readonly port?: unknown },
    @Context() context: CallContext,
  ) {
    const change = { packageManager: manager, port: port === undefined ? undefined : String(port) };
    await this.settings.set(change as ChangeTerminalSetting, context);
    return null;
  }
}
