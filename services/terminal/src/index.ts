import { defineService } from '@parcelway/platform';
import { migrations } from '../migrations';
import { seed } from '../seeds';
import { AppModule } from './app.module';
import { TerminalSettingEntity } from './terminal-setting/terminal-setting.entity';
import {
  TerminalOutputEntity,
  TerminalTaskEntity,
  TerminalTaskHistoryEntity,
} from './terminal-task/terminal-task.entity';

/** Maintenance commands that staff run from the back office. */
export const service = defineService({
  name: 'terminal',
  module: AppModule,
  entities: [TerminalTaskEntity, TerminalTaskHistoryEntity, TerminalOutputEntity, TerminalSettingEntity],
  migrations,
  seed,
});
