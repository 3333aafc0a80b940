import { Module } from '@nestjs/common';
import { terminalTaskResource } from '@parcelway/contracts/resources';
import { bind, crudProviders } from '@parcelway/crud';
import { Commands } from './command/commands';
import { TerminalSettingService } from './terminal-setting/terminal-setting.service';
import { TaskRunner } from './terminal-task/task-runner';
import { TerminalQueue } from './terminal-task/terminal-queue';
import { TerminalTaskEntity } from './terminal-task/terminal-task.entity';
import { TerminalTaskHooks } from './terminal-task/terminal-task.hooks';
import { TerminalTaskReactions } from './terminal-task/terminal-task.reactions';
import { TerminalTaskService } from './terminal-task/terminal-task.service';

@Module({
  providers: [
    Commands,
    TaskRunner,
    TerminalQueue,
    TerminalSettingService,
    TerminalTaskService,
    TerminalTaskReactions,
    ...crudProviders('terminal', [bind(terminalTaskResource, TerminalTaskEntity, TerminalTaskHooks)]),
  ],
})
export class AppModule {}
