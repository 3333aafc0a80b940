import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import type {
  AddTerminalTask,
  CallContext,
  ChangeTerminalSetting,
  Client,
  TerminalOutputFrom,
  TerminalTaskById,
} from '@parcelway/contracts';
import { DomainError, terminalSetting, terminalTask } from '@parcelway/contracts';
import { InjectClient } from '@parcelway/platform';
import { SuperAdminOnly } from '../auth/access';
import { EventStream } from '../http/answer';
import { Context, Input } from '../http/input';
import { TaskFollower } from './task-follower';

/** The terminal for the back office. Tasks are listed and deleted as every resource is. */
@Controller('rest')
@SuperAdminOnly()
export class RestTerminalController {
  constructor(
    @InjectClient(terminalTask) private readonly tasks: Client<typeof terminalTask>,
    @InjectClient(terminalSetting) private readonly settings: Client<typeof terminalSetting>,
    private readonly follower: TaskFollower,
  ) {}

  @Post('terminal-task')
  @HttpCode(201)
  add(@Body() task: AddTerminalTask, @Context() context: CallContext) {
    return this.tasks.add(task, context);
  }

  @Post('terminal-task/retry')
  @HttpCode(200)
  retry(@Input() task: TerminalTaskById, @Context() context: CallContext) {
    return this.tasks.retry(task, context);
  }

  @Get('terminal-task/commands')
  commands(@Context() context: CallContext) {
    return this.tasks.allowed({}, context);
  }

  @Get('terminal-task/output')
  output(@Input() asked: TerminalOutputFrom, @Context() context: CallContext) {
    return this.tasks.output(asked, context);
  }

  /** The output as it is written: one event for each answer that `output` would give, until the task has ended. */
  @Get('terminal-task/:id/stream')
  stream(@Param('id') id: string, @Query('from') from: unknown, @Context() context: CallContext) {
    return new EventStream((signal) => this.events(Number(id), Number(from ?? 0), context, signal));
  }

  @Get('terminal-setting')
  setting(@Context() context: CallContext) {
    return this.settings.get({}, context);
  }

  @Put('terminal-setting')
  changeSetting(@Body() change: ChangeTerminalSetting, @Context() context: CallContext) {
    return this.settings.set(change, context);
  }

  private async *events(
    id: number,
    from: number,
    context: CallContext,
    signal: AbortSignal,
  ): AsyncGenerator<string> {
    try {
      for await (const seen of this.follower.follow(id, from, context, signal))
        yield seen ? `data: ${JSON.stringify(seen)}\n\n` : ': ping\n\n';
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      yield `event: refused\ndata: ${JSON.stringify({ code: error.code })}\n\n`;
    }
  }
}
