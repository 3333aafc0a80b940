import { Module } from '@nestjs/common';
import { InterruptedTasks } from './terminal-task/interrupted-tasks.service';

@Module({ providers: [InterruptedTasks] })
export class AppModule {}
