import type {
  ChangeTerminalSetting,
  Handlers,
  PackageManager,
  TerminalSettingView,
} from '@parcelway/contracts';
import { terminalSetting } from '@parcelway/contracts';
import { invalidFields, Serves } from '@parcelway/platform';
import { DataSource } from 'typeorm';

const COLUMNS = `package_manager AS "packageManager", port,
  CASE WHEN automatic_cleanup_task THEN '1' ELSE '0' END AS "automaticCleanupTask"`;
const LAST_PORT = 65_535;

@Serves(terminalSetting)
export class TerminalSettingService implements Handlers<typeof terminalSetting> {
  constructor(private readonly dataSource: DataSource) {}

  async get(): Promise<TerminalSettingView> {
    const [setting] = await this.dataSource.query<TerminalSettingView[]>(
      `SELECT ${COLUMNS} FROM terminal_setting`,
    );
    return (
      setting ?? { packageManager: 'pnpm' satisfies PackageManager, automaticCleanupTask: '1', port: '8000' }
    );
  }

  async set({
    packageManager,
    automaticCleanupTask,
    port,
  }: ChangeTerminalSetting): Promise<TerminalSettingView> {
    if (Number(port ?? 0) > LAST_PORT)
      throw invalidFields([{ field: 'port', rule: 'max', params: { max: LAST_PORT } }]);
    await this.dataSource.query(
      `INSERT INTO terminal_setting AS kept (id, package_manager, automatic_cleanup_task, port)
       VALUES (1, COALESCE($1, 'pnpm'), COALESCE($2, true), COALESCE($3, '8000'))
       ON CONFLICT (id) DO UPDATE SET package_manager = COALESCE($1, kept.package_manager),
         automatic_cleanup_task = COALESCE($2, kept.automatic_cleanup_task), port = COALESCE($3, kept.port), update_time = now()`,
      [
        packageManager ?? null,
        automaticCleanupTask === undefined ? null : automaticCleanupTask === '1',
        port ?? null,
      ],
    );
    return this.get();
  }
}
